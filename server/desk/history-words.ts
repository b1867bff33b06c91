/** The changes of revisions and of the draft, in the words of the family's forms. */
import { digestOfChanges } from "#app/content/changes.ts";
import { siteSource } from "#server/site/site-source.ts";
import { allRevisions } from "#server/store/documents.ts";
import {
  createSides,
  describeChange,
  type DescribedChange,
  placeOfChange,
} from "./changes-in-words.ts";
import type { DeskContext } from "./context.ts";
import { readDraft, readDraftState } from "./draft.ts";
import { authorshipOf, groupedChanges } from "./draft-changes.ts";
import { formatTime } from "./format.ts";
import { formatChange } from "./format-value.ts";

type DescribedRevision = { number: number; made: number; author: string; changes: string[] };

const isSingle = (value: unknown) => value === undefined || typeof value !== "object";

/** What each kept revision changed, the latest first: a line for each change. */
export async function historyInWords(context: DeskContext): Promise<DescribedRevision[]> {
  const draft = await readDraft(context);
  const sides = createSides(draft, draft);
  const all = await allRevisions(context.database);
  return all.map(({ number, made, author, documents }, at) => {
    // Of the oldest one, the revision before is gone, or there was none.
    const changes = groupedChanges(all[at + 1]?.documents ?? {}, documents).map((change) => {
      const { page, place } = placeOfChange(change, sides);
      const [first] = change.changes;
      const values = isSingle(first.was) && isSingle(first.value) ? `: ${formatChange(first)}` : "";
      return `${page}, ${place}${values}`;
    });
    return { number, made, author, changes };
  });
}

type DraftInWords = {
  changes: (DescribedChange & {
    subject: string;
    path: string;
    digest: string;
    /** Who wrote it and when; undefined where a published value was taken away. */
    source: string | undefined;
    /** The software does not take it: its own value stands in its place. */
    isUnfit: boolean;
  })[];
  digest: string;
};

/** The changes that publishing would make, by page. */
export async function draftInWords(context: DeskContext): Promise<DraftInWords> {
  const state = await readDraftState(context);
  const { unfit } = await siteSource(context.database, state.stored.draft);
  const sides = createSides(state.published, state.draft);
  const all = groupedChanges(state.published, state.draft);
  const changes = all.map((change) => {
    const { subject, path, digest } = change;
    const { author, at = 0 } = authorshipOf(state, change) ?? {};
    return {
      ...describeChange(change, sides),
      subject,
      path,
      digest,
      source:
        author === undefined ? undefined : [author, formatTime(at)].filter(Boolean).join(", "),
      isUnfit: unfit.some((one) =>
        change.changes.some(
          ({ file, path: own }) => one.file === file && (one.path === "" || one.path === own),
        ),
      ),
    };
  });
  return {
    changes: changes.toSorted((one, other) => one.page.localeCompare(other.page)),
    digest: digestOfChanges(all.flatMap((change) => change.changes)),
  };
}
