/** Handles a posted form once, even if the browser sends the form twice, and answers with a redirect. */
import { createHash } from "node:crypto";
import type { Database } from "#server/store/database.ts";
import { readFormResult, saveFormResult } from "#server/store/form-results.ts";
import type { FormOutcome } from "./visit.ts";

/** This query parameter has the id of the form whose notice is shown. */
const NOTICE_PARAMETER = "esito";

export function postedFormId(sessionId: string, path: string, fields: URLSearchParams): string {
  const hashedTexts = [sessionId, path, fields.toString()];
  return createHash("sha256").update(hashedTexts.join("\n")).digest("base64url").slice(0, 22);
}

function withNotice(location: string, formId: string): string {
  const [path = "", hash] = location.split("#");
  const address = `${path}${path.includes("?") ? "&" : "?"}${NOTICE_PARAMETER}=${formId}`;
  return hash ? `${address}#${hash}` : address;
}

/** Forms being handled, by id. They need not be stored, because no second server uses the same database at the same time. */
const pendingForms = new Map<string, Promise<unknown>>();

/** Calls `handle` unless the form's result is stored. Returns the address to redirect to, or the page that answers the form. */
export async function handleOnce(
  database: Database,
  formId: string,
  now: number,
  handle: () => Promise<FormOutcome | Response>,
): Promise<string | Response> {
  // A repeated request waits for the first. If the first answer was a page, no result is stored, so `handle` is called again.
  while (pendingForms.has(formId)) await pendingForms.get(formId);
  const handleUnlessDone = async () => {
    const earlierResult = await database.read((query) => readFormResult(query, formId));
    if (earlierResult) return withNotice(earlierResult.location, formId);
    const outcome = await handle();
    if (outcome instanceof Response) return outcome;
    await database.transaction((query) => saveFormResult(query, formId, outcome, now));
    return withNotice(outcome.location, formId);
  };
  const pendingOutcome = handleUnlessDone().finally(() => pendingForms.delete(formId));
  pendingForms.set(
    formId,
    pendingOutcome.catch(() => {}),
  );
  return pendingOutcome;
}

export async function noticeAt(database: Database, parameters: URLSearchParams) {
  const formId = parameters.get(NOTICE_PARAMETER);
  if (!formId) return undefined;
  const storedResult = await database.read((query) => readFormResult(query, formId));
  return storedResult?.notice || undefined;
}
