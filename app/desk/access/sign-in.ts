/**
 * Signs devices in by one-time link, code or passkey, and asks for a new proof of identity before dangerous actions. The
 * button on a link's page uses up the link. Opening the page does not, because mail scanners open every link.
 */
import type { Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { DESK_PATH, DESK_PATHS } from "../paths.ts";
import { isConfirmed, spendLink, type Requester } from "#server/auth/access.ts";
import type { Passkeys } from "#server/auth/passkeys.ts";
import { normalizeCode } from "#server/auth/secrets.ts";
import { readForm } from "#server/requests/form-body.ts";
import { createLimit } from "#server/requests/limits.ts";
import type { Settings } from "#server/settings/settings.ts";
import { requestAccessLetter } from "#server/store/access-links.ts";
import type { Database } from "#server/store/database.ts";
import { SESSION_RETENTION } from "#server/store/sessions.ts";
import type { DeskEnv, Visit } from "../web/visit.ts";
import { Confirm, SignIn } from "./sign-in.tsx";

/** A secure cookie needs https, which http://localhost does not have. */
const usesHttps = (siteUrl: string) => siteUrl.startsWith("https:");

/** Returns the name of the session's cookie, the only cookie of the site. Browsers send it only to pages of the desk. */
const sessionCookieName = (siteUrl: string) => (usesHttps(siteUrl) ? "__Secure-banco" : "banco");

export const readSessionCookie = (context: Context, siteUrl: string) =>
  getCookie(context, sessionCookieName(siteUrl));

export const writeSessionCookie = (context: Context, siteUrl: string, token: string) =>
  setCookie(context, sessionCookieName(siteUrl), token, {
    path: DESK_PATH,
    httpOnly: true,
    secure: usesHttps(siteUrl),
    sameSite: "Strict",
    maxAge: SESSION_RETENTION / 1000,
  });

const ATTEMPTS_WINDOW_MS = 600_000;

/**
 * The number of attempts that are allowed in ten minutes: `network` for all attempts from one network, `allCodes` for the
 * attempts with codes from all networks together. A code has 40 bits, so it cannot be guessed in 100 attempts.
 */
const MAX_ATTEMPTS = { network: 10, allCodes: 100 };

type IdentityProof = { token: string } | { code: string } | { credential: string };

/** Returns a function that checks proofs of identity within rate limits. A `refusal` consists of props of the sign-in page. */
export function createRateLimitedSignIn(
  database: Database,
  passkeys: Passkeys,
  networkOf: (context: Context) => string,
) {
  const windowAndClock = { windowMs: ATTEMPTS_WINDOW_MS, now: () => performance.now() };
  const networkLimit = createLimit({ maxItems: MAX_ATTEMPTS.network, ...windowAndClock });
  const codeLimit = createLimit({ maxItems: MAX_ATTEMPTS.allCodes, ...windowAndClock });

  return async (context: Context, proof: IdentityProof, requester: Requester) => {
    const retryAfterSeconds =
      networkLimit.take(networkOf(context)) || ("code" in proof ? codeLimit.take("all") : 0);
    if (retryAfterSeconds) {
      context.header("Retry-After", String(retryAfterSeconds));
      return { refusal: { waitMinutes: Math.ceil(retryAfterSeconds / 60) }, status: 429 as const };
    }
    const acceptance = await ("credential" in proof
      ? passkeys.signIn(proof.credential, requester)
      : spendLink(database, "code" in proof ? normalizeCode(proof.code) : proof.token, requester));
    return acceptance ? { acceptance } : { refusal: { isRefused: true }, status: 403 as const };
  };
}

type RateLimitedSignIn = ReturnType<typeof createRateLimitedSignIn>;

const MAIL_REQUESTED_PARAMETER = "posta";

/** Sends a sign-in link by mail. After too many links within an hour, `requestAccessLetter` adds no mail to send. */
async function mailSignInLink({ database, now, settings, sendMail }: Visit): Promise<void> {
  if (!settings.smtp) return;
  await database.transaction((query) => requestAccessLetter(query, now));
  sendMail();
}

export function addSignInRoutes(
  app: Hono<DeskEnv>,
  settings: Settings,
  visitOf: (context: Context<DeskEnv>) => Promise<Visit>,
  attemptSignIn: RateLimitedSignIn,
): void {
  const hasMail = settings.smtp !== undefined;

  const signIn = async (context: Context<DeskEnv>, proof: IdentityProof): Promise<Response> => {
    const { page, session, now } = await visitOf(context);
    const attempt = await attemptSignIn(context, proof, { session, now });
    if ("refusal" in attempt) return page(SignIn, { hasMail, ...attempt.refusal }, attempt.status);
    if (attempt.acceptance !== "confirmed")
      writeSessionCookie(context, settings.siteUrl, attempt.acceptance.token);
    return context.redirect(DESK_PATH, 303);
  };

  const readField = async (context: Context<DeskEnv>, name: string) => {
    const form = await readForm(context.req.raw);
    return "fields" in form ? (form.fields.get(name) ?? "") : "";
  };

  app.get(DESK_PATHS.signIn, async (context) => {
    const { page, session } = await visitOf(context);
    if (session) return context.redirect(DESK_PATH, 303);
    const isMailRequested = context.req.query(MAIL_REQUESTED_PARAMETER) !== undefined;
    return page(SignIn, { hasMail, isMailRequested });
  });
  app.post(DESK_PATHS.signIn, async (context) =>
    signIn(context, { code: await readField(context, "codice") }),
  );

  app.post(DESK_PATHS.signInOptions, async (context) => {
    const { passkeys, now } = await visitOf(context);
    return context.json(await passkeys.signInOptions(now));
  });
  app.post(DESK_PATHS.signInPasskey, async (context) =>
    signIn(context, { credential: await readField(context, "credenziale") }),
  );
  app.post(DESK_PATHS.signInMail, async (context) => {
    await mailSignInLink(await visitOf(context));
    return context.redirect(`${DESK_PATHS.signIn}?${MAIL_REQUESTED_PARAMETER}`, 303);
  });
  for (const path of [DESK_PATHS.signInPasskey, DESK_PATHS.signInMail])
    app.get(path, (context) => context.redirect(DESK_PATHS.signIn, 303));

  app.get(`${DESK_PATHS.signIn}/:token`, async (context) => {
    const { page } = await visitOf(context);
    return page(SignIn, { hasMail, token: context.req.param("token") });
  });
  app.post(`${DESK_PATHS.signIn}/:token`, (context) =>
    signIn(context, { token: context.req.param("token") }),
  );
}

/** The names of the confirmation's fields; all other fields belong to the action that is to be confirmed. */
const CONFIRMATION_FIELDS = { code: "codice", credential: "credenziale", mail: "posta" };

function proofOf(fields: URLSearchParams): IdentityProof | undefined {
  const credential = fields.get(CONFIRMATION_FIELDS.credential);
  if (credential) return { credential };
  const code = fields.get(CONFIRMATION_FIELDS.code);
  return code === null ? undefined : { code };
}

/** Returns the page that asks for a proof of identity; undefined if the session is confirmed or the form has a valid proof. */
export async function askConfirmation(
  context: Context<DeskEnv>,
  visit: Visit,
  fields: URLSearchParams,
  attemptSignIn: RateLimitedSignIn,
): Promise<Response | undefined> {
  const { session, now, page, settings } = visit;
  const isMailRequested = fields.get(CONFIRMATION_FIELDS.mail) !== null;
  const proof = proofOf(fields);
  for (const name of Object.values(CONFIRMATION_FIELDS)) fields.delete(name);
  if (session && isConfirmed(session, now)) return undefined;
  const { chiave: _key, ...values } = Object.fromEntries(fields);
  const props = { action: context.req.path, values, hasMail: settings.smtp !== undefined };
  const showConfirmation = (extraProps: object, status: 200 | 403 | 429 = 200) =>
    page(Confirm, { ...props, ...extraProps }, status);
  if (isMailRequested) {
    await mailSignInLink(visit);
    return showConfirmation({ isMailRequested });
  }
  if (!proof) return showConfirmation({});
  const attempt = await attemptSignIn(context, proof, { session, now });
  return "acceptance" in attempt ? undefined : showConfirmation(attempt.refusal, attempt.status);
}
