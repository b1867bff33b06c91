/** The home page. */
import { z } from "zod";
import { textWith, icon, review, text, title } from "./parts.ts";

const slide = z.strictObject({ headline: text, words: text });

export const home = z.strictObject({
  title: title,
  description: text,
  hero: z.array(slide).length(2, "Le frasi di apertura sono due, come le immagini"),
  opening: z.strictObject({
    name: title,
    about: text,
    pause: text,
    resume: text,
    show: textWith("numero"),
  }),
  rooms: z.strictObject({ label: title, heading: title, samePrice: text, otherPrices: text }),
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
  area: z.strictObject({
    label: title,
    heading: title,
    words: text,
    places: z
      .array(z.strictObject({ name: title, figure: text, words: text }))
      .length(3, "I luoghi sono tre, come le immagini"),
  }),
  reviews: z.strictObject({
    label: title,
    heading: title,
    note: text,
    all: text,
    fewer: text,
    items: z.array(review),
  }),
  blog: z.strictObject({ label: title, heading: title, button: text }),
});
