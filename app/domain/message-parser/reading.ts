import type { Language } from "../languages.ts";
import type { Ages } from "../party.ts";
import type { Day } from "../stay.ts";

export type Reading = {
  language?: Language;
  /** The slugs of the rooms. */
  rooms?: string[];
  roomCount?: number;
  checkIn?: Day;
  checkOut?: Day;
  adults?: number;
  children?: number;
  /** An age for each child, undefined where the guest gave none. */
  childAges?: Ages;
  name?: string;
  phone?: string;
  email?: string;
};

export type Field = keyof Reading;

/** A field in which two readings differ is left out, and its name is in `unclearFields`. */
export function joinReadings(parts: Reading[]): { reading: Reading; unclearFields: Set<Field> } {
  const reading: Reading = {};
  const unclearFields = new Set<Field>();
  for (const part of parts)
    for (const field of Object.keys(part) as Field[]) {
      const value = part[field];
      const previous = reading[field];
      if (previous === undefined) Object.assign(reading, { [field]: value });
      else if (JSON.stringify(previous) !== JSON.stringify(value)) unclearFields.add(field);
    }
  for (const field of unclearFields) delete reading[field];
  return { reading, unclearFields };
}
