/** The three rooms, and the generic one. */
import { z } from "zod";
import { euros, icon, picture, text } from "./parts.ts";

export const room = z.strictObject({
  slug: z.enum(["elegant_room", "natural_room", "reading_room"], "Questa stanza non esiste"),
  name: text,
  kind: text,
  rate: euros,
  bed: text,
  extraBed: text,
  rating: z.int().min(1).max(5),
  teaser: text,
  lead: text,
  description: z.array(text).min(1),
  amenities: z.array(z.strictObject({ icon, label: text })).min(1),
  hero: picture("hero"),
  card: picture("card"),
  gallery: z.array(picture("gallery")).min(1),
});

export const rooms = z.strictObject({
  rooms: z.array(room).length(3, "Le stanze sono tre"),
});

export const details = z.strictObject({
  title: text,
  name: text,
  label: text,
  demo: text,
  lead: text,
  description: z.array(text).min(1),
  gallery: z.array(picture("gallery")).length(6, "Le immagini sono sei"),
  services: z.array(z.strictObject({ icon, label: text })).length(4),
  rules: z.array(z.strictObject({ title: text, words: text })).length(2),
});
