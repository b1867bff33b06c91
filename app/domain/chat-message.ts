/**
 * The words a guest sends to the family.
 *
 * Shapes: in, a stay and a party that were checked; out, one Italian sentence, no line break, no emoji.
 * Units:  dates as dd/mm/yyyy.
 * Errors: none here; a stay with a problem never reaches this module (see `stayProblem`).
 * Source: docs/specification.md, section 7; docs/departures.md (the children part, the room text).
 */
import { shortDate } from "./day-words.ts";
import type { Enquiry } from "./enquiry.ts";
import { DEFAULT_PARTY, type Party } from "./party.ts";
import { guests } from "./party-words.ts";
import { counted, formFor } from "./plural.ts";
import type { Stay } from "./stay.ts";

function dates({ checkIn, checkOut }: Stay): string {
  return `dal ${shortDate(checkIn)} al ${shortDate(checkOut)}`;
}

function roomsAsked(rooms: number): string {
  const available = formFor(rooms, { one: "è disponibile", other: "sono disponibili" });
  return `${available} ${counted(rooms, { one: "stanza", other: "stanze" })}`;
}

/** Asks for a number of rooms, whichever they are. */
export function houseMessage(stay: Stay, party: Party): string {
  return `Ciao, vorrei sapere se ${roomsAsked(party.rooms)} per ${guests(party)} ${dates(stay)}`;
}

/** Asks for one room by its name. */
export function roomMessage(room: string, stay: Stay, party: Omit<Party, "rooms">): string {
  return `Ciao, vorrei sapere se la ${room} è disponibile per ${guests(party)} ${dates(stay)}`;
}

/** Asks without dates, for the people that were chosen or for nobody in particular. */
export function generalMessage(room?: string, party?: Party): string {
  const whole = party ? roomsAsked(party.rooms) : "avete una stanza disponibile";
  const subject = room ? `la ${room} è disponibile` : whole;
  const people = party ? ` per ${guests(party)}` : "";
  return `Ciao, vorrei sapere se ${subject}${people}. Le mie date sono: `;
}

/** What an enquiry says about a room or, without one, the house: as much as was chosen. */
export function enquiryMessage({ stay, party }: Enquiry, room?: string): string {
  if (!stay) return generalMessage(room, party);
  const people = party ?? DEFAULT_PARTY;
  return room ? roomMessage(room, stay, people) : houseMessage(stay, people);
}

/** Asks for advice about the area, for the days and people that were chosen. */
export function adviceMessage({ stay, party }: Enquiry): string {
  const who = party ? ` per ${guests(party)}` : "";
  const when = stay ? ` Vorrei venire${who} ${dates(stay)}.` : "";
  return `Ciao, vorrei sapere se avete un consiglio per visitare i dintorni.${when} `;
}
