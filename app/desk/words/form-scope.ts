/** The scope of a form is what the form edits: a part of a file in content/, or the same part in the files of all languages. */
import { CONTENT_FILES, schemaOf } from "#app/content/files.ts";
import {
  type Documents,
  namedValuesOf,
  valueAt,
  valuesOf,
  withValueAt,
} from "#app/content/documents.ts";
import { contentParts, flatForm, type FormNames } from "#app/content/forms/form-model.ts";
import {
  allFieldsIn,
  type FormScreen,
  formScreens,
  type FieldWithRows,
} from "#app/content/forms/form-screens.ts";
import {
  type YamlObject,
  isObject,
  mapObject,
  memberOf,
  newRowSeed,
  pathByRowNumbers,
  ROW_NAME_KEY,
  ROW_TEXT_KEY,
  rowNameOf,
  type Value,
} from "#app/content/rows.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { memoizeByObject } from "#app/domain/memoize.ts";
import { LANGUAGE_NAMES } from "#app/content/schemas/entries.ts";
import { shorten } from "#app/content/issue.ts";
import { DeskError, type DeskRoom, PAGE_NOT_FOUND } from "../context.ts";
import { isTechnicalSubject } from "./site-subjects.ts";

export type FormScope = {
  /** Either a file that is the same in all languages ("prices"), or the Italian file of a page or topic ("it/home"). */
  file: string;
  /** The path of a section of the file, a list or an entry; "" for values outside of sections, undefined for the whole file. */
  part?: string | undefined;
};

/** Returns a text such as "in inglese" (in English). */
export const languageLabel = (language: Language) => `in ${LANGUAGE_NAMES[language]}`;

/** Returns what the name of a file says: "en/home" has the English texts of the page or topic (subject) "home". */
export function fileInfo(file: string) {
  const language = LANGUAGE_CODES.find((one) => file.startsWith(`${one}/`));
  const subject = language ? file.slice(language.length + 1) : file;
  const translationLanguage = language === DEFAULT_LANGUAGE ? undefined : language;
  return {
    subject,
    /** Undefined for facts, which are the same in all languages. */
    language,
    /** The Italian file of the subject or, if the file has no language, the file itself. */
    italianFile: language ? `${DEFAULT_LANGUAGE}/${subject}` : file,
    /** A text such as "in inglese" (in English); undefined for Italian files and files without a language. */
    translationLabel: translationLanguage && languageLabel(translationLanguage),
    /** The prefix that a form's field names have for this file, such as "en:". */
    prefix: translationLanguage ? `${translationLanguage}:` : "",
  };
}

/** Returns the files that the form edits: the file of each language, the Italian file first, or a file without language. */
export function filesOf({ file }: FormScope): [string, ...string[]] {
  const files = CONTENT_FILES.filter((one) => fileInfo(one).italianFile === file);
  if (files.length === 0) throw new DeskError(PAGE_NOT_FOUND);
  return files as [string, ...string[]];
}

const MAX_LABEL_LENGTH = 60;

/** Fields of technical files have no label in the schema, so the label is the Italian default text of the field. */
function technicalLabelLookup(file: string): FormNames["softwareTextAt"] {
  const { subject, language, italianFile } = fileInfo(file);
  if (!language || !isTechnicalSubject(subject)) return undefined;
  const defaultValues = namedValuesOf(italianFile, {});
  return (path) => {
    const defaultText = valueAt(defaultValues, pathByRowNumbers(defaultValues, path));
    if (typeof defaultText !== "string") return undefined;
    return shorten(defaultText.replaceAll(/\{\w+\}/g, "…"), MAX_LABEL_LENGTH);
  };
}

function formNames(file: string, documents: Documents): FormNames {
  // The choices of rooms include rooms that guests do not see yet.
  const { rooms } = valuesOf("rooms", documents) as { rooms: DeskRoom[] };
  return {
    choices: { rooms: rooms.map(({ slug, name }) => ({ value: slug, label: name })) },
    softwareTextAt: technicalLabelLookup(file),
  };
}

const formCacheOf = memoizeByObject<Documents, Map<string, FileForm>>(() => new Map());

type FileForm = { screens: FormScreen[]; fields: FieldWithRows[] };

/** Returns the form of a file. For the same `documents`, the form is made once and then taken from a cache. */
export function formOfFile(file: string, documents: Documents): FileForm {
  const forms = formCacheOf(documents);
  const cachedForm = forms.get(file);
  if (cachedForm) return cachedForm;
  const names = formNames(file, documents);
  const parts = contentParts(schemaOf(file)!, namedValuesOf(file, documents), names);
  const form = { screens: formScreens(parts, names), fields: allFieldsIn(flatForm(parts, names)) };
  forms.set(file, form);
  return form;
}

/** Returns a path for a new entry of a list. The path ends with a random name, so that two phones never make the same path. */
export const newEntryPart = (list: string) => `${list}.${newRowSeed()}0`;

