/** Takes the newsletter's form, and answers the pages its letter links to. */
import { type Context, Hono } from "hono";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import type { Language } from "#app/domain/languages.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { KEY, POSTS, pathInLanguage } from "#app/paths/paths.ts";
import type { Facts } from "../facts.ts";
import { isEmail } from "../email-address.ts";
import {
  askToSubscribe,
  confirmSubscriber,
  endSubscription,
  subscriberWith,
} from "../store/subscribers.ts";
import { answerPage, asksForJson, keepToYourself, type Status } from "./answers.ts";
import { widerNetworkOf } from "./client-address.ts";
import { readForm } from "./form-body.ts";
import { languageOf } from "./language.ts";
import type { FormsOptions } from "./options.ts";
import { comesFromUs } from "./same-site.ts";

/** As our keys look; anything else need not be looked for. */
const OURS = /^[\w-]{24}$/;

/** When to come back to a full queue, in seconds: by then it has room for some. */
const LATER = 3600;

type Saying = { status?: Status; address?: string; language?: Language };

/** The newsletter's routes. */
export function newsletterForm(options: FormsOptions): Hono {
  const { database, pages, settings, addressOf, onKept, now } = options;
  const { cap, signUps: limit, signUpsAround: wideLimit } = options.limits;
  const app = new Hono();

  const say = (
    context: Context,
    page: keyof Facts["words"]["newsletter"],
    { status = 200, address = "", language = languageOf(context) }: Saying = {},
  ): Response => {
    const answers = pages[language];
    const { words } = answers.facts;
    if (asksForJson(context)) {
      keepToYourself(context);
      if (page === "asked") return context.json({ kept: "asked" });
      const { missing, email } = words.fields;
      const fields = status === 422 && {
        fields: { [FORM_FIELDS.email]: page === "missing" ? missing : email },
      };
      return context.json({ problem: page, ...fields }, status);
    }
    const { words: sentence, ...rest } = words.newsletter[page];
    const names = { indirizzo: address, mesi: String(settings.keepMonths) };
    return answerPage(context, answers, {
      status,
      slots: { ...rest, words: interpolate(sentence, names) },
    });
  };

  const putOff = (context: Context, retryAfter: number, said: Saying = {}): Response => {
    context.header("Retry-After", String(retryAfter));
    return say(context, "tooMany", { ...said, status: 429 });
  };

  app.post(POSTS.newsletter, async (context) => {
    const form = await readForm(context.req.raw);
    const who = addressOf(context);
    const met = cap.take(who);
    const language = languageOf(context, "fields" in form ? form.fields : undefined);
    if (!met.ok) return putOff(context, met.retryAfter, { language });
    if ("refused" in form) return say(context, "refused", { status: form.refused });
    const email = (form.fields.get(FORM_FIELDS.email) ?? "").trim();
    if (!comesFromUs(context.req.raw.headers, settings.siteUrl))
      return say(context, "refused", { status: 403, language });
    if (!email) return say(context, "missing", { status: 422, language });
    if (!isEmail(email)) return say(context, "wrong", { status: 422, language, address: email });
    const what = email.toLowerCase();
    const taken = limit.take(who, what);
    if (!taken.ok) return putOff(context, taken.retryAfter, { language });
    const takenAround = wideLimit.take(widerNetworkOf(who), what);
    const unavailable: Saying = { status: 503, language, address: email };
    const giveBack = () => {
      limit.giveBack(who, what);
      wideLimit.giveBack(widerNetworkOf(who), what);
    };
    if (!takenAround.ok) {
      limit.giveBack(who, what);
      return putOff(context, takenAround.retryAfter, { language });
    }
    try {
      const isSuspect = (form.fields.get(FORM_FIELDS.honeypot) ?? "") !== "";
      const { consent } = pages[language].facts;
      if (!(await askToSubscribe(database, { email, consent, language, isSuspect }, now()))) {
        giveBack();
        context.header("Retry-After", String(LATER));
        return say(context, "unavailable", unavailable);
      }
    } catch (error) {
      giveBack();
      options.log(error);
      return say(context, "unavailable", unavailable);
    }
    onKept();
    keepToYourself(context);
    if (asksForJson(context)) return say(context, "asked");
    return context.redirect(pathInLanguage(POSTS.checkMail, language), 303);
  });

  app.get(POSTS.checkMail, (context) => say(context, "asked"));

  /** Opening a link changes nothing, because mail programs open links to look at them; a button does. */
  const ask = (question: "confirm" | "leave") =>
    app.get(POSTS[question], async (context) => {
      const key = context.req.query(KEY) ?? "";
      const known = OURS.test(key) && (await subscriberWith(database, key));
      if (!known) return say(context, "expired", { status: 404 });
      const language = languageOf(context);
      return answerPage(context, pages[language], {
        name: "question",
        slots: {
          ...pages[language].facts.words.newsletter[question],
          action: pathInLanguage(POSTS[question], language),
          key,
        },
      });
    });

  const act = (
    asked: "confirm" | "leave",
    done: "confirmed" | "left",
    change: (key: string) => Promise<boolean>,
  ) =>
    app.post(POSTS[asked], async (context) => {
      const form = await readForm(context.req.raw);
      const met = cap.take(addressOf(context));
      if (!met.ok) return putOff(context, met.retryAfter);
      // Mail programs unsubscribe in one click: the key stands in the address, and they have no origin.
      const inBody = "fields" in form ? form.fields.get(KEY) : null;
      const key = context.req.query(KEY) ?? inBody ?? "";
      const changed = OURS.test(key) && (await change(key));
      return changed ? say(context, done) : say(context, "expired", { status: 404 });
    });

  ask("confirm");
  ask("leave");
  act("confirm", "confirmed", (key) => confirmSubscriber(database, key, now()));
  act("leave", "left", (key) => endSubscription(database, key, now()));

  app.onError((error, context) => {
    options.log(error);
    return say(context, "unchanged", { status: 503 });
  });

  return app;
}
