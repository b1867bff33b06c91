/** Each file of content/ and what it must hold; a folder's files carry its name. */
import type { z } from "zod";
import { answers, newsletter } from "./schemas/answers.ts";
import { goodToKnow } from "./schemas/good-to-know.ts";
import { home } from "./schemas/home.ts";
import { house, privacy } from "./schemas/house.ts";
import { about, type article, contact, search, services, territory } from "./schemas/pages.ts";
import type { review } from "./schemas/parts.ts";
import { details, type room, rooms } from "./schemas/rooms.ts";
import { TEMPLATE_SCHEMAS } from "./schemas/template/all.ts";
import { words } from "./schemas/words.ts";

export const SCHEMAS = {
  house,
  words,
  rooms,
  home,
  about,
  services,
  search,
  contact,
  details,
  territory,
  "good-to-know": goodToKnow,
  privacy,
  newsletter,
  answers,
  ...TEMPLATE_SCHEMAS,
};

export type ContentName = keyof typeof SCHEMAS;

/** The files of content/, by their names. */
export const CONTENT_NAMES = Object.keys(SCHEMAS) as ContentName[];

/** What a file of content/ becomes once it is checked. */
export type Content<Name extends ContentName> = z.output<(typeof SCHEMAS)[Name]>;

export type House = Content<"house">;
export type Room = z.output<typeof room>;
export type Review = z.output<typeof review>;
export type Article = z.output<typeof article>;
