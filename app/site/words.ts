import type { Content } from "#app/content/schemas.ts";
import { useGuesthouse } from "./house.ts";

export type Words = Content<"words">;

/** The words that several pages of the guesthouse share. */
export function useWords(): Words {
  return useGuesthouse().words;
}
