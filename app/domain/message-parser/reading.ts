/**
 * What a message says, as far as it was understood, and the joining of several readings.
 *
 * Shapes: `Reading`, each part only where it was understood; days `YYYY-MM-DD`, cents, rooms by slug.
 * Errors: none; a part of which two readings differ is left out and named.
 */
import type { Language } from "../languages.ts";
import type { StayPrice } from "../money.ts";
import type { Ages } from "../party.ts";
import type { Day } from "../stay.ts";

export type Reading = {
  language?: Language;
  /** Slugs. */
  rooms?: string[];
  roomCount?: number;
  checkIn?: Day;
  checkOut?: Day;
  nights?: number;
  adults?: number;
  children?: number;
  /** As many as there are children; undefined where the guest gave no age. */
  childAges?: Ages;
  name?: string;
  phone?: string;
  email?: string;
  /** The total that the guest read on the site. */
  total?: StayPrice;
};

export type Field = keyof Reading;

/** `unclear` are the parts that stand in the message, but in more than one reading. */
export type PartialReading = { reading: Reading; unclear: Set<Field> };

export function joinReadings(parts: PartialReading[]): PartialReading {
  const reading: Reading = {};
  const unclear = new Set(parts.flatMap((part) => [...part.unclear]));
  for (const part of parts)
    for (const field of Object.keys(part.reading) as Field[]) {
      const value = part.reading[field];
      if (value === undefined) continue;
      const previous = reading[field];
      if (previous === undefined) Object.assign(reading, { [field]: value });
      else if (JSON.stringify(previous) !== JSON.stringify(value)) unclear.add(field);
    }
  // Half of a stay that has two readings is a guess.
  if (unclear.has("checkIn") || unclear.has("checkOut"))
    for (const field of ["checkIn", "checkOut"] as const) unclear.add(field);
  for (const field of unclear) delete reading[field];
  return { reading, unclear };
}
