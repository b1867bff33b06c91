import { z } from "zod";
import { picture, text } from "../parts.ts";

/** What every shared screen has: its title in the tab, and the banner it opens with. */
export const screen = {
  title: text,
  banner: z.strictObject({
    title: text,
    picture: picture("banner"),
    heading: z.boolean().default(true),
  }),
};

/** A price of the template, in whole dollars. */
export const dollars = z.int("Il prezzo è in dollari interi: 450").positive();

/** How a section opens. */
export const heading = { label: text, heading: text };
