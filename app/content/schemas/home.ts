/** The home page. */
import { z } from "zod";
import { filled, icon, review, text } from "./parts.ts";

const slide = z.strictObject({ headline: text, words: text });

export const home = z.strictObject({
  title: text,
  description: text,
  hero: z.array(slide).length(2, "Le frasi di apertura sono due, come le immagini"),
  opening: z.strictObject({
    name: text,
    about: text,
    pause: text,
    resume: text,
    show: filled("numero"),
  }),
  rooms: z.strictObject({ label: text, heading: text, samePrice: text, otherPrices: text }),
  intro: z.strictObject({
    label: text,
    heading: text,
    words: z.array(text),
    button: text,
  }),
  services: z.strictObject({
    label: text,
    heading: text,
    items: z
      .array(z.strictObject({ icon, name: text, english: z.boolean(), words: text }))
      .length(6, "I servizi sono sei"),
  }),
  area: z.strictObject({
    label: text,
    heading: text,
    words: text,
    places: z
      .array(z.strictObject({ name: text, figure: text, words: text }))
      .length(3, "I luoghi sono tre, come le immagini"),
  }),
  reviews: z.strictObject({
    label: text,
    heading: text,
    note: text,
    all: text,
    fewer: text,
    items: z.array(review),
  }),
  blog: z.strictObject({ label: text, heading: text, button: text }),
});
