/**
 * The fields of one schema in several languages as one form: a value beside its translations. The fields of
 * the first language keep their names; those of another have its code before them, "en:hero.0.headline".
 */
import { countName, type FormField } from "./form-model.ts";

type LanguageFields = {
  language: string;
  /** "in inglese" */
  label: string;
  fields: FormField[];
};

/** The prefix of a language's field names; empty for the first language. */
export const prefixOf = (language: string, at: number) => (at === 0 ? "" : `${language}:`);

function withPrefix(fields: FormField[], prefix: string): FormField[] {
  return fields.map((field): FormField => {
    const path = prefix + field.path;
    if (field.kind === "group" || field.kind === "languages")
      return { ...field, path, fields: withPrefix(field.fields, prefix) };
    if (field.kind !== "list") return { ...field, path };
    const counts = Object.fromEntries(
      Object.entries(field.counts).map(([name, value]) => [
        name === countName(field.path) ? countName(path) : prefix + name,
        value,
      ]),
    );
    const entries = field.entries.map((entry) => withPrefix(entry, prefix));
    return { ...field, path, counts, entries, empty: withPrefix(field.empty, prefix) };
  });
}

type Translation = { language: string; label: string; field: FormField };

/** Lists of the same length become one, whose buttons change all languages; others stay apart. */
function translatedLists(lists: Translation[]): FormField {
  const all = lists.flatMap(({ language, label, field }) =>
    field.kind === "list" ? [{ language, label, field }] : [],
  );
  const { field: first } = all[0]!;
  if (all.every(({ field }) => field.entries.length === first.entries.length)) {
    const zip = (fieldsOf: (list: typeof first) => FormField[]) =>
      translations(
        all.map(({ language, label, field }) => ({ language, label, fields: fieldsOf(field) })),
      );
    return {
      ...first,
      counts: Object.assign({}, ...all.map(({ field }) => field.counts)),
      entries: first.entries.map((_, at) => zip((list) => list.entries[at]!)),
      empty: zip((list) => list.empty),
    };
  }
  const { path, help, isOptional } = first;
  const fields = all.map(({ language, label, field }) => ({
    ...field,
    label: `${field.label}, ${label}`,
    target: `${language}:${first.path}`,
  }));
  return { kind: "group", path, label: first.label, help, isOptional, fields };
}

/** Whether one field is enough for all languages: no text is to be translated, and the value is the same in each. */
function isShared(fields: FormField[]): boolean {
  const values = fields.map((field) => ("value" in field ? field.value : undefined));
  const hasWords = fields.some(
    ({ kind, isAlike }) => (kind === "text" || kind === "long") && !isAlike,
  );
  return !hasWords && values.every((value) => value !== undefined && value === values[0]);
}

function translatedField(own: Translation, others: Translation[]): FormField {
  const { field } = own;
  if (field.kind === "list") return translatedLists([own, ...others]);
  if (field.kind === "group") {
    const inner = [own, ...others].map(({ language, label, field: one }) => ({
      language,
      label,
      fields: one.kind === "group" ? one.fields : [],
    }));
    return { ...field, fields: translations(inner) };
  }
  if (isShared([field, ...others.map((one) => one.field)])) return field;
  const { path, label, help, isOptional, isMain } = field;
  const fields = [
    field,
    ...others.map((one) => ({
      ...one.field,
      label: `${one.field.label}, ${one.label}`,
      help: undefined,
    })),
  ];
  const base = { path, label, help, isOptional, isMain };
  return { kind: "languages", ...base, fields, outdated: [], missing: [] };
}

const pathWithout = ({ path }: FormField, language: string) =>
  path.startsWith(`${language}:`) ? path.slice(language.length + 1) : path;

/** Each field with its translations: the fields of the same path, whose names have a prefix. */
function translations([own, ...others]: LanguageFields[]): FormField[] {
  if (!own) return [];
  return own.fields.map((field) =>
    translatedField(
      { ...own, field },
      others.flatMap(({ language, label, fields }) => {
        const counterpart = fields.find((one) => pathWithout(one, language) === field.path);
        return counterpart ? [{ language, label, field: counterpart }] : [];
      }),
    ),
  );
}

export function translatedFields(languages: LanguageFields[]): FormField[] {
  if (languages.length === 1) return languages[0]!.fields;
  return translations(
    languages.map(({ language, label, fields }, at) => ({
      language,
      label,
      fields: withPrefix(fields, prefixOf(language, at)),
    })),
  );
}

/** The fields of one language of a posted form, by their names without its prefix; and shared ones. */
export function postedInLanguage(posted: URLSearchParams, prefix: string): URLSearchParams {
  if (!prefix) return posted;
  const counts = countName(prefix);
  const own = new URLSearchParams();
  for (const [name, value] of posted)
    if (name.startsWith(prefix)) own.append(name.slice(prefix.length), value);
    else if (name.startsWith(counts)) own.append(countName(name.slice(counts.length)), value);
  const named = new Set(own.keys());
  for (const [name, value] of posted) if (!named.has(name)) own.append(name, value);
  return own;
}

/** The value of a list's button for one language: "su hero 1" is for all, "su en:hero 1" for English. */
export function listActionIn(press: string, language: string): string {
  const [move = "", target = "", ...rest] = press.split(" ");
  const [, only, path] = /^([a-z]{2,3}):(.*)$/.exec(target) ?? [];
  if (only === undefined) return press;
  return only === language ? [move, path, ...rest].join(" ") : "";
}
