import { join } from "node:path";
import type { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { FACTS, TRANSLATED_WORDS, WORDS } from "./files.ts";

const CONTENT_FOLDER = join(import.meta.dirname, "../../content");

const WORD_FILES = LANGUAGE_CODES.flatMap((language) =>
  Object.entries(language === DEFAULT_LANGUAGE ? WORDS : TRANSLATED_WORDS).map(
    ([name, schema]) => [`${language}/${name}`, schema] as const,
  ),
);

const SCHEMA_BY_FILE: Record<string, z.ZodType> = {
  ...FACTS,
  ...Object.fromEntries(WORD_FILES),
};

export function schemaOf(file: string): z.ZodType | undefined {
  return SCHEMA_BY_FILE[file];
}

/** Names without the extension: "rooms", "it/rooms". */
export const CONTENT_FILES = Object.keys(SCHEMA_BY_FILE);

export function contentFile(name: string): string {
  return join(CONTENT_FOLDER, `${name}.yaml`);
}