export function withRow(values: unknown, list: string, entry: Value): Value {
  const listPath = pathByRowNumbers(values, list);
  const rows = valueAt(values, listPath);
  return withValueAt(values, listPath, [...(Array.isArray(rows) ? (rows as Value[]) : []), entry]);
}

export const isTextRow = (entry: unknown): entry is YamlObject =>
  isObject(entry) && Object.hasOwn(entry, ROW_TEXT_KEY);

/** If no Italian entry has an entry's name (key), gives the entry the Italian name at its place, unless that name is used. */
function withItalianRowNames(value: Value, italian: unknown): Value {
  if (Array.isArray(value)) {
    const italianRows: unknown[] = Array.isArray(italian) ? italian : [];
    const rowIn = (rows: unknown[], name?: string) => rows.find((row) => rowNameOf(row) === name);
    return value.map((entry, at) => {
      if (!isObject(entry) || isTextRow(entry)) return entry;
      const [ownName, italianName] = [rowNameOf(entry), rowNameOf(italianRows[at])];
      const takesItalianName =
        !rowIn(italianRows, ownName) && italianName !== undefined && !rowIn(value, italianName);
      const name = takesItalianName ? italianName : ownName;
      const row = withItalianRowNames(entry, rowIn(italianRows, name)) as YamlObject;
      return name === undefined ? row : { ...row, [ROW_NAME_KEY]: name };
    });
  }
  if (!isObject(value)) return value;
  return mapObject(value, (member, name) => withItalianRowNames(member, memberOf(italian, name)));
}

/** Returns all values of `file`, which the form edits. Entries of lists get the names (keys) of the matching Italian entries. */
export function valuesInScope(file: string, scope: FormScope, documents: Documents): Value {
  const own = namedValuesOf(file, documents);
  return file === scope.file ? own : withItalianRowNames(own, namedValuesOf(scope.file, documents));
}

/** Gives a translation the keys and entries of the Italian values, so that all languages have the same form fields. */
function shapedLike(value: unknown, italian: unknown): unknown {
  if (Array.isArray(italian)) {
    const rows: unknown[] = Array.isArray(value) ? value : [];
    if (italian.some(isTextRow)) return value;
    return italian.map((entry) => {
      const name = rowNameOf(entry);
      const row = rows.find((one) => rowNameOf(one) === name);
      return shapedLike(row ?? { [ROW_NAME_KEY]: name }, entry);
    });
  }
  if (!isObject(italian)) return value;
  const shaped = mapObject(italian, (one, name) => shapedLike(memberOf(value, name), one) as Value);
  return { ...(value as object), ...shaped };
}

const ENTRY_NAME_PATTERN = /^[\w-]{1,40}$/;

/** Returns the list and the initial value of an entry that is not saved yet. `part` is a path such as "seasons.estate". */
function newRowOf(screens: FormScreen[], part: string) {
  const at = part.lastIndexOf(".");
  const list = screens.find((one) => one.part === part.slice(0, at))?.list;
  const name = part.slice(at + 1);
  if (!list || !ENTRY_NAME_PATTERN.test(name)) throw new DeskError(PAGE_NOT_FOUND);
  const emptyText = list.isOfPictures && { [ROW_TEXT_KEY]: "" };
  return { list: list.path, entry: { [ROW_NAME_KEY]: name, ...emptyText } as Value };
}

export function readScope(documents: Documents, scope: FormScope) {
  const { file, part = "" } = scope;
  const files = filesOf(scope);
  const names = formNames(file, documents);
  const makeScreens = (sourceFile: string, sourceValues: unknown): FormScreen[] => {
    const parts = contentParts(schemaOf(sourceFile)!, sourceValues, names);
    return scope.part === undefined
      ? [{ part, label: "", ...flatForm(parts, names) }]
      : formScreens(parts, names);
  };
  const screenAt = (all: FormScreen[], path?: string) => all.find((one) => one.part === path);
  let values: unknown = namedValuesOf(file, documents);
  let screens = makeScreens(file, values);
  const newRow = screenAt(screens, part) ? undefined : newRowOf(screens, part);
  if (newRow) {
    values = withRow(values, newRow.list, newRow.entry);
    screens = makeScreens(file, values);
  }
  return {
    scope,
    /** An entry that the draft does not have yet, with the path of its list; undefined for a saved part. */
    newRow,
    /** The screen of the list or group that contains the edited part. */
    parent: screenAt(screens, screenAt(screens, part)?.parent),
    /** Each file that the form edits and that has this part, with the screen of the part in that file. */
    sources: files.flatMap((one) => {
      const ownValues = valuesInScope(one, scope, documents);
      const fileScreens = one === file ? screens : makeScreens(one, shapedLike(ownValues, values));
      const screen = screenAt(fileScreens, part);
      // Texts that only the family reads exist only in Italian, so other languages have no screen for such texts.
      return screen ? [{ file: one, screen }] : [];
    }),
  };
}

export type ScopeData = ReturnType<typeof readScope>;
