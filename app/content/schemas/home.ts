import { z } from "zod";
import { review, translatedReview, reviewsOf } from "./entries.ts";
import { icon, text, textWith, title } from "./parts.ts";

const slide = z.strictObject({ headline: text, words: text });

const homeWith = <Review extends z.ZodType>(entry: Review) =>
  z.strictObject({
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
    reviews: reviewsOf(entry).extend({ all: text, fewer: text }),
    area: z.strictObject({ label: title, heading: title, words: text, button: text }),
  });

export const home = homeWith(review);

export const translatedHome = homeWith(translatedReview);
