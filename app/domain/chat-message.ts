/**
 * The words a guest sends to the family.
 *
 * Shapes: in, a stay and a party that were checked; out, one Italian sentence, no line break, no emoji.
 * Units:  dates as dd/mm/yyyy.
 * Errors: none here; a stay with a problem never reaches this module (see `stayProblem`).
 * Source: specification, section 7; docs/departures.md (the children part, the room text).
 */
import { shortDate } from "./day-words.ts";
import type { Party } from "./party.ts";
import { counted, guests } from "./party-words.ts";
import type { Stay } from "./stay.ts";

function dates({ checkIn, checkOut }: Stay): string {
  return `dal ${shortDate(checkIn)} al ${shortDate(checkOut)}`;
}

/** Asks for a number of rooms, whichever they are. */
export function houseMessage(stay: Stay, party: Party): string {
  const available = party.rooms === 1 ? "è disponibile" : "sono disponibili";
  const wanted = counted(party.rooms, "stanza", "stanze");
  return `Ciao, vorrei sapere se ${available} ${wanted} per ${guests(party)} ${dates(stay)}`;
}

/** Asks for one room by its name. */
export function roomMessage(room: string, stay: Stay, party: Omit<Party, "rooms">): string {
  return `Ciao, vorrei sapere se la ${room} è disponibile per ${guests(party)} ${dates(stay)}`;
}

/** Asks without dates: what a page offers before, or without, any choice. */
export function generalMessage(room?: string): string {
  const subject = room ? `la ${room} è disponibile` : "avete una stanza disponibile";
  return `Ciao, vorrei sapere se ${subject}. Le mie date sono: `;
}
