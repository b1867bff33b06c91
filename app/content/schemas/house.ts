/** What holds for all pages, and the notice on privacy. */
import { z } from "zod";
import { day, externalLink, filled, forms, hour, text, title } from "./parts.ts";
import { phone } from "./phone.ts";

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
});

/** What is said alike in every language: names, and words that all have. */
export const alike = z.strictObject({ words: z.array(text) });

/** How the house presents itself. */
export const houseWords = z.strictObject({
  kind: text,
  tagline: text,
  taxNote: text,
  taxRule: z.strictObject({
    perNight: filled("prezzo"),
    most: forms("numero"),
    season: filled("primo", "ultimo"),
    free: filled("anni"),
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
    words: filled("titolare", "indirizzo", "posta", "chat", "garante"),
    chat: text,
    toUs: text,
    updated: filled("giorno"),
    notices: filled("licenze"),
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
