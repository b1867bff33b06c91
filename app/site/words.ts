import type { Content } from "#app/content/schemas.ts";
import { type Phrasebook, phrasebook } from "#app/domain/phrasebook.ts";
import { useGuesthouse } from "./house.ts";

export type Words = Content<"words">;

/** The words that several pages of the guesthouse share. */
export function useWords(): Words {
  return useGuesthouse().words;
}

/** What is written with numbers, days and names in it: counts, dates, messages. */
export function usePhrases(): Phrasebook {
  return phrasebook(useGuesthouse().phrases);
}
