/** The restaurant of the template, and its dishes. */
import { z } from "zod";
import type { PageData } from "#app/content/pictures.ts";
import { picture, text, title } from "../parts.ts";
import { dollars, screen } from "./screen.ts";

const MENU_CATEGORIES = ["breakfast", "lunch", "supper", "dinner"] as const;

const section = { heading: title, words: z.array(text).min(1) };

export const restaurant = z.strictObject({
  ...screen,
  hours: z.strictObject({
    heading: title,
    items: z.array(z.strictObject({ name: title, hours: text })).length(4),
  }),
  center: z.strictObject({ ...section, picture: picture("tile") }),
  rules: z.strictObject({ heading: title, items: z.array(text).min(1) }),
  dress: z.strictObject({ heading: title, words: text }),
  terrace: z.strictObject({ heading: title, words: text, picture: picture("tile") }),
  menu: z.strictObject({
    label: title,
    heading: title,
    categories: z.strictObject({ breakfast: text, lunch: text, supper: text, dinner: text }),
    loading: text,
    failed: text,
    again: text,
    noScript: text,
  }),
});

const dish = z.strictObject({
  category: z.enum(MENU_CATEGORIES, "Questa categoria non esiste"),
  title: title,
  price: dollars,
  description: text,
  image: picture("plate"),
});

export type Dish = PageData<typeof dish>;

export const menu = z.strictObject({ items: z.array(dish).min(4) });
