import type { Place } from "#app/content/documents.ts";
import { DESK_PATHS } from "../paths.ts";
import { fileInfo, type FormScope, type ScopeData } from "./form-scope.ts";
import { subjectLabel } from "./site-subjects.ts";

const FACTS_PATH_SEGMENT = "fatti";
export const TEXTS_SEGMENT = "parole";

export const subjectPath = (subject: string) => `${DESK_PATHS.site}/${subject}`;

/** Content files with a screen of their own at `path`. Lists that match `lists`, and their entries, have the usual forms. */
const SUBJECT_SCREENS: Record<string, { path: string; lists?: RegExp }> = {
  prices: { path: DESK_PATHS.prices, lists: /^(seasons|discounts)\b/ },
  notice: { path: DESK_PATHS.notice },
};

/** Returns a path such as "/banco/sito/home/parole.hero". */
export function partPath({ file, part }: FormScope): string {
  const { subject, language } = fileInfo(file);
  const screen = SUBJECT_SCREENS[subject];
  if (screen && !screen.lists?.test(part ?? "")) return screen.path;
  const segments = [language ? TEXTS_SEGMENT : FACTS_PATH_SEGMENT, part].filter(Boolean);
  return `${subjectPath(subject)}/${segments.join(".")}`;
}

/** The form for a new entry, which the list does not have yet, has this query parameter in its URL. */
export const NEW_ENTRY_PARAMETER = "nuova";

export const newPartPath = (scope: FormScope) => `${partPath(scope)}?${NEW_ENTRY_PARAMETER}`;

/** Returns a link to the form of `parent`, the list or group that contains this form's values, or else to the screen above. */
export function backLink({ file, part = "" }: FormScope, parent: ScopeData["parent"]) {
  if (parent) return { href: partPath({ file, part: parent.part }), label: parent.label };
  const { subject, language } = fileInfo(file);
  const screen = SUBJECT_SCREENS[subject];
  if (screen) return { href: screen.path, label: subjectLabel(subject) };
  // In a file with a language, such as it/pictures.yaml, `part` is a picture's id, and the values are its alternative texts.
  if (subject === "pictures" && language)
    return { href: `${DESK_PATHS.pictures}/${part}`, label: "Fotografia" };
  // In pictures.yaml, which is the same in all languages, `part` begins with the name of the page that shows the picture.
  const pageSubject = subject === "pictures" ? part.split(".")[0]! : subject;
  return { href: subjectPath(pageSubject), label: subjectLabel(pageSubject) };
}

type FieldLinkOptions = {
  scope: FormScope;
  label: string;
  field: Place;
  excerpt: string;
  language?: string | undefined;
};

/** Returns the props of a row that links to a field. `field.path` has the names of list entries, not their indexes. */
export function fieldLink({ scope, label, field, excerpt, language }: FieldLinkOptions) {
  const { subject, prefix } = fileInfo(field.file);
  const partLabel = SUBJECT_SCREENS[subject] ? undefined : label;
  return {
    href: `${partPath(scope)}#${prefix}${field.path}`,
    title: [subjectLabel(subject), partLabel, language].filter(Boolean).join(", "),
    excerpt,
  };
}
