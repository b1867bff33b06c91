import { dayFormats } from "#app/domain/day-words.ts";
import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import { type Day, nightCountOf, type Stay } from "#app/domain/stay.ts";
import { withCount } from "../format.ts";
import type { HouseNights, NightState, RoomDoubleSale, TakenNight } from "./night-states.ts";

export const italianDayFormats = dayFormats("it-IT");

/** Returns a text such as "5–8 dic 2026, 3 notti". */
export function formatStay(stay: Stay): string {
  const nightCountText = withCount(nightCountOf(stay), ["notte", "notti"]);
  return `${italianDayFormats.dayRange(stay)} ${stay.checkOut.slice(0, 4)}, ${nightCountText}`;
}

export const describeGuest = ({ who, partyText }: NightState["guests"][number]): string =>
  partyText ? `${who}, ${partyText}` : who;

/** `label` is short, for a table cell: "chiusa" (closed). `text` is complete: "chiusa da voi: festa" (by you: a party). */
export function describeNight(state: NightState): { label: string; text: string } {
  const { kind, closures, portals, guests, doubleSale } = state;
  const { note, soldBy } = closures[0] ?? {};
  // If the family has written no name, `who` of a booking is the name of the portal, which is in the text already.
  const namedGuests = guests.filter(({ who }) => !portals.includes(who));
  const guestsText = namedGuests.map(describeGuest).join(" e ");
  const textsByKind: Record<NightState["kind"], [label: string, text: string]> = {
    free: ["libera", "libera"],
    unknown: ["?", "da confermare"],
    portal: [
      namedGuests[0]?.who ?? portals[0] ?? "occupata",
      `occupata da ${portals.join(" e ")}${guestsText && `: ${guestsText}`}`,
    ],
    stay: [
      note || "soggiorno",
      `soggiorno${note && ` di ${guestsText}`}${soldBy && `, ${soldBy}`}`,
    ],
    closed: ["chiusa", `chiusa da voi${note && `: ${note}`}`],
  };
  const [label, text] = textsByKind[kind];
  if (!doubleSale) return { label, text };
  return {
    label,
    text: doubleSale.isFamilyAsked
      ? `soggiorno${note && ` di ${note}`}, e occupata da ${portals[0]}: lo stesso ospite?`
      : `venduta due volte: ${guests.map(({ who }) => who).join(" e ")}`,
  };
}

/** Returns a text such as "5–8 dic 2026, 3 notti: occupata da Airbnb." for each run of nights in the same state. */
export function describeRuns(nights: Omit<TakenNight, "room">[]): string[] {
  return [...Map.groupBy(nights, ({ state }) => describeNight(state).text)].flatMap(
    ([stateText, nightsOfState]) =>
      runsOf(nightsOfState.map(({ night }) => night)).map(
        (run) => `${formatStay(stayOfRun(run))}: ${stateText}.`,
      ),
  );
}

export function describeTakenNights(nights: TakenNight[]): string {
  return [...Map.groupBy(nights, ({ room }) => room.name)]
    .flatMap(([name, nightsOfRoom]) => describeRuns(nightsOfRoom).map((text) => `${name}, ${text}`))
    .join("\n");
}

export function describeTonight({ rooms, stateOf }: HouseNights, today: Day): string {
  const freeRooms = rooms.filter(({ slug }) => stateOf(slug, today).kind === "free");
  if (freeRooms.length === 0) return "Stanotte non c’è niente di libero.";
  if (freeRooms.length === rooms.length) return "Stanotte le camere sono tutte libere.";
  const roomNames = freeRooms.map(({ name }) => name).join(", ");
  return freeRooms.length === 1
    ? `Stanotte è libera: ${roomNames}.`
    : `Stanotte sono libere: ${roomNames}.`;
}

export function describeDoubleSale(doubleSale: RoomDoubleSale): string {
  const { room, stay, portals, stays, isFamilyAsked } = doubleSale;
  const stayNames = stays.map(({ note }) => note || "un soggiorno");
  if (isFamilyAsked)
    return `${room.name}, ${formatStay(stay)}: ${portals.join(" e ")} ha le stesse notti di «${stayNames.join(", ")}». È lo stesso ospite? Se sono due, chiamate subito chi ha prenotato per ultimo.`;
  return `${room.name}, ${formatStay(stay)}: venduta due volte (${[...stayNames, ...portals].join(" e ")}). Chiamate subito chi ha prenotato per ultimo, offrite un’altra camera o altre notti, e togliete una delle due dove è nata.`;
}
