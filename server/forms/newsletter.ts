import type { SiteContent } from "#app/content/site-content.ts";
import { type Context, Hono } from "hono";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import type { Language } from "#app/domain/languages.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { KEY_PARAMETER, FORM_PATHS, pathInLanguage } from "#app/paths/paths.ts";
import {
  confirmSubscriber,
  endSubscription,
  requestSubscription,
  subscriberByKey,
} from "#server/store/subscribers.ts";
import { asciiEmail, isEmail } from "#server/text/email-address.ts";
import { widerNetworkOf } from "#server/requests/client-address.ts";
import { readForm } from "#server/requests/form-body.ts";
import {
  languageOf,
  forbidCaching,
  sendPage,
  type ResponseStatus,
  wantsJson,
} from "./form-responses.ts";
import type { FormsOptions } from "./options.ts";
import { isSameSite } from "#server/requests/same-site.ts";

const SUBSCRIBER_KEY_PATTERN = /^[\w-]{24}$/;

const FULL_QUEUE_RETRY_AFTER_SECONDS = 3600;

type ReplyOptions = {
  status?: ResponseStatus;
  address?: string;
  language?: Language;
  retryAfter?: number;
};

export function newsletterRoutes(options: FormsOptions): Hono {
  const { database, contents, answerPage, settings, networkOf, onSaved, now } = options;
  const { posts: postLimit, signUps: signUpLimit, widerSignUps: widerLimit } = options.limits;
  const app = new Hono();

  const reply = (
    context: Context,
    page: keyof SiteContent["answers"]["newsletter"],
    { status = 200, address = "", language = languageOf(context), retryAfter }: ReplyOptions = {},
  ): Response => {
    if (retryAfter) context.header("Retry-After", String(retryAfter));
    const { answers } = contents[language];
    if (wantsJson(context)) {
      forbidCaching(context);
      if (page === "asked") return context.json({ kept: "asked" });
      const { missing, email } = answers.fields;
      const fieldErrors = status === 422 && {
        fields: { [FORM_FIELDS.email]: page === "missing" ? missing : email },
      };
      return context.json({ problem: page, ...fieldErrors }, status);
    }
    const { words: replyWords, ...titles } = answers.newsletter[page];
    const placeholderValues = { indirizzo: address, mesi: String(settings.keepMonths) };
    return sendPage(
      context,
      answerPage(language, { ...titles, words: interpolate(replyWords, placeholderValues) }),
      status,
    );
  };

  const refuseForNow = (context: Context, retryAfter: number, language?: Language) =>
    reply(context, "tooMany", { status: 429, retryAfter, ...(language && { language }) });

  app.post(FORM_PATHS.newsletter, async (context) => {
    const form = await readForm(context.req.raw);
    const network = networkOf(context);
    const waitSeconds = postLimit.take(network);
    const language = languageOf(context, "fields" in form ? form.fields : undefined);
    if (waitSeconds) return refuseForNow(context, waitSeconds, language);
    if ("errorStatus" in form) return reply(context, "refused", { status: form.errorStatus });
    const email = asciiEmail((form.fields.get(FORM_FIELDS.email) ?? "").trim());
    if (!isSameSite(context.req.raw.headers, settings.siteUrl))
      return reply(context, "refused", { status: 403, language });
    if (!email) return reply(context, "missing", { status: 422, language });
    if (!isEmail(email)) return reply(context, "wrong", { status: 422, language, address: email });
    const lowerCaseEmail = email.toLowerCase();
    const widerNetwork = widerNetworkOf(network);
    const signUpWaitSeconds =
      signUpLimit.take(network, lowerCaseEmail) || widerLimit.take(widerNetwork, lowerCaseEmail);
    if (signUpWaitSeconds) {
      signUpLimit.giveBack(network, lowerCaseEmail);
      return refuseForNow(context, signUpWaitSeconds, language);
    }
    const refuseUnsaved = (retryAfter = 0) => {
      signUpLimit.giveBack(network, lowerCaseEmail);
      widerLimit.giveBack(widerNetwork, lowerCaseEmail);
      return reply(context, "unavailable", { status: 503, language, address: email, retryAfter });
    };
    try {
      const isHoneypotFilled = (form.fields.get(FORM_FIELDS.honeypot) ?? "") !== "";
      const { words, consent } = contents[language].newsletter;
      const consentText = `${words} ${consent}`;
      const signUpRequest = { email, consent: consentText, language, isSuspect: isHoneypotFilled };
      if (!(await requestSubscription(database, signUpRequest, now())))
        return refuseUnsaved(FULL_QUEUE_RETRY_AFTER_SECONDS);
    } catch (error) {
      options.log(error);
      return refuseUnsaved();
    }
    onSaved();
    forbidCaching(context);
    if (wantsJson(context)) return reply(context, "asked");
    return context.redirect(pathInLanguage(FORM_PATHS.checkMail, language), 303);
  });

  app.get(FORM_PATHS.checkMail, (context) => reply(context, "asked"));

  for (const [action, resultPage, changeSubscription] of [
    ["confirm", "confirmed", confirmSubscriber],
    ["leave", "left", endSubscription],
  ] as const) {
    // This page only has a button: a GET must change nothing, because mail programs open links to scan them.
    app.get(FORM_PATHS[action], async (context) => {
      const key = context.req.query(KEY_PARAMETER) ?? "";
      const subscriber = SUBSCRIBER_KEY_PATTERN.test(key) && (await subscriberByKey(database, key));
      if (!subscriber) return reply(context, "expired", { status: 404 });
      const language = languageOf(context);
      const { button, ...words } = contents[language].answers.newsletter[action];
      const confirmation = { action: pathInLanguage(FORM_PATHS[action], language), key, button };
      return sendPage(context, answerPage(language, { ...words, confirmation }));
    });

    app.post(FORM_PATHS[action], async (context) => {
      const form = await readForm(context.req.raw);
      const waitSeconds = postLimit.take(networkOf(context));
      if (waitSeconds) return refuseForNow(context, waitSeconds);
      // One-click unsubscription (RFC 8058) sends the key in the URL, and no Origin, so the origin is not checked.
      const keyInBody = "fields" in form ? form.fields.get(KEY_PARAMETER) : null;
      const key = context.req.query(KEY_PARAMETER) ?? keyInBody ?? "";
      const isChanged =
        SUBSCRIBER_KEY_PATTERN.test(key) && (await changeSubscription(database, key, now()));
      return isChanged ? reply(context, resultPage) : reply(context, "expired", { status: 404 });
    });
  }

  app.onError((error, context) => {
    options.log(error);
    return reply(context, "unchanged", { status: 503 });
  });

  return app;
}
