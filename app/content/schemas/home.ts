/** The home page. */
import { z } from "zod";
import { filled, icon, picture, review, text } from "./parts.ts";

const slide = z.strictObject({ headline: text, words: text, picture: picture("hero") });

export const home = z.strictObject({
  title: text,
  description: text,
  hero: z.array(slide).length(2, "Le immagini di apertura sono due"),
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
    picture: picture("portrait"),
    detail: picture("card"),
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
    places: z.array(
      z.strictObject({ name: text, figure: text, words: text, picture: picture("card") }),
    ),
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
