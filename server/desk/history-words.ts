/** The publications with what each changed, in the words of the family's forms. */
import { isPhotographEdit } from "#app/content/photographs.ts";
import { CONTENT_FILES } from "#app/content/read.ts";
import { labelOf, readContentForm } from "./content-form.ts";
import type { DeskContext } from "./context.ts";
import { formatEditValue, formatPlace } from "./format-value.ts";
import { releaseHistory } from "./release-history.ts";

type ReleaseWords = {
  number: number;
  made: number;
  author: string;
  isTakenBack: boolean;
  changes: string[];
};

/** "Elegant Room, a notte: da 85,00 a 90,00"; the place itself where no form names it. */
async function placeWords(context: DeskContext, file: string, path: string): Promise<string> {
  if (isPhotographEdit({ file })) return formatPlace({ file, path });
  const place = `${file} ${path}`;
  if (!CONTENT_FILES.includes(file)) return place;
  const { fields } = await readContentForm(context, file);
  return labelOf(fields, path) ?? place;
}

export async function historyInWords(context: DeskContext): Promise<ReleaseWords[]> {
  const history = await releaseHistory(context);
  return Promise.all(
    history.map(async ({ number, made, author, isTakenBack, changes }) => ({
      number,
      made,
      author,
      isTakenBack,
      changes: await Promise.all(
        changes.map(async ({ file, path, was, value }) => {
          const place = await placeWords(context, file, path);
          const [before, after] = [was, value].map((one) => formatEditValue({ file, value: one }));
          return `${place}: da ${before} a ${after}`;
        }),
      ),
    })),
  );
}
