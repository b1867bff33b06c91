/** Idempotent handling of posted forms: each is handled once, and answered with a redirect. */
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#server/store/database.ts";
import {
  claimForm,
  type FormResult,
  formResult,
  releaseForm,
  saveFormResult,
} from "#server/store/form-results.ts";
import { DeskError } from "../context.ts";
import type { FormOutcome } from "./visit.ts";

/** The query parameter with the id of the form whose notice is shown. */
const NOTICE_PARAMETER = "esito";

/** How long a repeated form waits for the result of the first, and how often it looks, in milliseconds. */
const MAX_WAIT_MS = 10_000;
const POLL_INTERVAL_MS = 100;

/** The idempotency key of a form: a hash of its session, path and fields. */
export function formId(sessionId: string, path: string, fields: URLSearchParams): string {
  const parts = [sessionId, path, fields.toString()];
  return createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, 22);
}

function withNotice(location: string, id: string): string {
  const [path = "", hash] = location.split("#");
  const address = `${path}${path.includes("?") ? "&" : "?"}${NOTICE_PARAMETER}=${id}`;
  return hash ? `${address}#${hash}` : address;
}

/** How long the claim of a form holds, in milliseconds; that of a photograph, which is slow to arrive. */
export const LEASE_MS = 60_000;
export const UPLOAD_LEASE_MS = 600_000;

type Submission = { id: string; now: number; lease: number };

/** The result of an earlier submission; undefined where this one is to be handled. */
async function earlierResult(
  database: Database,
  { id, now, lease }: Submission,
): Promise<FormResult | undefined> {
  for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end; await pause(POLL_INTERVAL_MS)) {
    if (await database.transaction((query) => claimForm(query, id, { now, lease })))
      return undefined;
    const result = await database.read((query) => formResult(query, id));
    if (result?.location) return result;
  }
  // Handling it again could do it twice.
  throw new DeskError("Il banco ci sta ancora lavorando: fra un minuto guardate se è andata.");
}

/** Handles a form once; gives the address to redirect to, or the page that refuses it. */
export async function handleOnce(
  database: Database,
  submission: Submission,
  handle: () => Promise<FormOutcome | Response>,
): Promise<string | Response> {
  const { id } = submission;
  const earlier = await earlierResult(database, submission);
  if (earlier) return withNotice(earlier.location, id);
  try {
    const result = await handle();
    if (result instanceof Response) {
      await database.transaction((query) => releaseForm(query, id));
      return result;
    }
    await database.transaction((query) => saveFormResult(query, id, result));
    return withNotice(result.location, id);
  } catch (error) {
    await database.transaction((query) => releaseForm(query, id)).catch(() => {});
    throw error;
  }
}

/** The notice to show at an address, from its query. */
export async function noticeAt(
  database: Database,
  query: URLSearchParams,
): Promise<string | undefined> {
  const id = query.get(NOTICE_PARAMETER);
  if (!id) return undefined;
  const result = await database.read((run) => formResult(run, id));
  return result?.notice || undefined;
}
