/**
 * Counts in words.
 *
 * Shapes: in, whole numbers; out, "1 adulto", "2 bambini", "3 camere", in content's forms.
 * Units:  persons, rooms, nights, years.
 * Source: docs/departures.md: each count prints its own number.
 */
import type { PhraseWords } from "#app/content/schemas/phrases.ts";
import type { PartyField, Party } from "./party.ts";
import type { Choose } from "./plural.ts";
import { interpolate } from "./interpolate.ts";

type CountWords = Pick<PhraseWords, "counts" | "newborn" | "guests">;

export type Counts = {
  /** One of the party's numbers: "1 camera", "2 bambini". */
  countWords: (count: PartyField, number: number) => string;
  /** "1 adulto", "2 adulti e 1 bambino" */
  guests: (party: Pick<Party, "adults" | "children">) => string;
  /** "1 camera", "2 camere" */
  rooms: (count: number) => string;
  /** "1 notte", "2 notti" */
  nights: (count: number) => string;
  /** "1 anno", "4 anni"; "meno di 1 anno" */
  years: (age: number) => string;
};

export function countsIn({ counts, guests, newborn }: CountWords, choose: Choose): Counts {
  const countWords = (count: PartyField, number: number) => choose(number, counts[count]);
  return {
    countWords,
    guests: ({ adults, children }) => {
      const adulti = countWords("adults", adults);
      if (children === 0) return adulti;
      return interpolate(guests, { adulti, bambini: countWords("children", children) });
    },
    rooms: (count) => countWords("rooms", count),
    nights: (count) => choose(count, counts.nights),
    years: (age) => (age === 0 ? newborn : choose(age, counts.years)),
  };
}
