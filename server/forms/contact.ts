/** Takes the contact form, hands out its token, and thanks. */
import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { chatLink, mailLink } from "#app/domain/chat-link.ts";
import { type Contact, subjectValue } from "#app/domain/contact-message.ts";
import { enquiryFields, enquiryQuery } from "#app/domain/enquiry.ts";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { POSTS, REFERENCE, thanksPath } from "#app/paths/paths.ts";
import type { Facts } from "../facts.ts";
import { keepMessage } from "../store/messages.ts";
import { answerPage, asksForJson, keepToYourself } from "./answers.ts";
import { readContact } from "./contact-fields.ts";
import { readForm } from "./form-body.ts";
import { languageOf } from "./language.ts";
import type { FormsOptions } from "./options.ts";
import { comesFromUs } from "./same-site.ts";
import { suspicion } from "./suspicion.ts";
import { issueToken, readToken, type Token } from "./token.ts";

const DAY = 24 * 3_600_000;
const OURS = /^[A-Z\d]{3}-[A-Z\d]{3}$/;

/**
 * The same sitting with the same words is the same message; without a token, the same words on the
 * same day. Other words are another message, also under an old token: nothing is merged away.
 */
function keyOf(contact: Contact, token: Token | undefined, now: number): string {
  const { name, email, room = "", message, phone = "", enquiry = {} } = contact;
  const parts = [name, email, room, message, phone, enquiryQuery(enquiry)];
  const content = createHash("sha256").update(JSON.stringify(parts));
  const sitting = token ? `t${token.id}` : `d${Math.floor(now / DAY)}`;
  return `${sitting}:${content.digest("base64url")}`;
}

/** The contact form's routes. */
export function contactForm(options: FormsOptions): Hono {
  const { database, pages, settings, secret, addressOf, onKept, now } = options;
  const { cap, messages: limit } = options.limits;
  const app = new Hono();

  type Problem = keyof Facts["words"]["problems"];
  type Kept = { contact?: Contact; token?: string; language?: Language };
  const STATUS = {
    wrong: 422,
    stranger: 403,
    tooLong: 413,
    wrongKind: 415,
    tooMany: 429,
    unavailable: 503,
  } as const;

  const refuse = (
    context: Context,
    problem: Problem,
    {
      contact,
      wrong = {},
      token = "",
      language = languageOf(context),
    }: Kept & { wrong?: Record<string, string> } = {},
  ): Response => {
    const status = STATUS[problem];
    if (asksForJson(context)) {
      keepToYourself(context);
      return context.json({ problem, ...(problem === "wrong" && { fields: wrong }) }, status);
    }
    const answers = pages[language];
    const { words, house, rooms, phrases } = answers.facts;
    const { name = "", email = "", message = "", phone = "", enquiry = {} } = contact ?? {};
    const { contactMessage, contactSubject, enquiryWords } = phrasebook(phrases);
    // An empty message makes no draft: nothing would be ready to send.
    const text = contact && message ? contactMessage(contact) : "";
    const chosen = rooms.find(({ name }) => name === contact?.room);
    const page = words.problems[problem];
    const next = text ? words.next.withText : words.next.withoutText;
    const said = problem === "wrong" ? Object.values(wrong) : [next];
    return answerPage(context, answers, {
      name: text ? "form" : "bare",
      status,
      slots: {
        ...page,
        words: [page.words, ...said].join("\n"),
        name,
        email,
        phone,
        message,
        token,
        ...Object.fromEntries(enquiryFields(enquiry)),
        [FORM_FIELDS.withEnquiry]: enquiryWords(enquiry),
        text,
        chat: text && chatLink(house.phone, text),
        mail: text && mailLink(house.email, contactSubject(contact ?? {}), text),
        room: chosen ? subjectValue(chosen) : "",
      },
    });
  };

  /** Told to wait, with the text back. */
  const putOff = (context: Context, retryAfter: number, kept: Kept = {}): Response => {
    context.header("Retry-After", String(retryAfter));
    return refuse(context, "tooMany", kept);
  };

  app.get(POSTS.token, async (context) => {
    keepToYourself(context);
    return context.json({ token: issueToken(await secret(), now()) });
  });

  app.post(POSTS.message, async (context) => {
    const form = await readForm(context.req.raw);
    const who = addressOf(context);
    const met = cap.take(who);
    if ("refused" in form) {
      if (!met.ok) return putOff(context, met.retryAfter);
      return refuse(context, form.refused === 413 ? "tooLong" : "wrongKind");
    }
    const { fields } = form;
    const language = languageOf(context, fields);
    const { contact, wrong } = readContact(fields, pages[language].facts, houseDayAt(now()));
    const given = (fields.get(FORM_FIELDS.token) ?? "").slice(0, 200);
    const kept = { contact, token: given, language };
    const { headers } = context.req.raw;
    if (!met.ok) return putOff(context, met.retryAfter, kept);
    if (!comesFromUs(headers, settings.siteUrl)) return refuse(context, "stranger", kept);
    if (Object.keys(wrong).length > 0) return refuse(context, "wrong", { ...kept, wrong });

    let key = "";
    try {
      const token = readToken(await secret(), given);
      key = keyOf(contact, token, now());
      const taken = limit.take(who, key);
      if (!taken.ok) return putOff(context, taken.retryAfter, kept);
      const trap = fields.get(FORM_FIELDS.honeypot) ?? "";
      const why = suspicion(
        { contact, trap, given, token, headers, now: now() },
        pages[DEFAULT_LANGUAGE].facts.words.suspicion,
      );
      const message = { ...contact, key, suspicion: why, language };
      const reference = await keepMessage(database, message, now());
      onKept();
      keepToYourself(context);
      if (asksForJson(context)) return context.json({ kept: reference });
      return context.redirect(thanksPath(reference, language), 303);
    } catch (error) {
      limit.giveBack(who, key);
      options.log(error);
      return refuse(context, "unavailable", kept);
    }
  });

  app.get(POSTS.thanks, (context) => {
    const reference = context.req.query(REFERENCE) ?? "";
    const answers = pages[languageOf(context)];
    const { title, heading, words: said } = answers.facts.words.thanks;
    // Only a reference of ours: nobody shall write a page of ours by a link.
    if (!OURS.test(reference)) return context.redirect(answers.facts.paths.home, 302);
    return answerPage(context, answers, {
      slots: { title, heading, words: interpolate(said, { riferimento: reference }) },
    });
  });

  app.onError((error, context) => {
    options.log(error);
    return refuse(context, "unavailable");
  });

  return app;
}
