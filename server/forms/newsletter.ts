/** Takes the newsletter's form, and answers the pages its letter links to. */
import { type Context, Hono } from "hono";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { worded } from "#app/domain/worded.ts";
import { KEY, POSTS } from "#app/site/paths.ts";
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
import type { FormsOptions } from "./options.ts";
import { comesFromUs } from "./same-site.ts";

/** As our keys look; anything else need not be looked for. */
const OURS = /^[\w-]{24}$/;

/** When to come back to a full queue, in seconds: by then it has room for some. */
const LATER = 3600;

/** The newsletter's routes. */
export function newsletterForm(options: FormsOptions): Hono {
  const { database, pages, settings, addressOf, onKept, now } = options;
  const { cap, signUps: limit, signUpsAround: wideLimit } = options.limits;
  const { words, consent } = pages.facts;
  const said = words.newsletter;
  const app = new Hono();

  const say = (
    context: Context,
    page: keyof typeof said,
    status: Status = 200,
    address = "",
  ): Response => {
    if (asksForJson(context)) {
      keepToYourself(context);
      if (page === "asked") return context.json({ kept: "asked" });
      const { missing, email } = words.fields;
      const fields = status === 422 && {
        fields: { [FORM_FIELDS.email]: page === "missing" ? missing : email },
      };
      return context.json({ problem: page, ...fields }, status);
    }
    const { words: sentence, ...rest } = said[page];
    const names = { indirizzo: address, mesi: String(settings.keepMonths) };
    return answerPage(context, pages, {
      status,
      slots: { ...rest, words: worded(sentence, names) },
    });
  };

  const putOff = (context: Context, retryAfter: number): Response => {
    context.header("Retry-After", String(retryAfter));
    return say(context, "tooMany", 429);
  };

  app.post(POSTS.newsletter, async (context) => {
    const form = await readForm(context.req.raw);
    const who = addressOf(context);
    const met = cap.take(who);
    if (!met.ok) return putOff(context, met.retryAfter);
    if ("refused" in form) return say(context, "refused", form.refused);
    const email = (form.fields.get(FORM_FIELDS.email) ?? "").trim();
    if (!comesFromUs(context.req.raw.headers, settings.siteUrl))
      return say(context, "refused", 403);
    if (!email) return say(context, "missing", 422);
    if (!isEmail(email)) return say(context, "wrong", 422, email);
    const what = email.toLowerCase();
    const taken = limit.take(who, what);
    if (!taken.ok) return putOff(context, taken.retryAfter);
    const takenAround = wideLimit.take(widerNetworkOf(who), what);
    const giveBack = () => {
      limit.giveBack(who, what);
      wideLimit.giveBack(widerNetworkOf(who), what);
    };
    if (!takenAround.ok) {
      limit.giveBack(who, what);
      return putOff(context, takenAround.retryAfter);
    }
    try {
      const isSuspect = (form.fields.get(FORM_FIELDS.trap) ?? "") !== "";
      if (!(await askToSubscribe(database, { email, consent, isSuspect }, now()))) {
        giveBack();
        context.header("Retry-After", String(LATER));
        return say(context, "unavailable", 503, email);
      }
    } catch (error) {
      giveBack();
      options.log(error);
      return say(context, "unavailable", 503, email);
    }
    onKept();
    keepToYourself(context);
    return asksForJson(context) ? say(context, "asked") : context.redirect(POSTS.checkMail, 303);
  });

  app.get(POSTS.checkMail, (context) => say(context, "asked"));

  /** Opening a link changes nothing, because mail programs open links to look at them; a button does. */
  const ask = (question: "confirm" | "leave") =>
    app.get(POSTS[question], async (context) => {
      const key = context.req.query(KEY) ?? "";
      const known = OURS.test(key) && (await subscriberWith(database, key));
      if (!known) return say(context, "expired", 404);
      return answerPage(context, pages, {
        name: "question",
        slots: { ...said[question], action: POSTS[question], key },
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
      return changed ? say(context, done) : say(context, "expired", 404);
    });

  ask("confirm");
  ask("leave");
  act("confirm", "confirmed", (key) => confirmSubscriber(database, key, now()));
  act("leave", "left", (key) => endSubscription(database, key, now()));

  app.onError((error, context) => {
    options.log(error);
    return say(context, "unchanged", 503);
  });

  return app;
}
