import { z } from "zod";
import { day, externalLink, textWith, pluralForms, hour, text, title } from "./parts.ts";

const PHONE_HELP = "Si scrive con il prefisso, così: +39 0861 123456 oppure +39 347 1234567";

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}

/** After Italy's country code 39, mobile numbers begin with 3 and have 9 or 10 digits; other numbers have 6 to 11 digits. */
const ITALIAN_NUMBER = /^39(?:3\d{8,9}|[^3]\d{5,10})$/;

const phone = text
  .regex(/^\+[1-9][\d ]*$/, PHONE_HELP)
  // The standard ITU-T E.164 allows at most 15 digits.
  .refine((number) => /^\d{8,15}$/.test(digitsOf(number)), {
    error: `Un numero ha da 8 a 15 cifre con il prefisso. ${PHONE_HELP}`,
    abort: true,
  })
  .refine(
    (number) => !number.startsWith("+39") || ITALIAN_NUMBER.test(digitsOf(number)),
    `Dopo +39 un numero fisso ha da 6 a 11 cifre, un cellulare 9 o 10. ${PHONE_HELP}`,
  );

/** Makes a field that is true if the house lacks the thing in `label`. Then no page shows the thing, even if content has it. */
const absenceField = (label: string) =>
  z
    .boolean()
    .optional()
    .meta({ label: `Non c’è: ${label}` });

const absences = z.strictObject({
  facebook: absenceField("la pagina di Facebook"),
  instagram: absenceField("la pagina di Instagram"),
  developer: absenceField("chi ha fatto il sito"),
  codes: absenceField("CIN e CIR"),
  distances: absenceField("i chilometri da mare e piste"),
  map: absenceField("la mappa disegnata"),
  video: absenceField("il video"),
  rental: absenceField("il noleggio"),
  stars: absenceField("le stelle delle camere"),
});

export const house = z.strictObject({
  name: title,
  phone,
  email: z.email("L'indirizzo e-mail non è valido: si scrive così, nome@casa.it"),
  address: z.strictObject({ street: text, postcode: text, town: text, province: text }),
  codes: z.strictObject({ cin: text, cir: text, holder: text, vat: text.optional() }),
  links: z.strictObject({ facebook: externalLink, instagram: externalLink }),
  developer: z.strictObject({ name: title, link: externalLink }),
  arrival: z.strictObject({ checkInFrom: hour, checkOutBefore: hour }),
  kilometres: z.strictObject({ sea: z.int(), ski: z.int() }),
  without: absences.optional(),
});

/** Words that are the same in every language, such as names. */
export const alike = z.strictObject({ words: z.array(text) });

export const houseWords = z.strictObject({
  kind: text,
  tagline: text,
  taxNote: text,
  taxRule: z.strictObject({
    perNight: textWith("prezzo"),
    most: pluralForms("numero"),
    season: textWith("primo", "ultimo"),
    free: textWith("anni"),
  }),
});

export const privacy = z.strictObject({
  title: title,
  heading: title,
  description: text,
  lead: text,
  updated: day,
  holder: z.strictObject({
    heading: title,
    words: textWith("titolare", "indirizzo", "posta", "chat", "garante"),
    chat: text,
    toUs: text,
    updated: textWith("giorno"),
    notices: textWith("licenze"),
    noticesLink: text,
  }),
  sections: z.array(
    z.strictObject({
      heading: title,
      words: z.array(text).min(1),
      items: z.array(z.strictObject({ name: title, words: text })),
      after: z.array(text),
    }),
  ),
});
