/** The page that shows a change of the draft, and the part of it. */
import { memberOf, valueAt, valuesOf } from "#app/content/documents.ts";
import { PATHS } from "#app/paths/paths.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import type { DeskContext } from "./context.ts";
import { type DraftState, readDraftState } from "./draft.ts";
import { authorshipOf, type DraftChange, groupedChanges } from "./draft-changes.ts";
import { screensOfFile, subjectOfFile } from "./form-scope.ts";
import { partPath } from "./part-path.ts";
import { findPlace } from "./site-parts.ts";

/** The pages of subjects that have one address; all other words stand on the home page too. */
const PAGES: Record<string, string> = {
  about: PATHS.about,
  services: PATHS.services,
  search: PATHS.search,
  contact: PATHS.contact,
  privacy: PATHS.privacy,
  house: PATHS.contact,
  "good-to-know": PATHS.contact,
  details: PATHS.roomDetails,
};

/** The address of a room or a story; of the first one, where the path names none. */
function entryAddress(words: unknown, path: string): string {
  const entries = Object(words) as Record<string, unknown>;
  const slug = path.split(".").find((step) => Object.hasOwn(entries, step));
  return String(memberOf(entries[slug ?? Object.keys(entries)[0] ?? ""], "address") ?? "");
}

function pageOf({ subject, path }: DraftChange, { draft }: DraftState): string {
  const wordsOf = (name: string, group: string) =>
    valueAt(valuesOf(`${DEFAULT_LANGUAGE}/${name}`, draft), group);
  if (subject === "rooms" || subject === "prices")
    return PATHS.room(entryAddress(wordsOf("rooms", "rooms"), path));
  if (subject === "territory")
    return PATHS.territory(entryAddress(wordsOf("territory", "articles"), path));
  return PAGES[subject === "pictures" ? path.split(".")[0]! : subject] ?? PATHS.home;
}

type Wanted = { subject?: string | undefined; path?: string | undefined };

/** "/about#/banco/sito/about/parole.intro" of the last change that is meant. */
export async function changedPage(
  context: DeskContext,
  { subject, path }: Wanted,
): Promise<string> {
  const state = await readDraftState(context);
  const [last] = groupedChanges(state.published, state.draft)
    .filter((one) => (!subject || one.subject === subject) && (!path || one.path === path))
    .map((change) => ({ change, at: authorshipOf(state, change)?.at ?? 0 }))
    .toSorted((one, other) => other.at - one.at);
  if (!last) return PATHS.home;
  const [{ file }] = last.change.changes;
  const place = findPlace((one) => screensOfFile(one, state.draft), file, last.change.path);
  const isWords = file !== subjectOfFile(file)[0];
  const scope = { subject: last.change.subject, isWords, part: place?.screen.part };
  return pageOf(last.change, state) + (place ? `#${partPath(scope)}` : "");
}
