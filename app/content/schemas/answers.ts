/** answers.yaml and newsletter.yaml: the words of the server's responses and e-mails. */
import { z } from "zod";
import { textWith, multilineTextWith, pluralForms, multilineText, text, title } from "./parts.ts";

const answerPage = z.strictObject({ title: title, heading: title, words: multilineText });

const answerPageWithButton = answerPage.extend({ button: text });

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
  thanks: answerPage.extend({ words: multilineTextWith("riferimento") }),
  problems: z.strictObject({
    wrong: answerPage,
    stranger: answerPage,
    tooLong: answerPage,
    wrongKind: answerPage,
    tooMany: answerPage,
    unavailable: answerPage,
  }),
  next: z.strictObject({ withText: text, withoutText: text }),
  fields: z.strictObject({
    missing: text,
    tooLong: textWith("massimo"),
    email: text,
    phone: text,
  }),
  newsletter: z.strictObject({
    asked: answerPage,
    confirm: answerPageWithButton,
    confirmed: answerPage,
    leave: answerPageWithButton,
    left: answerPage.extend({ words: multilineTextWith("mesi") }),
    expired: answerPage,
    missing: answerPage,
    wrong: answerPage.extend({ words: multilineTextWith("indirizzo") }),
    refused: answerPage,
    tooMany: answerPage,
    unavailable: answerPage.extend({ words: multilineTextWith("indirizzo") }),
    unchanged: answerPage,
  }),
  search: z.strictObject({ wrong: text }),
  letter: z.strictObject({
    subject: text,
    words: multilineTextWith("casa", "conferma", "giorni", "lascia"),
  }),
  toFamily: z.strictObject({
    foot: textWith("riferimento", "numero"),
    desk: textWith("indirizzo"),
    language: textWith("lingua"),
    stay: z.strictObject({
      prices: text,
      tooShort: pluralForms("numero"),
      free: textWith("camera"),
      taken: textWith("camera"),
      unknown: textWith("camera"),
      asOf: textWith("quando"),
      chat: textWith("indirizzo"),
    }),
    suspects: z.strictObject({
      subject: textWith("numero"),
      words: multilineText,
      each: multilineTextWith("numero", "riferimento", "sospetto"),
    }),
    calendars: z.strictObject({
      silent: z.strictObject({
        subject: textWith("calendario", "camera"),
        words: multilineTextWith("calendario", "camera"),
      }),
      twice: z.strictObject({
        subject: textWith("camera"),
        words: multilineTextWith("calendari", "camera", "notti"),
      }),
      stay: textWith("arrivo", "partenza", "notti"),
    }),
    edits: z.strictObject({
      subject: pluralForms("numero"),
      words: multilineTextWith("modifiche"),
      each: multilineTextWith("file", "posto", "valore"),
      photograph: multilineTextWith("posto"),
      removed: text,
    }),
    backup: z.strictObject({ subject: text, words: multilineTextWith("cartelle") }),
    access: z.strictObject({
      subject: text,
      words: multilineTextWith("casa", "indirizzo", "codice"),
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

/** Matches the paths of texts that only the family reads. */
export const ITALIAN_ONLY_PATHS = /^answers\.(toFamily|suspicion)\./;

const { toFamily: _, suspicion: __, ...toGuests } = answers.shape;

/** Ignores texts that only the family reads. A translated file has such texts if it was copied from the Italian file. */
export const translatedAnswers = z.object(toGuests);
