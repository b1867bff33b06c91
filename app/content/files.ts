/** The schemas of the files in content/. Facts are the same in all languages; words are different in each language. */
import { join } from "node:path";
import type { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { answers, newsletter, translatedAnswers } from "./schemas/answers.ts";
import { goodToKnow, translatedGoodToKnow } from "./schemas/good-to-know.ts";
import { alike, house, houseWords, privacy } from "./schemas/house.ts";
import { datedLine } from "./schemas/dated-line.ts";
import {
  about,
  contact,
  home,
  search,
  services,
  territory,
  territoryWords,
  translatedAbout,
  translatedHome,
} from "./schemas/pages.ts";
import { phrases } from "./schemas/phrases.ts";
import { picturesOfPages, pictureWords } from "./schemas/pictures.ts";
import { prices } from "./schemas/prices.ts";
import { replies } from "./schemas/replies.ts";
import { exampleRoomPage, rooms, roomsWordsSchema } from "./schemas/rooms.ts";
import { sharedWords } from "./schemas/words.ts";

/** The schemas of content/<name>.yaml. */
export const FACT_SCHEMAS = {
  house,
  rooms,
  prices,
  territory,
  pictures: picturesOfPages,
  notice: datedLine,
  alike,
};

/** The schemas of content/<language>/<name>.yaml. */
export const WORD_SCHEMAS = {
  house: houseWords,
  words: sharedWords,
  phrases,
  rooms: roomsWordsSchema,
  home,
  about,
  services,
  search,
  contact,
  details: exampleRoomPage,
  territory: territoryWords,
  "good-to-know": goodToKnow,
  privacy,
  newsletter,
  answers,
  replies,
  pictures: pictureWords,
};

const { details: _, ...wordsInAllLanguages } = WORD_SCHEMAS;

/** The schemas for languages other than Italian. Entries may be incomplete, and Italian-only fields are left out. */
export const TRANSLATED_WORD_SCHEMAS = {
  ...wordsInAllLanguages,
  home: translatedHome,
  about: translatedAbout,
  "good-to-know": translatedGoodToKnow,
  answers: translatedAnswers,
};

type Outputs<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: z.output<Schemas[Name]>;
};

export type Facts = Outputs<typeof FACT_SCHEMAS>;
export type LanguageWords = Outputs<typeof WORD_SCHEMAS>;
export type TranslatedWords = Outputs<typeof TRANSLATED_WORD_SCHEMAS>;

const LANGUAGE_FILE_SCHEMAS = LANGUAGE_CODES.flatMap((language) =>
  Object.entries(language === DEFAULT_LANGUAGE ? WORD_SCHEMAS : TRANSLATED_WORD_SCHEMAS).map(
    ([name, schema]) => [`${language}/${name}`, schema] as const,
  ),
);

const SCHEMA_BY_FILE: Record<string, z.ZodType> = {
  ...FACT_SCHEMAS,
  ...Object.fromEntries(LANGUAGE_FILE_SCHEMAS),
};

export const schemaOf = (file: string): z.ZodType | undefined => SCHEMA_BY_FILE[file];

/** Names without the extension: "rooms", "it/rooms". */
export const CONTENT_FILES = Object.keys(SCHEMA_BY_FILE);

export const contentFilePath = (name: string) =>
  join(import.meta.dirname, "../../content", `${name}.yaml`);
