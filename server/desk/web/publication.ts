/** The last publication started from a phone. Its state is in the store, so that it outlives the server. */
import type { Database, Query } from "#server/store/database.ts";
import { allEdits } from "#server/store/edits.ts";
import { readValue, writeValue } from "#server/store/key-values.ts";
import { DeskError } from "../context.ts";
import type { PublishOutcome, PublishRequest } from "../publish-draft.ts";
import type { Visit } from "./visit.ts";

const STORED_NAME = "publication";

/** The heartbeat's interval of the publishing server, and after how long without one it is presumed dead. */
const HEARTBEAT_MS = 2_000;
const LOST_AFTER_MS = 15_000;

/** How long an outcome is shown, in milliseconds. */
const OUTCOME_RETENTION_MS = 600_000;

export type Publication = {
  request: PublishRequest;
  startedAt: number;
  /** The last heartbeat of the publishing server. */
  aliveAt: number;
  /** Undefined while it runs. */
  outcome?: PublishOutcome | { refusal: string };
};

/** The running publication, or one that ended lately. */
async function publicationIn(query: Query, now: number): Promise<Publication | undefined> {
  const text = await readValue(query, STORED_NAME);
  if (!text) return undefined;
  const publication = JSON.parse(text) as Publication;
  const { startedAt, aliveAt, outcome } = publication;
  const [since, most] = outcome ? [startedAt, OUTCOME_RETENTION_MS] : [aliveAt, LOST_AFTER_MS];
  return Math.abs(now - since) < most ? publication : undefined;
}

/** As `publicationIn`, without questions and errors about a draft that has changed since. */
export async function recentPublication(
  database: Database,
  now: number,
): Promise<Publication | undefined> {
  const [publication, edits] = await database.read(
    async (query) => [await publicationIn(query, now), await allEdits(query)] as const,
  );
  if (!publication?.outcome) return publication;
  const { outcome, startedAt } = publication;
  const isAboutDraft = outcome === "unchanged" || "slips" in outcome || "questions" in outcome;
  const isOld = isAboutDraft && edits.some(({ editedAt }) => editedAt > startedAt);
  return isOld ? undefined : publication;
}

const savePublication = (database: Database, publication: Publication) =>
  database.transaction((query) => writeValue(query, STORED_NAME, JSON.stringify(publication)));

async function outcomeOf(visit: Visit, request: PublishRequest) {
  try {
    return await visit.run("publishDraft", request);
  } catch (error) {
    if (error instanceof DeskError) return { refusal: error.message };
    visit.log(error);
    return {
      refusal:
        "Non è riuscito: in linea c’è il sito di prima, e le modifiche ci sono ancora. Riprovate fra un minuto.",
    };
  }
}

/** Forgets an outcome: the family goes back to its changes, or the draft has changed since. */
export async function forgetPublication({ database, now }: Visit): Promise<void> {
  await database.transaction(async (query) => {
    if ((await publicationIn(query, now))?.outcome) await writeValue(query, STORED_NAME, "");
  });
}

/** Starts a publication, and does not wait for its end; false where one runs. */
export async function startPublication(visit: Visit, request: PublishRequest): Promise<boolean> {
  const { database, now } = visit;
  const publication = { request, startedAt: now, aliveAt: now };
  const isStarted = await database.transaction(async (query) => {
    const last = await publicationIn(query, now);
    if (last && !last.outcome) return false;
    await writeValue(query, STORED_NAME, JSON.stringify(publication));
    return true;
  });
  if (!isStarted) return false;
  const begin = performance.now();
  let lastHeartbeat: Promise<void> = Promise.resolve();
  const heartbeat = setInterval(() => {
    const aliveAt = now + Math.round(performance.now() - begin);
    lastHeartbeat = savePublication(database, { ...publication, aliveAt }).catch(visit.log);
  }, HEARTBEAT_MS).unref();
  void outcomeOf(visit, request)
    .then(async (outcome) => {
      clearInterval(heartbeat);
      await lastHeartbeat;
      await savePublication(database, { ...publication, outcome });
    })
    .catch(visit.log);
  return true;
}
