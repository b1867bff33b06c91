/** content/<language>/phrases.yaml: texts for counts, dates and prices, and for the messages that guests send. */
import { z } from "zod";
import { textWith, pluralForms, text } from "./parts.ts";

const countForms = pluralForms("numero");
const quoteLineForms = pluralForms("numero", "notti", "prezzo");

function isLocale(code: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(code).length === 1;
  } catch {
    return false;
  }
}

export const phrases = z.strictObject({
  locale: text.refine(isLocale, "Si scrive lingua e paese, così: it-IT").meta({ input: "none" }),
  counts: z.strictObject({
    rooms: countForms,
    adults: countForms,
    children: countForms,
    nights: countForms,
    years: countForms,
  }),
  newborn: text,
  guests: textWith("adulti", "bambini"),
  date: textWith("giorno", "mese", "anno").meta({ input: "none" }),
  amount: text.regex(/^1\D234\D56$/, "Si scrive 1.234,56").meta({ input: "none" }),
  price: textWith("importo"),
  from: textWith("prezzo"),
  message: z.strictObject({
    days: z.enum(["numbers", "words"], "Si scrive numbers (12/08/2027) o words (12 agosto 2027)"),
    /** Only for a language in which the words for people change inside the sentences below, such as German. */
    adults: countForms.optional(),
    children: countForms.optional(),
    house: pluralForms("numero", "persone", "arrivo", "partenza"),
    room: textWith("camera", "persone", "arrivo", "partenza"),
    roomOfSeveral: textWith("numero", "camera", "persone", "arrivo", "partenza"),
    houseWithoutDates: pluralForms("numero", "persone"),
    roomWithoutDates: textWith("camera", "persone"),
    roomOfSeveralWithoutDates: textWith("numero", "camera", "persone"),
    anyRoom: text,
    thisRoom: textWith("camera"),
    advice: text,
    adviceDates: textWith("arrivo", "partenza"),
    adviceParty: textWith("persone", "arrivo", "partenza"),
    childrensAges: pluralForms("anni"),
    someAges: textWith("anni"),
    dates: textWith("arrivo", "partenza"),
    ages: textWith("anni"),
  }),
  contact: z.strictObject({
    subject: text,
    subjectRoom: textWith("camera"),
    opening: textWith("nome", "posta"),
    room: textWith("camera"),
    phone: textWith("telefono"),
    enquiry: textWith("scelta"),
  }),
  quote: z.strictObject({
    ofRoom: textWith("numero", "persone"),
    roomNights: textWith("notti", "prezzo"),
    room: quoteLineForms,
    bed: quoteLineForms,
    tax: quoteLineForms,
    discount: textWith("percento"),
    total: textWith("totale"),
    ofWhichTax: textWith("imposta"),
    withNote: textWith("totale", "nota"),
    tooShort: countForms,
    agesMissing: text,
    draft: text,
  }),
});

export type PhraseWords = z.output<typeof phrases>;
