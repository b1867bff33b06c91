/** Publishes content/ with the family's edits and pictures/, and goes back to earlier releases. */
import type { Slip } from "#app/content/slip.ts";
import { prepareFromStore } from "#server/releases/prepare-from-store.ts";
import { parseRelease } from "#server/site/release.ts";
import { allEdits, changeEdits, type StoredEdit } from "#server/store/edits.ts";
import type { Database } from "#server/store/database.ts";
import {
  BUILD_RELEASE,
  type BuildId,
  currentEdits,
  type EditsAfter,
  pastReleases,
  publish as addRelease,
} from "#server/store/releases.ts";
import { type DeskContext, DeskError } from "./context.ts";
import {
  BUILD_FOLDER,
  currentRelease,
  type NumberedRelease,
  readBuildRelease,
} from "./current-release.ts";
import { digestOfEdits } from "./edits.ts";
import { demandStoreSpace, withSpaceErrors } from "./store-space.ts";
import { ofSubject, unpublishedEdits, withDraft } from "./unpublished.ts";

export const NOTHING_CHANGED = "Non è cambiato niente: in linea resta il sito di prima.";

const CONFLICT_TEXT =
  "Non è cambiato niente: qualcun altro sta pubblicando. Riprovate fra un minuto.";

/** The most tries of a publication: one fails where another publication was faster. */
const MAX_TRIES = 3;

/** Asks about what looks like a mistake; throws unless somebody confirms it. */
type ConfirmQuestions = (questions: string[]) => Promise<void>;

/** The outcome: "unchanged" where all is online already; with slips, nothing is published. */
type Publication = "unchanged" | { changedPaths: string[] } | { slips: Slip[] };

/**
 * What becomes of unpublished changes at a rollback: they are kept, or those with this digest are
 * discarded.
 */
export type DraftDecision = "keep" | { discard: string };

const editsAfter =
  (fate: DraftDecision) =>
  (earlier: StoredEdit[]): EditsAfter =>
  (stored, published) => {
    const { added, removed } = unpublishedEdits(stored, published);
    // Edits saved since the answer are kept.
    const isMeant = fate !== "keep" && fate.discard === digestOfEdits([...added, ...removed]);
    return isMeant ? earlier : withDraft(earlier, stored, published);
  };

/** Earlier edits to publish, and what becomes of the draft. */
type EditsToRestore = { edits: StoredEdit[]; fate: DraftDecision };

/** What a publication takes instead of the whole draft. */
type PublishSource = EditsToRestore | { subject: string };

async function editsToPublish(
  database: Database,
  build: BuildId,
  source: PublishSource | undefined,
): Promise<StoredEdit[]> {
  if (source && "edits" in source) return source.edits;
  const stored = await database.read(allEdits);
  if (!source) return stored;
  return ofSubject(source.subject, stored, await currentEdits(database, build));
}

/** Prepares content/ with edits, as the release after the current one. */
async function prepare(context: DeskContext, current: NumberedRelease, edits: StoredEdit[]) {
  const { siteUrl: url } = context.settings;
  const request = { build: BUILD_FOLDER, url, now: context.now, last: current.body, edits };
  return prepareFromStore(context.database, { ...request, leaveOut: false });
}

/** The release that publishing today's edits would make. */
export async function prepareDraft(context: DeskContext) {
  const current = await currentRelease(context.database, await readBuildRelease());
  const edits = await context.database.read(allEdits);
  return prepare(context, current, edits);
}

/** The bytes that a release adds to the store: its text, and the pictures that are not stored yet. */
const bytesToStore = ({ body, pictures }: { body: string; pictures: Map<string, Buffer> }) =>
  [...pictures.values()].reduce((sum, { length }) => sum + length, body.length);

/** One try of a publication; undefined where another one was faster. */
async function publishOnce(
  context: DeskContext,
  ownRelease: NumberedRelease,
  confirm: ConfirmQuestions,
  source?: PublishSource,
): Promise<Publication | undefined> {
  const { database, now, author } = context;
  const current = await currentRelease(database, ownRelease);
  const edits = await editsToPublish(database, ownRelease.release, source);
  const preparation = await prepare(context, current, edits);
  if ("slips" in preparation) return preparation;
  if (!preparation.isNew) return "unchanged";
  const { buildId, body, pictures, storedPictures, changedPaths } = preparation;
  const { publishQuestions } = await import("./publish-questions.ts");
  await confirm(publishQuestions(current.release.contents, parseRelease(body).contents));
  await demandStoreSpace(context, bytesToStore(preparation));
  const release = {
    build: buildId,
    made: now,
    body,
    pictures,
    storedPictures,
    edits,
    author,
    editsAfter: source && "edits" in source ? editsAfter(source.fate)(edits) : undefined,
  };
  const base = { number: current.number, build: ownRelease.release };
  return (await addRelease(database, release, base)) ? { changedPaths } : undefined;
}

const withDeskErrors = <T>(context: DeskContext, work: () => Promise<T>): Promise<T> =>
  withSpaceErrors(context, work, (error) => {
    const [reason] = String(error).split("\n");
    return new DeskError(
      `Non è cambiato niente, perché il sito costruito qui è guasto: rifatelo con npm run build e riprovate (${reason}).`,
    );
  });

/** Publishes today's edits, those of a subject, or earlier ones; after any failure the current release stays online. */
export async function publish(
  context: DeskContext,
  confirm: ConfirmQuestions,
  source?: PublishSource,
): Promise<Publication> {
  return withDeskErrors(context, async () => {
    const ownRelease = await readBuildRelease();
    for (let turn = 0; turn < MAX_TRIES; turn++) {
      const publication = await publishOnce(context, ownRelease, confirm, source);
      if (publication) return publication;
    }
    throw new DeskError(CONFLICT_TEXT);
  });
}

/** Publishes the edits of an earlier release as a new release. */
export async function goBackTo(
  context: DeskContext,
  { number, fate }: { number: number; fate: DraftDecision },
  confirm: ConfirmQuestions,
): Promise<Publication> {
  const { database } = context;
  const past = (await pastReleases(database)).find((one) => one.number === number);
  const edits = number === BUILD_RELEASE ? [] : past?.edits;
  if (!edits)
    throw new DeskError(
      `La pubblicazione ${number} non c’è più. Quelle che ci sono stanno in Altro, Storia.`,
    );
  const publication = await publish(context, confirm, { edits, fate });
  if (publication === "unchanged") {
    const published = await currentEdits(database, (await readBuildRelease()).release);
    await changeEdits(database, (stored) => editsAfter(fate)(edits)(stored, published));
  }
  return publication;
}
