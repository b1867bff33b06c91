/** Serves the family's desk below /banco. A person without a session sees only the sign-in page. */
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { PHOTOGRAPH_TOO_LARGE } from "../limits.ts";
import { DESK_PATHS } from "../paths.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { sessionOf } from "#server/auth/access.ts";
import { createPasskeys } from "#server/auth/passkeys.ts";
import { readForm } from "#server/requests/form-body.ts";
import { isSameSite } from "#server/requests/same-site.ts";
import { StoreUnavailable } from "#server/store/database.ts";
import { DeskError, PAGE_NOT_FOUND, roomsIn } from "../context.ts";
import {
  askConfirmation,
  createRateLimitedSignIn,
  readSessionCookie,
  addSignInRoutes,
  writeSessionCookie,
} from "../access/sign-in.ts";
import { postedFormId, handleOnce, noticeAt } from "./form-posts.ts";
import { deskManifest } from "./manifest.ts";
import {
  type DeskEnv,
  type FormOutcome,
  pageWriter,
  type DeskRoutes,
  type Visit,
} from "./visit.ts";
import { Problem } from "../problem.tsx";
import type { renderScreen } from "../render.tsx";
import { receiveUpload } from "./receive-upload.ts";
import * as routes from "./routes.ts";

/** Responses below /banco are not stored, indexed or framed, and no other site learns their addresses. */
const DESK_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": [
    "default-src 'none'",
    ...["script", "style", "img", "font", "connect", "manifest"].map((one) => `${one}-src 'self'`),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Forbids scripts to write HTML, which the desk's scripts never do.
    "require-trusted-types-for 'script'",
  ].join("; "),
  // With "no-referrer", browsers would post forms with the header "Origin: null", which the server may refuse (isSameSite).
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** The longest form, in bytes: a pasted conversation, or all prices. */
const MAX_FORM_BYTES = 256 * 1024;

type DeskOptions = Pick<
  Visit,
  "database" | "settings" | "contents" | "unfitValues" | "version" | "sendMail" | "log"
> & {
  /** Returns the network of a request, because the number of sign-in attempts from a network is limited. */
  networkOf: (context: Context) => string;
  /** Gives a photograph more time to arrive than the fields of a form have. */
  allowUploadTime?: (context: Context) => void;
  now?: () => number;
  render?: typeof renderScreen;
};

export function createDesk(options: DeskOptions): Hono<DeskEnv> {
  const { database, settings, render, networkOf, log, now = Date.now } = options;
  const app = new Hono<DeskEnv>();
  const passkeys = createPasskeys(database, settings.siteUrl);
  const attemptSignIn = createRateLimitedSignIn(database, passkeys, networkOf);

  /** Returns what a handler needs for one request to the desk. */
  const visitOf = async (context: Context<DeskEnv>): Promise<Visit> => {
    const session = context.get("session");
    const { searchParams } = new URL(context.req.url);
    const author = session?.device ?? "";
    const notice = session && (await noticeAt(database, searchParams));
    return {
      ...options,
      now: now(),
      author,
      rooms: async () => roomsIn(options.contents()),
      passkeys,
      request: context.req,
      session,
      page: pageWriter(context, render, { database, notice }),
    };
  };

  // Compression is safe from BREACH: other sites cannot request pages with the SameSite=Strict cookie and compare sizes.
  app.use(compress());

  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(DESK_HEADERS))
      if (!headers.has(name)) headers.set(name, value);
  });

  app.onError((error, context) => {
    const isStoreUnavailable = error instanceof StoreUnavailable;
    if (!(error instanceof DeskError) && !isStoreUnavailable) log(error);
    const page = pageWriter(context, render);
    const reason = error instanceof DeskError ? error.message : undefined;
    const status = reason === undefined ? 503 : 422;
    return page(Problem, { reason }, status);
  });

  app.get(DESK_PATHS.manifest, (context) => {
    const { name } = options.contents()[DEFAULT_LANGUAGE].house;
    return context.json(deskManifest(name), 200, { "Content-Type": "application/manifest+json" });
  });

  app.use(async (context, next) => {
    if (context.req.method !== "GET" && !isSameSite(context.req.raw.headers, settings.siteUrl))
      return context.text("Questa pagina non è del banco.", 403);
    const token = readSessionCookie(context, settings.siteUrl);
    const sessionState = token ? await sessionOf(database, token, now()) : undefined;
    if (sessionState) context.set("session", sessionState.session);
    if (token && sessionState?.isRenewed) writeSessionCookie(context, settings.siteUrl, token);
    await next();
  });

  addSignInRoutes(app, settings, visitOf, attemptSignIn);

  app.use(async (context, next) => {
    if (context.get("session")) return next();
    // A link in webmail makes a cross-site request, without the SameSite=Strict cookie. A reload sends the cookie.
    if (context.req.method === "GET" && context.req.header("Sec-Fetch-Site") === "cross-site")
      return context.html("", 200, { Refresh: "0" });
    return context.redirect(DESK_PATHS.signIn, 303);
  });

  const answerOnce = async (
    context: Context<DeskEnv>,
    fields: URLSearchParams,
    handle: () => Promise<FormOutcome | Response>,
  ) => {
    const formId = postedFormId(context.get("session")?.id ?? "", context.req.path, fields);
    const outcome = await handleOnce(database, formId, now(), handle);
    return typeof outcome === "string" ? context.redirect(outcome, 303) : outcome;
  };

  const allRoutes: DeskRoutes[] = Object.values(routes);
  for (const { pages = {}, forms = {}, uploads = {}, confirmed = {} } of allRoutes) {
    for (const [path, handle] of Object.entries(pages))
      app.get(path, async (context) =>
        handle(await visitOf(context), new URL(context.req.url).searchParams),
      );
    for (const [path, handle] of Object.entries(uploads))
      app.post(path, async (context) => {
        options.allowUploadTime?.(context);
        const upload = await receiveUpload(context.req.raw);
        const visit = await visitOf(context);
        if ("errorStatus" in upload)
          return upload.errorStatus === 413
            ? visit.page(Problem, { reason: PHOTOGRAPH_TOO_LARGE }, 413)
            : context.body(null, upload.errorStatus);
        return answerOnce(context, upload.fields, () => handle(visit, upload));
      });
    for (const [path, handle] of Object.entries(forms))
      app.post(path, async (context) => {
        const form = await readForm(context.req.raw, MAX_FORM_BYTES);
        if ("errorStatus" in form) return context.body(null, form.errorStatus);
        const visit = await visitOf(context);
        const confirmationPage =
          confirmed[path]?.(visit, form.fields) &&
          (await askConfirmation(context, visit, form.fields, attemptSignIn));
        if (confirmationPage) return confirmationPage;
        return answerOnce(context, form.fields, () => handle(visit, form.fields));
      });
  }

  app.notFound((context) => pageWriter(context, render)(Problem, { reason: PAGE_NOT_FOUND }, 404));

  return app;
}
