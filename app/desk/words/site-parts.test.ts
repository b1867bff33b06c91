import { beforeEach, expect, test } from "vitest";
import { CONTENT_FILES } from "#app/content/files.ts";
import { namedValuesOf, valuesOf } from "#app/content/documents.ts";
import { fieldAt } from "#app/content/forms/form-screens.ts";
import { pathByRowNames } from "#app/content/rows.ts";
import { openSignedOutDesk, type SignedOutDesk } from "#tests/support/signed-out-desk.ts";
import { readContentForm } from "./content-form.ts";
import { formOfFile } from "./form-scope.ts";
import { saveContentForm } from "./save-form.ts";
import { screensOf } from "./site-parts.ts";
import { TECHNICAL_SUBJECTS, SITE_SUBJECTS } from "./site-subjects.ts";
import { textsIn } from "#app/content/texts.ts";

let context: SignedOutDesk["context"];
beforeEach(() => {
  ({ context } = openSignedOutDesk());
});

/** Prices and the notice have screens of their own; the demonstration's texts are not edited at the desk. */
const HOUSE_FILES = CONTENT_FILES.filter(
  (file) => !["prices", "notice"].includes(file) && !file.startsWith("template/"),
);

/** Addresses, which stay as they are, and icons; no guest reads them. */
const UNREAD_PATH_PATTERN = /(^|\.)(slug|address|locale)$|^(contact\.map|date|amount)$/;

test("every text of the house has a field at the desk", () => {
  for (const file of HOUSE_FILES) {
    const values = namedValuesOf(file, {});
    const fields = formOfFile(file, {}).screens.flatMap((screen) => screen.fields);
    const lost = textsIn(valuesOf(file, {}))
      .filter(([path]) => !UNREAD_PATH_PATTERN.test(path) || file.endsWith("house"))
      .filter(([path]) => !fieldAt(fields, pathByRowNames(values, path)));
    expect(lost.map(([path]) => `${file} ${path}`)).toEqual([]);
  }
});

test("a form that is sent unchanged changes nothing", async () => {
  for (const subject of new Set([...SITE_SUBJECTS, ...TECHNICAL_SUBJECTS]))
    for (const { scope, screen } of screensOf({}, subject).filter((_, at) => at % 5 === 0)) {
      if (screen.list) continue;
      const { fields, baseTexts } = await readContentForm(context, scope);
      const posted = new URLSearchParams(
        fields.flatMap(({ inputs }) => inputs.map(({ name, value }) => [name, value])),
      );
      expect(await saveContentForm(context, { scope, baseTexts, fields: posted })).toEqual({
        savedCount: 0,
      });
    }
});
