/** What answers.yaml and newsletter.yaml of a language must hold: the words the server answers with. */
import { z } from "zod";
import { filled, filledLines, forms, lines, text, title } from "./parts.ts";

const page = z.strictObject({ title: title, heading: title, words: lines });

const question = page.extend({ button: text });

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
    words: filled("messaggio"),
    link: text,
    subject: text,
    toUs: filled("indirizzo"),
  }),
});

export const answers = z.strictObject({
  programs: filled("camere", "mare", "sci"),
  thanks: page.extend({ words: filledLines("riferimento") }),
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
    tooLong: filled("massimo"),
    email: text,
    phone: text,
  }),
  newsletter: z.strictObject({
    asked: page,
    confirm: question,
    confirmed: page,
    leave: question,
    left: page.extend({ words: filledLines("mesi") }),
    expired: page,
    missing: page,
    wrong: page.extend({ words: filledLines("indirizzo") }),
    refused: page,
    tooMany: page,
    unavailable: page.extend({ words: filledLines("indirizzo") }),
    unchanged: page,
  }),
  search: z.strictObject({
    asked: filled("arrivo", "partenza", "notti", "persone", "totale"),
    // A stay too long, or a party too large, for a total.
    askedWithoutTotal: filled("arrivo", "partenza", "notti", "persone"),
    tooFewRooms: filled("arrivo", "partenza", "notti", "persone", "posti", "camere"),
    wrong: text,
  }),
  letter: z.strictObject({
    subject: text,
    words: filledLines("casa", "conferma", "giorni", "lascia"),
  }),
  toFamily: z.strictObject({
    foot: filled("riferimento", "numero"),
    language: filled("lingua"),
    stay: z.strictObject({
      prices: text,
      tooShort: forms("numero"),
      free: filled("camera"),
      taken: filled("camera"),
      unknown: filled("camera"),
      asOf: filled("quando"),
      chat: filled("indirizzo"),
    }),
    suspects: z.strictObject({
      subject: filled("numero"),
      words: lines,
      each: filledLines("numero", "riferimento", "sospetto"),
    }),
    calendars: z.strictObject({
      silent: z.strictObject({
        subject: filled("calendario", "camera"),
        words: filledLines("calendario", "camera"),
      }),
      twice: z.strictObject({
        subject: filled("camera"),
        words: filledLines("calendari", "camera", "notti"),
      }),
      stay: filled("arrivo", "partenza", "notti"),
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

export type Answers = z.output<typeof answers>;
