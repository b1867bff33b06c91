import { z } from "zod";
import { textWith, icon, picture, pictureFor, text, title } from "./parts.ts";
import { hidden } from "./entries.ts";
import { roomAddress, roomSlug, SAME_ADDRESS, uniqueByField } from "./slugs.ts";

const room = z.strictObject({
  slug: roomSlug.meta({ input: "none" }),
  name: title,
  /** The room's number in the contact form. It never changes, so that a page that was rendered earlier sends the same room. */
  option: z
    .int('Serve il numero della camera nel modulo dei contatti, per esempio "option: 4"')
    .min(1, "Il numero della camera nel modulo comincia da 1")
    .meta({ input: "none" }),
  rating: z.int().min(1).max(5),
  /** The source and the number of the votes. Without this text, pages do not say that guests gave the stars. */
  ratingSource: text.optional(),
  hero: picture("hero"),
  card: pictureFor("card", "strip"),
  gallery: z.array(picture("gallery")).min(1),
  /** Pictures below the gallery: bath, view, details. */
  views: z.array(picture("gallery")).default([]),
  hidden,
});

const roomWords = z.strictObject({
  address: roomAddress.meta({ input: "none" }),
  kind: text,
  bed: text,
  extraBed: text,
  teaser: text,
  lead: text,
  description: z.array(text).min(1),
  amenities: z.array(z.strictObject({ icon, label: title })).min(1),
});

export const roomsWordsSchema = z.strictObject({
  page: z.strictObject({
    stars: textWith("voto"),
    rating: textWith("voto", "fonte"),
    description: textWith("camera", "frase", "prezzo"),
    ask: text,
    request: text,
    others: z.strictObject({ heading: title }),
  }),
  rooms: z
    .record(roomSlug.meta({ choice: "rooms" }), roomWords)
    .superRefine(uniqueByField("address", SAME_ADDRESS)),
});

export const rooms = z.strictObject({
  rooms: z
    .array(room)
    .min(1, "Serve almeno una camera")
    .refine((all) => all.some((one) => one.hidden !== true), {
      path: [0, "hidden"],
      message: "Una camera deve restare sul sito",
    })
    .superRefine(uniqueByField("slug", "Due camere hanno lo stesso indirizzo"))
    .superRefine(uniqueByField("name", "Due camere hanno lo stesso nome"))
    .superRefine(uniqueByField("option", "Due camere hanno lo stesso numero nel modulo")),
});

export const exampleRoomPage = z.strictObject({
  title: title,
  name: title,
  label: title,
  demo: text,
  booking: text,
  lead: text,
  description: z.array(text).min(1),
  services: z.array(z.strictObject({ icon, label: title })).length(4),
  rules: z.array(z.strictObject({ title: title, words: text })).length(2),
});
