/** Dangerous forms ask for a new proof of identity, unless the session has a recent one. */
import type { Context } from "hono";
import { isConfirmed } from "#server/auth/access.ts";
import { type AttemptSignIn, mailAccessLink, type Proof } from "../access/sign-in.ts";
import type { DeskEnv, Visit } from "./visit.ts";

/** The fields of the confirmation; all other fields belong to the form of the action that is to be confirmed. */
const CONFIRMATION_FIELDS = { code: "codice", credential: "credenziale", mail: "posta" };

function proofOf(fields: URLSearchParams): Proof | undefined {
  const credential = fields.get(CONFIRMATION_FIELDS.credential);
  if (credential) return { credential };
  const code = fields.get(CONFIRMATION_FIELDS.code);
  return code === null ? undefined : { code };
}

/** The page that asks for a proof; undefined where the session is confirmed, and the form may go on. */
export async function askConfirmation(
  context: Context<DeskEnv>,
  visit: Visit,
  fields: URLSearchParams,
  attempt: AttemptSignIn,
): Promise<Response | undefined> {
  const { session, now, page, settings } = visit;
  const wantsMail = fields.get(CONFIRMATION_FIELDS.mail) !== null;
  const proof = proofOf(fields);
  for (const name of Object.values(CONFIRMATION_FIELDS)) fields.delete(name);
  if (session && isConfirmed(session, now)) return undefined;
  const { chiave: _key, ...form } = Object.fromEntries(fields);
  const props = { action: context.req.path, form, hasMail: settings.smtp !== undefined };
  const ask = (more: object, status: 200 | 403 | 429 = 200) =>
    page("confirm", { ...props, ...more }, status);
  if (wantsMail) {
    await mailAccessLink(visit);
    return ask({ isMailRequested: true });
  }
  if (!proof) return ask({});
  const result = await attempt(context, proof, { session, now });
  return "entry" in result ? undefined : ask(result.refusal, result.status);
}
