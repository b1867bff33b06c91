/** The sign-in: one-time links, spent by a press because scanners fetch every link, and their codes. */
import type { Context, Hono } from "hono";
import { DESK, DESK_PATHS } from "#app/desk/paths.ts";
import { spendCode, spendToken } from "#server/auth/access.ts";
import { readForm } from "#server/requests/form-body.ts";
import { type Cap, createCap } from "#server/requests/limits.ts";
import type { Settings } from "#server/settings/settings.ts";
import type { Database } from "#server/store/database.ts";
import { writeSessionCookie } from "./session-cookie.ts";
import type { DeskEnv, Visit } from "./visit.ts";

type SignInOptions = {
  database: Database;
  settings: Settings;
  networkOf: (context: Context) => string;
  now: () => number;
  visitOf: (context: Context<DeskEnv>) => Promise<Visit>;
};

const TITLE = "Entrare nel banco";

const TEN_MINUTES = 600_000;

/** Tries of a network and of all together: of 40 bits nobody guesses one in so few. */
const TRIES = { network: 10, all: 100 };

function createTryLimit(): Cap {
  const now = () => performance.now();
  const ofNetwork = createCap({ most: TRIES.network, milliseconds: TEN_MINUTES, now });
  const ofAll = createCap({ most: TRIES.all, milliseconds: TEN_MINUTES, now });
  return {
    take: (network) => {
      const limit = ofNetwork.take(network);
      return limit.ok ? ofAll.take("all") : limit;
    },
  };
}

export function signInRoutes(app: Hono<DeskEnv>, options: SignInOptions): void {
  const { database, settings, networkOf, now, visitOf } = options;
  const limit = createTryLimit();

  const signIn = async (
    context: Context<DeskEnv>,
    spend: () => Promise<string | undefined>,
  ): Promise<Response> => {
    const { page } = await visitOf(context);
    const tries = limit.take(networkOf(context));
    if (!tries.ok) {
      context.header("Retry-After", String(tries.retryAfter));
      const waitMinutes = Math.ceil(tries.retryAfter / 60);
      return page("sign-in", TITLE, { waitMinutes }, { status: 429 });
    }
    const token = await spend();
    if (!token) return page("sign-in", TITLE, { isRefused: true }, { status: 403 });
    writeSessionCookie(context, settings.siteUrl, token);
    return context.redirect(DESK, 303);
  };

  app.get(DESK_PATHS.signIn, async (context) => {
    const { page, session } = await visitOf(context);
    return session ? context.redirect(DESK, 303) : page("sign-in", TITLE, {});
  });
  app.get(`${DESK_PATHS.signIn}/:token`, async (context) => {
    const { page } = await visitOf(context);
    return page("sign-in", TITLE, { token: context.req.param("token") });
  });
  app.post(`${DESK_PATHS.signIn}/:token`, (context) =>
    signIn(context, () => spendToken(database, context.req.param("token"), now())),
  );
  app.post(DESK_PATHS.signIn, async (context) => {
    const body = await readForm(context.req.raw);
    const code = "fields" in body ? (body.fields.get("codice") ?? "") : "";
    return signIn(context, () => spendCode(database, code, now()));
  });
}
