/** Where the pictures of the draft stand: the fields of content/ that name one. */
import type { Documents, Place } from "#app/content/documents.ts";
import { type FormScreen, rowTitle } from "#app/content/forms/form-screens.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { CropName } from "#pictures/crops.ts";
import { DeskError } from "./context.ts";
import { screensOfFile } from "./form-scope.ts";
import { italianSources } from "./site-parts.ts";
import { subjectLabel } from "./site-subjects.ts";

type PicturePlace = {
  /** The picture's. */
  id: string;
  subject: string;
  isWords: boolean;
  part: string;
  /** Of the field in its file, with the names of entries. */
  path: string;
  /** What the family calls the page: content/pictures.yaml has the pictures of several. */
  page: string;
  label: string;
  crops: CropName[];
};

/** Subjects whose entries have pages of their own, with their names. */
const PAGE_ENTRIES = new Set(["rooms", "territory"]);

const joined = (...labels: (string | undefined)[]) => labels.filter(Boolean).join(", ");

/** The entry or part that a picture stands in, from the outside: "Elegant Room", "Galleria". */
function ownersOf(screens: FormScreen[], screen: FormScreen): string[] {
  const parent = screens.find(({ part }) => screen.parent !== undefined && part === screen.parent);
  const rows = parent?.list?.rows ?? [];
  const at = rows.findIndex(({ path }) => path === screen.part);
  const own = rows[at] && !parent?.list?.isPictures ? rowTitle(rows[at]) : undefined;
  const name = parent?.list?.isPictures ? `${parent.label} ${at + 1}` : own || screen.label;
  const outer =
    parent?.parent === undefined ? undefined : screens.find(({ part }) => part === parent.parent);
  return [...(outer ? ownersOf(screens, outer) : []), name];
}

/** The places of all pictures, in the order of the files. */
export function picturePlaces(documents: Documents): PicturePlace[] {
  return italianSources().flatMap(({ file, subject, isWords }) => {
    const screens = screensOfFile(file, documents);
    return screens.flatMap((screen) =>
      screen.fields
        .filter(({ kind, value }) => kind === "picture" && value !== "")
        .map(({ value, path, label, section, crops = [] }) => {
          const owners = ownersOf(screens, screen);
          const isOwnPage = PAGE_ENTRIES.has(subject);
          return {
            id: value,
            subject,
            isWords,
            part: screen.part,
            path,
            page: isOwnPage
              ? owners[0]!
              : subjectLabel(subject === "pictures" ? path.split(".")[0]! : subject),
            label: joined(...owners, section, path === screen.part ? undefined : label),
            crops,
          };
        }),
    );
  });
}

/** The places of a picture's words, in each language. */
export const altTextPlaces = (id: string): Place[] =>
  LANGUAGE_CODES.map((language) => ({ file: `${language}/pictures`, path: id }));

/** Refuses to take away an added picture that stands somewhere. */
export function demandPictureUnused(documents: Documents, id: string): void {
  const places = picturePlaces(documents).filter((place) => place.id === id);
  if (places.length > 0)
    throw new DeskError(
      `Questa fotografia sta ancora qui: ${places.map(({ label }) => label).join("; ")}. Prima sceglietene un’altra lì.`,
    );
}
