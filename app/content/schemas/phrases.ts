/** What content/<language>/phrases.yaml must hold: what guests send, and how things are counted. */
import { z } from "zod";
import { filled, forms, text } from "./parts.ts";

const count = forms("numero");
const line = forms("numero", "notti", "prezzo");

function isLocale(written: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(written).length === 1;
  } catch {
    return false;
  }
}

export const phrases = z.strictObject({
  locale: text.refine(isLocale, "Si scrive lingua e paese, così: it-IT"),
  counts: z.strictObject({
    rooms: count,
    adults: count,
    children: count,
    nights: count,
    years: count,
  }),
  newborn: text,
  guests: filled("adulti", "bambini"),
  /** How the house writes a price; without it, as the language does. */
  price: filled("importo").optional(),
  from: filled("prezzo"),
  message: z.strictObject({
    days: z.enum(["numbers", "words"], "Si scrive numbers (12/08/2027) o words (12 agosto 2027)"),
    /** People in these sentences, where the language says them otherwise than alone. */
    adults: count.optional(),
    children: count.optional(),
    house: forms("numero", "persone", "arrivo", "partenza"),
    room: filled("camera", "persone", "arrivo", "partenza"),
    roomOfSeveral: filled("numero", "camera", "persone", "arrivo", "partenza"),
    houseWithoutDates: forms("numero", "persone"),
    roomWithoutDates: filled("camera", "persone"),
    roomOfSeveralWithoutDates: filled("numero", "camera", "persone"),
    anyRoom: text,
    thisRoom: filled("camera"),
    advice: text,
    adviceDates: filled("arrivo", "partenza"),
    adviceParty: filled("persone", "arrivo", "partenza"),
    childrensAges: forms("anni"),
    someAges: filled("anni"),
    dates: filled("arrivo", "partenza"),
    ages: filled("anni"),
  }),
  contact: z.strictObject({
    subject: text,
    subjectRoom: filled("camera"),
    opening: filled("nome", "posta"),
    room: filled("camera"),
    phone: filled("telefono"),
    enquiry: filled("scelta"),
  }),
  quote: z.strictObject({
    ofRoom: filled("numero", "persone"),
    roomNights: filled("notti", "prezzo"),
    room: line,
    bed: line,
    tax: line,
    discount: filled("percento"),
    total: filled("totale"),
    ofWhichTax: filled("imposta"),
    withNote: filled("totale", "nota"),
    tooShort: count,
    agesMissing: text,
    draft: text,
  }),
});
