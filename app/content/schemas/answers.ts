/** What answers.yaml and newsletter.yaml of a language must hold: the words the server answers with. */
import { z } from "zod";
import { filled, text } from "./parts.ts";

const page = z.strictObject({ title: text, heading: text, words: text });

const question = page.extend({ button: text });

export const newsletter = z.strictObject({
  heading: text,
  words: text,
  consent: text,
  privacy: text,
  label: text,
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
  thanks: page.extend({ words: filled("riferimento") }),
  problems: z.strictObject({
    wrong: page,
    stranger: page,
    tooLong: page,
    wrongKind: page,
    tooMany: page,
    unavailable: page,
  }),
  next: z.strictObject({ withText: text, withoutText: text }),
  fields: z.strictObject({ missing: text, tooLong: filled("massimo"), email: text }),
  newsletter: z.strictObject({
    asked: page,
    confirm: question,
    confirmed: page,
    leave: question,
    left: page.extend({ words: filled("mesi") }),
    expired: page,
    missing: page,
    wrong: page.extend({ words: filled("indirizzo") }),
    refused: page,
    tooMany: page,
    unavailable: page.extend({ words: filled("indirizzo") }),
    unchanged: page,
  }),
  search: z.strictObject({
    asked: filled("arrivo", "partenza", "notti", "persone", "totale"),
    // A stay too long, or a party too large, for a total.
    askedWithoutTotal: filled("arrivo", "partenza", "notti", "persone"),
    wrong: text,
  }),
  letter: z.strictObject({
    subject: text,
    words: filled("casa", "conferma", "giorni", "lascia"),
  }),
  toFamily: z.strictObject({
    foot: filled("riferimento", "numero"),
    language: filled("lingua"),
    suspects: z.strictObject({
      subject: filled("numero"),
      words: text,
      each: filled("numero", "riferimento", "sospetto"),
    }),
    calendars: z.strictObject({
      silent: z.strictObject({
        subject: filled("calendario", "camera"),
        words: filled("calendario", "camera"),
      }),
      twice: z.strictObject({
        subject: filled("camera"),
        words: filled("calendari", "camera", "notti"),
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
