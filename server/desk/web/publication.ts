/**
 * The last publication started from a phone. Its state is in the store, because another server may answer
 * the request for its progress.
 */
import type { Database } from "#server/store/database.ts";
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

/** The running publication, or a recent one since which the draft has not changed. */
export async function recentPublication(
  database: Database,
  now: number,
): Promise<Publication | undefined> {
  const [text, edits] = await database.read(
    async (query) => [await readValue(query, STORED_NAME), await allEdits(query)] as const,
  );
  if (!text) return undefined;
  const publication = JSON.parse(text) as Publication;
  const { startedAt, aliveAt, outcome } = publication;
  if (
    Math.abs(now - (outcome ? startedAt : aliveAt)) >=
    (outcome ? OUTCOME_RETENTION_MS : LOST_AFTER_MS)
  )
    return undefined;
  const isOld = outcome && edits.some(({ editedAt }) => editedAt > startedAt);
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

/** Forgets the outcome, because the draft has changed since. */
export async function forgetPublication(database: Database): Promise<void> {
  await database.transaction((query) => writeValue(query, STORED_NAME, ""));
}

/** Starts a publication unless one runs; does not wait for its end. */
export async function startPublication(visit: Visit, request: PublishRequest): Promise<void> {
  const { database, now } = visit;
  const last = await recentPublication(database, now);
  if (last && !last.outcome) return;
  const publication = { request, startedAt: now, aliveAt: now };
  await savePublication(database, publication);
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
}
