import { z } from "zod";
import { picture, title } from "../parts.ts";

/** The picture a shared screen opens with, and its words. */
const banner = z.strictObject({
  title: title,
  /** A page without one opens with its design's (content/template/banners.yaml). */
  picture: picture("banner").optional(),
  /** Whether the title is the page's heading; a screen with a heading of its own says no. */
  heading: z.boolean().default(true),
});

export type Banner = z.output<typeof banner>;

/** What every shared screen has: its title in the tab, and the banner it opens with. */
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

/** How a section opens. */
export const heading = { label: title, heading: title };
