import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { valuesOf } from "#app/content/documents.ts";
import type { FormField } from "#app/content/forms/form-model.ts";
import { CONTENT_FILES } from "#app/content/content-files.ts";
import { readSettings } from "#server/settings/settings.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { formAfterListPress, readContentForm } from "./content-form.ts";
import type { DeskContext } from "./context.ts";
import { sourcesOf } from "./form-scope.ts";
import { textsBelow } from "./translations.ts";
import { subjectParts } from "./site-parts.ts";
import { SUBJECT_GROUPS } from "./site-subjects.ts";

/** These have screens of their own. */
const ELSEWHERE = new Set(["prices", "notice"]);

let context: DeskContext;
let close: () => Promise<void>;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const database = sqliteDatabase(join(folder, "store.db"));
  context = {
    database,
    settings: readSettings({ DATA_DIR: folder }),
    author: "anna",
    now: 1,
    rooms: async () => [{ slug: "elegant_room", name: "Elegant Room" }],
  };
  close = async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
});
afterEach(() => close());

const isText = ({ kind }: FormField) => kind === "text" || kind === "long";

/** The fields that have no others in them. */
function leaves(fields: FormField[]): Extract<FormField, { value: string }>[] {
  return fields.flatMap((field) => {
    if (field.kind === "list") return field.entries.flatMap(leaves);
    if ("fields" in field) return leaves(field.fields);
    return "value" in field ? [field] : [];
  });
}

function countsIn(fields: FormField[]): [string, string][] {
  return fields.flatMap((field) => {
    if (field.kind === "list")
      return [...Object.entries(field.counts), ...field.entries.flatMap(countsIn)];
    return "fields" in field ? countsIn(field.fields) : [];
  });
}

test("every text of content/ has its field, and comes back from it changed", async () => {
  const found = new Set<string>();
  const sent: string[][] = [];
  const returned: string[][] = [];
  const typed = (field: Extract<FormField, { value: string }>) =>
    isText(field) ? `${field.value} cambiato`.trim() : field.value;
  for (const subject of SUBJECT_GROUPS.flatMap(({ subjects }) => subjects))
    for (const [at, { scope }] of (await subjectParts(context, subject)).entries()) {
      const { fields, read } = await readContentForm(context, scope);
      // Of each subject the first part alone, in the plain run: it takes a fifth of a second.
      if (IS_FULL || at === 0) {
        const form = new URLSearchParams(countsIn(fields));
        for (const field of leaves(fields)) form.append(field.path, typed(field));
        const posted = { scope, read, posted: form.toString() };
        const changed = await formAfterListPress(context, posted, "");
        sent.push(...leaves(fields).map((field) => [field.path, typed(field)]));
        returned.push(...leaves(changed.fields).map(({ path, value }) => [path, value]));
      }
      for (const { file, prefix } of sourcesOf(scope))
        for (const field of leaves(fields))
          if (field.path.startsWith(prefix))
            found.add(`${file} ${field.path.slice(prefix.length)}`);
          // One that is no text to translate may be one for all languages.
          else if (!isText(field) || field.isAlike) found.add(`${file} ${field.path}`);
    }
  expect(returned).toEqual(sent);
  const texts = CONTENT_FILES.filter(
    (file) => !ELSEWHERE.has(file) && !file.startsWith("template/"),
  ).flatMap((file) => textsBelow(valuesOf(file, {})).map(([path]) => `${file} ${path}`));
  expect(texts.filter((place) => !found.has(place))).toEqual([]);
});
