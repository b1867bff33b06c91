/** answers.yaml and newsletter.yaml: the words of the server's responses and letters. */
import { z } from "zod";
import { textWith, linesWith, forms, lines, text, title } from "./parts.ts";

const page = z.strictObject({ title: title, heading: title, words: lines });

const pageWithButton = page.extend({ button: text });

export const newsletter = z.strictObject({
  heading: title,
  words: text,
  consent: text,
  privacy: text,
  label: title,
  hint: text,
  button: text,
  sending: text,
  check: text,
  draft: z.strictObject({
    words: textWith("messaggio"),
    link: text,
    subject: text,
    toUs: textWith("indirizzo"),
  }),
});

export const answers = z.strictObject({
  thanks: page.extend({ words: linesWith("riferimento") }),
  problems: z.strictObject({
    wrong: page,
    stranger: page,
    tooLong: page,
    wrongKind: page,
    tooMany: page,
    unavailable: page,
  }),
  next: z.strictObject({ withText: text, withoutText: text }),
  fields: z.strictObject({
    missing: text,
    tooLong: textWith("massimo"),
    email: text,
    phone: text,
  }),
  newsletter: z.strictObject({
    asked: page,
    confirm: pageWithButton,
    confirmed: page,
    leave: pageWithButton,
    left: page.extend({ words: linesWith("mesi") }),
    expired: page,
    missing: page,
    wrong: page.extend({ words: linesWith("indirizzo") }),
    refused: page,
    tooMany: page,
    unavailable: page.extend({ words: linesWith("indirizzo") }),
    unchanged: page,
  }),
  search: z.strictObject({ wrong: text }),
  letter: z.strictObject({
    subject: text,
    words: linesWith("casa", "conferma", "giorni", "lascia"),
  }),
  toFamily: z.strictObject({
    foot: textWith("riferimento", "numero"),
    desk: textWith("indirizzo"),
    language: textWith("lingua"),
    stay: z.strictObject({
      prices: text,
      tooShort: forms("numero"),
      free: textWith("camera"),
      taken: textWith("camera"),
      unknown: textWith("camera"),
      asOf: textWith("quando"),
      chat: textWith("indirizzo"),
    }),
    suspects: z.strictObject({
      subject: textWith("numero"),
      words: lines,
      each: linesWith("numero", "riferimento", "sospetto"),
    }),
    calendars: z.strictObject({
      silent: z.strictObject({
        subject: textWith("calendario", "camera"),
        words: linesWith("calendario", "camera"),
      }),
      twice: z.strictObject({
        subject: textWith("camera"),
        words: linesWith("calendari", "camera", "notti"),
      }),
      stay: textWith("arrivo", "partenza", "notti"),
    }),
    edits: z.strictObject({
      subject: forms("numero"),
      words: linesWith("modifiche"),
      each: linesWith("file", "posto", "valore"),
      photograph: linesWith("posto"),
      removed: text,
    }),
    backup: z.strictObject({ subject: text, words: linesWith("cartelle") }),
    access: z.strictObject({
      subject: text,
      words: linesWith("casa", "indirizzo", "codice"),
    }),
  }),
  suspicion: z.strictObject({
    trap: text,
    forgedToken: text,
    noToken: text,
    fast: text,
    oldToken: text,
    links: text,
    code: text,
    linkAsName: text,
    noBrowser: text,
    noLanguage: text,
  }),
});

/** The places of words that only the family reads. */
export const ITALIAN_ONLY_PLACES = /^answers\.(toFamily|suspicion)\./;

const { toFamily: _, suspicion: __, ...toGuests } = answers.shape;

/** Words for the family in a translated file, which may be a copy of the Italian one, are ignored. */
export const translatedAnswers = z.object(toGuests);
