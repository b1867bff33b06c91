/** Nights in words, as the calendar and its answers say them. */
import { daysIn } from "#app/domain/day-words.ts";
import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { withCount } from "../format.ts";
import type { NightState, Overbooking, TakenNight } from "../night-states.ts";

export const italianDays = daysIn("it-IT");

/** "5–8 dic 2026, 3 notti" */
export function stayWords(stay: Stay): string {
  const count = withCount(nightsOf(stay), ["notte", "notti"]);
  return `${italianDays.dayRange(stay)} ${stay.checkOut.slice(0, 4)}, ${count}`;
}

/** "libera", "chiusa da voi: festa", "soggiorno: Klara", "occupata da Airbnb" */
export function describeState({ kind, closures, portals, isOverbooked }: NightState): string {
  const note = closures[0]?.note;
  const byPortals = `occupata da ${portals.join(" e ")}`;
  if (isOverbooked) return `venduta due volte: ${[note, ...portals].filter(Boolean).join(" e ")}`;
  switch (kind) {
    case "free":
      return "libera";
    case "unknown":
      return "da confermare";
    case "portal":
      return byPortals;
    case "stay":
      return note ? `soggiorno di ${note}` : "soggiorno";
    case "closed":
      return note ? `chiusa da voi: ${note}` : "chiusa da voi";
  }
}

/** A night's state in the few letters that fit into a table cell. */
export function cellWord({ kind, closures, portals }: NightState): string {
  const note = closures[0]?.note;
  switch (kind) {
    case "free":
      return "libera";
    case "unknown":
      return "?";
    case "portal":
      return portals[0] ?? "occupata";
    case "stay":
      return note || "soggiorno";
    case "closed":
      return "chiusa";
  }
}

/** "5–8 dic 2026, 3 notti: occupata da Airbnb." for each run of nights in one state. */
export function describeRuns(nights: Omit<TakenNight, "room">[]): string[] {
  return [...Map.groupBy(nights, ({ state }) => describeState(state))].flatMap(([state, group]) =>
    runsOf(group.map(({ night }) => night)).map((run) => `${stayWords(stayOfRun(run))}: ${state}.`),
  );
}

/** As `describeRuns`, with the name of each room before it. */
export function describeTaken(nights: TakenNight[]): string {
  return [...Map.groupBy(nights, ({ room }) => room.name)]
    .flatMap(([name, ofRoom]) => describeRuns(ofRoom).map((words) => `${name}, ${words}`))
    .join("\n");
}

export function describeOverbooking({ room, stay, portals, notes }: Overbooking): string {
  const sellers = [...notes.filter(Boolean), ...portals].join(" e ");
  return `${room.name}, ${stayWords(stay)}: venduta due volte (${sellers}). Chiamate subito chi ha prenotato per ultimo, offrite un’altra camera o altre notti, e togliete una delle due dove è nata.`;
}
