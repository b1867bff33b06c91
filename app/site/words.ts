import words from "#content/words.yaml";
import type { Content } from "#app/content/schemas.ts";

export type Words = Content<"words">;

/** The words that several pages share; nobody else imports their file, so that a page may bring its own. */
export function useWords(): Words {
  return words;
}
