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
  counts: z.strictObject({ rooms: count, adults: count, children: count, nights: count }),
  guests: filled("adulti", "bambini"),
  from: filled("prezzo"),
  message: z.strictObject({
    house: forms("numero", "persone", "arrivo", "partenza"),
    room: filled("camera", "persone", "arrivo", "partenza"),
    houseWithoutDates: forms("numero", "persone"),
    roomWithoutDates: filled("camera", "persone"),
    anyRoom: text,
    thisRoom: filled("camera"),
    advice: text,
    adviceDates: filled("arrivo", "partenza"),
    adviceParty: filled("persone", "arrivo", "partenza"),
  }),
  contact: z.strictObject({
    subject: text,
    subjectRoom: filled("camera"),
    opening: filled("nome", "posta"),
    room: filled("camera"),
  }),
  quote: z.strictObject({
    room: line,
    bed: line,
    tax: line,
    discount: filled("percento"),
    total: filled("totale"),
    ofWhichTax: filled("imposta"),
    tooShort: count,
    agesMissing: text,
    draft: text,
    rule: z.strictObject({
      perNight: filled("prezzo"),
      most: count,
      season: filled("primo", "ultimo"),
      free: filled("anni"),
    }),
  }),
});
