/** The template's rooms: list, search, details. */
import { z } from "zod";
import type { PageData } from "#app/content/pictures.ts";
import { icon, picture, text, title } from "../parts.ts";
import { dollars, heading, screen } from "./screen.ts";

const roomCard = z.strictObject({
  title: title,
  price: dollars,
  category: text,
  area: text,
  beds: text,
  picture: picture("tile"),
});

export type RoomCard = PageData<typeof roomCard>;

export const rooms = z.strictObject({
  ...screen,
  ...heading,
  words: text,
  perNight: text,
  rooms: z.array(roomCard).length(6, "Le camere del modello sono sei"),
  facilities: z.strictObject({
    ...heading,
    words: text,
    items: z
      .array(z.strictObject({ name: title, words: text, picture: picture("tile") }))
      .length(2, "Le schede sono due"),
  }),
});

export const findRoom = z.strictObject({
  ...screen,
  label: title,
  perNight: text,
  words: text,
  form: z.strictObject({
    checkIn: text,
    checkOut: text,
    adults: text,
    children: text,
    rooms: text,
    button: text,
  }),
  others: z.strictObject({ ...heading, words: text }),
});

export const roomDetails = z.strictObject({
  ...screen,
  name: title,
  label: title,
  price: dollars,
  perNight: text,
  lead: text,
  description: z.array(text).min(1),
  gallery: z.array(picture("gallery")).length(6, "Le immagini sono sei"),
  services: z.strictObject({
    heading: title,
    items: z.array(z.strictObject({ icon, label: title })).length(4),
  }),
  arrival: z.strictObject({ heading: title, lines: z.array(text).length(2) }),
  rules: z.array(z.strictObject({ title: title, words: text })).length(2),
});
