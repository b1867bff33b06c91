import type { PhraseWords } from "#app/content/schemas/phrases.ts";
import type { PartyField, Party } from "./party.ts";
import type { Pluralize } from "./plural.ts";
import { interpolate } from "./interpolate.ts";

type CountWords = Pick<PhraseWords, "counts" | "newborn" | "guests">;

export type CountFormats = ReturnType<typeof countFormats>;

export function countFormats({ counts, guests, newborn }: CountWords, pluralize: Pluralize) {
  /** Writes one of the party's numbers: "1 camera", "2 bambini". */
  const countWords = (field: PartyField, number: number) => pluralize(number, counts[field]);
  return {
    countWords,
    /** Writes "1 adulto" or "2 adulti e 1 bambino". */
    guestsWords: ({ adults, children }: Pick<Party, "adults" | "children">) => {
      const adulti = countWords("adults", adults);
      if (children === 0) return adulti;
      return interpolate(guests, { adulti, bambini: countWords("children", children) });
    },
    roomsWords: (count: number) => countWords("rooms", count),
    nightsWords: (count: number) => pluralize(count, counts.nights),
    /** "1 anno", "4 anni"; "meno di 1 anno" */
    ageWords: (age: number) => (age === 0 ? newborn : pluralize(age, counts.years)),
  };
}
