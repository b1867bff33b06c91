import type { SiteContent } from "#app/content/site-content.ts";
import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { chatLink, mailLink } from "#app/domain/chat-link.ts";
import { type ContactMessage, contactWriters, formValueOf } from "#app/domain/contact-message.ts";
import { enquiryFields, enquiryQuery } from "#app/domain/enquiry.ts";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { FORM_PATHS, PATHS_IN, REFERENCE_PARAMETER, thanksPath } from "#app/paths/paths.ts";
import { secretOf } from "#server/store/key-values.ts";
import { saveMessage } from "#server/store/messages.ts";
import { readContact } from "./contact-fields.ts";
import { readForm } from "#server/requests/form-body.ts";
import { languageOf, forbidCaching, sendPage, wantsJson } from "./form-responses.ts";
import type { FormsOptions } from "./options.ts";
import { isSameSite } from "#server/requests/same-site.ts";
import { suspicionReasons } from "./suspicion.ts";
import { issueToken, readToken, type Token } from "#server/system/signed-tokens.ts";
import { DAY } from "#server/system/durations.ts";

/** A form's token has the time when the guest began to write, and a random id, by which a repeated message is recognized. */
const TOKEN_PURPOSE = "form";

const REFERENCE_PATTERN = /^[A-Z\d]{3}-[A-Z\d]{3}$/;

type FormProblem = keyof SiteContent["answers"]["problems"];

const STATUS_OF_PROBLEM = {
  wrong: 422,
  stranger: 403,
  tooLong: 413,
  wrongKind: 415,
  tooMany: 429,
  unavailable: 503,
} as const satisfies Record<FormProblem, number>;

/** `contact` and `token` are filled into the form again, so that the guest can correct and resend it. */
type Refusal = {
  contact?: ContactMessage;
  token?: string;
  language?: Language;
  errors?: Record<string, string>;
  /** In seconds. */
  retryAfter?: number;
};

/** Equal messages get the same key, and are stored once, if they have the same token or, without a token, the same day. */
function messageKeyOf(contact: ContactMessage, token: Token | undefined, now: number): string {
  const { name, email, room = "", message, phone = "", enquiry = {} } = contact;
  const messageParts = [name, email, room, message, phone, enquiryQuery(enquiry)];
  const textHash = createHash("sha256").update(JSON.stringify(messageParts));
  const tokenOrDay = token ? `t${token.id}` : `d${Math.floor(now / DAY)}`;
  return `${tokenOrDay}:${textHash.digest("base64url")}`;
}

export function contactRoutes(options: FormsOptions): Hono {
  const { database, contents, answerPage, settings, networkOf, onSaved, now } = options;
  const { posts: postLimit, messages: messageLimit } = options.limits;
  const app = new Hono();

  let secret: string | undefined;
  const readSecret = async () => (secret ??= await secretOf(database));

  const refuse = (
    context: Context,
    problem: FormProblem,
    { contact, errors = {}, token = "", language = languageOf(context), retryAfter }: Refusal = {},
  ): Response => {
    if (retryAfter) context.header("Retry-After", String(retryAfter));
    const status = STATUS_OF_PROBLEM[problem];
    if (wantsJson(context)) {
      forbidCaching(context);
      return context.json({ problem, ...(problem === "wrong" && { fields: errors }) }, status);
    }
    const { answers, house, rooms, phrases } = contents[language];
    const { name = "", email = "", message = "", phone = "", enquiry = {} } = contact ?? {};
    const { contactMessage, contactSubject } = contactWriters(phrases);
    // Without a message there is nothing to send by chat or e-mail.
    const messageText = contact && message ? contactMessage(contact) : "";
    const room = rooms.rooms.find((one) => one.name === contact?.room);
    const problemWords = answers.problems[problem];
    const nextStepText = messageText ? answers.next.withText : answers.next.withoutText;
    const adviceLines = problem === "wrong" ? Object.values(errors) : [nextStepText];
    const summary = phrasebook(phrases).enquiryWords(enquiry);
    const responsePage = answerPage(language, {
      ...problemWords,
      words: [problemWords.words, ...adviceLines].join("\n"),
      form: {
        values: {
          name,
          email,
          phone,
          message,
          token,
          room: room && formValueOf(room),
          chosenEnquiry: summary ? { words: summary, fields: enquiryFields(enquiry) } : undefined,
        },
        ...(messageText && {
          ways: {
            text: messageText,
            chatUrl: chatLink(house.phone, messageText),
            mailUrl: mailLink(house.email, contactSubject(contact ?? {}), messageText),
          },
        }),
      },
    });
    return sendPage(context, responsePage, status);
  };

  app.get(FORM_PATHS.token, async (context) => {
    forbidCaching(context);
    return context.json({ token: issueToken(await readSecret(), TOKEN_PURPOSE, now()) });
  });

  app.post(FORM_PATHS.message, async (context) => {
    const form = await readForm(context.req.raw);
    const network = networkOf(context);
    const waitSeconds = postLimit.take(network);
    if ("errorStatus" in form) {
      if (waitSeconds) return refuse(context, "tooMany", { retryAfter: waitSeconds });
      return refuse(context, form.errorStatus === 413 ? "tooLong" : "wrongKind");
    }
    const { fields } = form;
    const language = languageOf(context, fields);
    const { contact, errors } = readContact(fields, contents[language], houseDayAt(now()));
    const tokenText = (fields.get(FORM_FIELDS.token) ?? "").slice(0, 200);
    const submission = { contact, token: tokenText, language };
    const { headers } = context.req.raw;
    if (waitSeconds) return refuse(context, "tooMany", { ...submission, retryAfter: waitSeconds });
    if (!isSameSite(headers, settings.siteUrl)) return refuse(context, "stranger", submission);
    if (Object.keys(errors).length > 0) return refuse(context, "wrong", { ...submission, errors });

    let messageKey = "";
    try {
      const token = readToken(await readSecret(), TOKEN_PURPOSE, tokenText);
      messageKey = messageKeyOf(contact, token, now());
      const retryAfter = messageLimit.take(network, messageKey);
      if (retryAfter) return refuse(context, "tooMany", { ...submission, retryAfter });
      const honeypot = fields.get(FORM_FIELDS.honeypot) ?? "";
      const suspicion = suspicionReasons(
        { contact, honeypot, tokenText, token, headers, now: now() },
        contents[DEFAULT_LANGUAGE].answers.suspicion,
      );
      const message = { ...contact, key: messageKey, suspicion, language };
      const reference = await saveMessage(database, message, now());
      onSaved();
      forbidCaching(context);
      if (wantsJson(context)) return context.json({ kept: reference });
      return context.redirect(thanksPath(reference, language), 303);
    } catch (error) {
      messageLimit.giveBack(network, messageKey);
      options.log(error);
      return refuse(context, "unavailable", submission);
    }
  });

  app.get(FORM_PATHS.thanks, (context) => {
    const reference = context.req.query(REFERENCE_PARAMETER) ?? "";
    const language = languageOf(context);
    const { title, heading, words } = contents[language].answers.thanks;
    // Without this check, anybody could write a link that shows any text on a page of ours.
    if (!REFERENCE_PATTERN.test(reference)) return context.redirect(PATHS_IN[language].home, 302);
    return sendPage(
      context,
      answerPage(language, {
        title,
        heading,
        words: interpolate(words, { riferimento: reference }),
      }),
    );
  });

  app.onError((error, context) => {
    options.log(error);
    return refuse(context, "unavailable");
  });

  return app;
}
