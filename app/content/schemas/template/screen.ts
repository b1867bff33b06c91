import { z } from "zod";
import type { PageData } from "#app/content/pictures.ts";
import { picture, title } from "../parts.ts";

const banner = z.strictObject({
  title: title,
  /** Without it the screen has its design's picture (content/template/banners.yaml). */
  picture: picture("banner").optional(),
  /** Whether the title is the page's h1; false for a screen with its own h1. */
  heading: z.boolean().default(true),
});

export type Banner = PageData<typeof banner>;

/** Fields of every shared screen. */
export const screen = { title: title, banner };

/** The picture of each design. */
export const banners = z.strictObject({
  guesthouse: picture("banner"),
  resort: picture("banner"),
  hostel: picture("banner"),
  "city-hotel": picture("banner"),
  apartment: picture("banner"),
});

/** A price of the template, in whole dollars. */
export const dollars = z.int("Il prezzo è in dollari interi: 450").positive();

export const heading = { label: title, heading: title };
