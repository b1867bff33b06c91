import type { Language } from "../languages.ts";
import type { Ages } from "../party.ts";
import type { Day } from "../stay.ts";

export type MessageFields = {
  language?: Language;
  /** The slugs of the rooms. */
  rooms?: string[];
  roomCount?: number;
  checkIn?: Day;
  checkOut?: Day;
  adults?: number;
  children?: number;
  /** The age of each child; undefined for a child whose age the message does not say. */
  childAges?: Ages;
  name?: string;
  phone?: string;
  email?: string;
};

export type MessageField = keyof MessageFields;

/** Joins fields from several places of a message. A field with two different values goes only into `unclearFields`. */
export function joinFields(readings: MessageFields[]) {
  const fields: MessageFields = {};
  const unclearFields = new Set<MessageField>();
  for (const reading of readings)
    for (const field of Object.keys(reading) as MessageField[]) {
      const value = reading[field];
      const previous = fields[field];
      if (previous === undefined) Object.assign(fields, { [field]: value });
      else if (JSON.stringify(previous) !== JSON.stringify(value)) unclearFields.add(field);
    }
  for (const field of unclearFields) delete fields[field];
  return { fields, unclearFields };
}
