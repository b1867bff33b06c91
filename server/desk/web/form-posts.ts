/** Forms that change something: each is done once, and answered with a redirect. */
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

/** The name of the query that leads to the notice of a form. */
const NOTICE_PARAMETER = "esito";

/** How long a second sending waits for the first, in milliseconds. */
const MAX_WAIT_MS = 10_000;
const POLL_INTERVAL_MS = 100;

/** The same form of the same device with the same fields has the same id. */
export function formId(sessionId: string, path: string, fields: URLSearchParams): string {
  const parts = [sessionId, path, fields.toString()];
  return createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, 22);
}

function withNotice(location: string, id: string): string {
  const [path = "", hash] = location.split("#");
  const address = `${path}${path.includes("?") ? "&" : "?"}${NOTICE_PARAMETER}=${id}`;
  return hash ? `${address}#${hash}` : address;
}

/** What the first sending led to; nothing where it was refused, and did nothing. */
async function resultOfFirst(database: Database, id: string): Promise<FormResult | undefined> {
  for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end; await pause(POLL_INTERVAL_MS)) {
    const result = await database.read((query) => formResult(query, id));
    if (!result || result.location) return result;
  }
  // Doing it again could do it twice.
  throw new DeskError("Il banco ci sta ancora lavorando: fra un minuto guardate se è andata.");
}

/** Handles a form once; gives where it leads to, or the page that refuses it. */
export async function handleOnce(
  database: Database,
  { id, now }: { id: string; now: number },
  handle: () => Promise<FormOutcome | Response>,
): Promise<string | Response> {
  const claim = () => database.transaction((query) => claimForm(query, id, now));
  if (!(await claim())) {
    const first = await resultOfFirst(database, id);
    if (first) return withNotice(first.location, id);
    // The first was refused: this one counts.
    await claim();
  }
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

/** The notice that an address leads to. */
export async function noticeAt(
  database: Database,
  query: URLSearchParams,
): Promise<string | undefined> {
  const id = query.get(NOTICE_PARAMETER);
  if (!id) return undefined;
  const result = await database.read((run) => formResult(run, id));
  return result?.notice || undefined;
}
