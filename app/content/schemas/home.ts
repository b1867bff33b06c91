import { z } from "zod";
import { reviews, translatedReviews } from "./entries.ts";
import { icon, text, textWith, title } from "./parts.ts";

export const home = z.strictObject({
  title: title,
  description: text,
  hero: z
    .array(z.strictObject({ headline: text, words: text }))
    .length(2, "Le frasi di apertura sono due, come le immagini"),
  opening: z.strictObject({
    name: title,
    about: text,
    pause: text,
    resume: text,
    show: textWith("numero"),
  }),
  rooms: z.strictObject({ heading: title, samePrice: text, otherPrices: text }),
  intro: z.strictObject({
    label: title,
    heading: title,
    words: z.array(text),
    button: text,
  }),
  services: z.strictObject({
    label: title,
    heading: title,
    items: z
      .array(z.strictObject({ icon, name: title, english: z.boolean(), words: text }))
      .length(6, "I servizi sono sei"),
  }),
  reviews: reviews.extend({ all: text, fewer: text }),
  area: z.strictObject({ label: title, heading: title, words: text, button: text }),
});

export const translatedHome = home.extend({
  reviews: home.shape.reviews.extend(translatedReviews),
});
