/** What a form edits: a part of a file of content/, or of the same file in all languages. */
import { CONTENT_FILES, schemaOf } from "#app/content/content-files.ts";
import { memberOf, pathsIn, valueAt, valuesOf } from "#app/content/documents.ts";
import { type FormField, formFields, type FormNames } from "#app/content/forms/form-model.ts";
import { type FormValues, groupedByPath } from "#app/content/forms/posted-form.ts";
import { prefixOf, translatedFields } from "#app/content/forms/translated-fields.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { readDraft } from "./draft.ts";
import { missingTexts, outdatedTexts } from "./translations.ts";
import { type DeskContext, DeskError, type DeskRoom } from "./context.ts";

export type FormScope = {
  /** The name of a file without its language: "prices", "home". */
  subject: string;
  /** The words of all languages; else the facts, which have none. */
  isWords?: boolean;
  /** The path of a part; "" for the values outside of parts, undefined for all. */
  part?: string | undefined;
};

/** A file of a form; `prefix` stands before the names of its fields. */
type FormSource = { file: string; language: string; prefix: string };

const LANGUAGE_LABELS: Record<string, string> = {
  it: "in italiano",
  en: "in inglese",
  de: "in tedesco",
};

/** "in inglese" */
export const languageLabel = (language: string) => LANGUAGE_LABELS[language] ?? language;

export function sourcesOf({ subject, isWords }: FormScope): FormSource[] {
  const sources = (
    isWords
      ? LANGUAGE_CODES.map((language, at) => ({
          file: `${language}/${subject}`,
          language,
          prefix: prefixOf(language, at),
        }))
      : [{ file: subject, language: "", prefix: "" }]
  ).filter(({ file }) => CONTENT_FILES.includes(file));
  if (sources.length === 0) throw new DeskError("Questa pagina del banco non c’è.");
  return sources;
}

/** The subject of a file, and its language where that is not the house's own: "home", "in inglese". */
export function subjectOfFile(file: string): [subject: string, language?: string] {
  const language = LANGUAGE_CODES.find((one) => file.startsWith(`${one}/`));
  if (!language) return [file];
  const subject = file.slice(language.length + 1);
  return language === DEFAULT_LANGUAGE ? [subject] : [subject, languageLabel(language)];
}

export async function readFormNames(context: DeskContext): Promise<FormNames> {
  // Rooms that guests do not see yet are named too.
  const { rooms } = valuesOf("rooms", await readDraft(context)) as { rooms: DeskRoom[] };
  return { choices: { rooms: rooms.map(({ slug, name }) => ({ value: slug, label: name })) } };
}

const hasFields = (field: FormField) => field.kind === "group" || field.kind === "list";

/** Labels without the group's own name, which is the title of its part. */
function withoutOwnerLabel(fields: FormField[], owner: string): FormField[] {
  return fields.map((field) => ({
    ...field,
    label: field.label.startsWith(owner) ? field.label.slice(owner.length) : field.label,
    ...(field.kind === "group" && { fields: withoutOwnerLabel(field.fields, owner) }),
  }));
}

/** The fields of a part. */
function fieldsOfPart(fields: FormField[], part: string | undefined): FormField[] {
  if (part === undefined) return fields;
  if (part === "") return fields.filter((field) => !hasFields(field));
  for (const field of fields) {
    if (field.path === part)
      return field.kind === "group" ? withoutOwnerLabel(field.fields, `${field.label}, `) : [field];
    if (field.kind === "group" && part.startsWith(`${field.path}.`))
      return fieldsOfPart(field.fields, part);
  }
  return [];
}

/** The values of a file that a form shows. */
export function valuesOfPart(values: unknown, part: string | undefined): FormValues {
  const paths = pathsIn(values).filter((path) => {
    if (part === undefined || path === part || path.startsWith(`${part}.`)) return true;
    return part === "" && !path.includes(".") && !Array.isArray(valueAt(values, path));
  });
  return groupedByPath(paths.map((path) => ({ path, value: valueAt(values, path) as FormValues })));
}

/** A group with the names of another that it lacks, without values, so that the form has fields for them. */
function withMissingNames(own: unknown, other: unknown): unknown {
  if (typeof other !== "object" || other === null || Array.isArray(other)) return own;
  const names = Object.entries(other);
  return {
    ...(own as object),
    ...Object.fromEntries(
      names.map(([name, value]) => [name, withMissingNames(memberOf(own, name), value)]),
    ),
  };
}

/** The fields of one file of a form, by the values of all; a translation may lack what the first has. */
export function sourceFields(
  scope: FormScope,
  at: number,
  values: unknown[],
  names: FormNames,
): FormField[] {
  const schema = schemaOf(sourcesOf(scope)[at]!.file);
  if (!schema) throw new DeskError("Questo modulo non c’è.");
  const own = at === 0 ? values[at] : withMissingNames(values[at], values[0]);
  return fieldsOfPart(formFields(schema, own, names), scope.part);
}

/** The names of fields whose translation is outdated or missing. */
type TranslationMarks = Record<"outdated" | "missing", ReadonlySet<string>>;

/** Marks the translations that are missing, or older than what stands beside them. */
function markTranslations(fields: FormField[], names: TranslationMarks): FormField[] {
  return fields.map((field): FormField => {
    if (field.kind === "group") return { ...field, fields: markTranslations(field.fields, names) };
    if (field.kind === "list")
      return { ...field, entries: field.entries.map((entry) => markTranslations(entry, names)) };
    if (field.kind !== "languages") return field;
    const paths = field.fields.map(({ path }) => path);
    return {
      ...field,
      outdated: paths.filter((path) => names.outdated.has(path)),
      missing: paths.filter((path) => names.missing.has(path)),
    };
  });
}

/** The fields of a form; `values` are those of its files. */
export async function scopeFields(
  context: DeskContext,
  scope: FormScope,
  values: unknown[],
): Promise<FormField[]> {
  const names = await readFormNames(context);
  const languages = sourcesOf(scope).map((source, at) => ({
    language: source.language,
    label: languageLabel(source.language),
    fields: sourceFields(scope, at, values, names),
  }));
  const documents = await readDraft(context);
  const namesBy = (textsOf: typeof outdatedTexts) =>
    new Set(
      sourcesOf(scope).flatMap(({ file, prefix }) =>
        scope.isWords ? textsOf(documents, scope.subject, file).map(([path]) => prefix + path) : [],
      ),
    );
  return markTranslations(translatedFields(languages), {
    outdated: namesBy(outdatedTexts),
    missing: namesBy(missingTexts),
  });
}
