/** Italian texts about nights, for the calendar and the notices of its forms. */
import { daysIn } from "#app/domain/day-words.ts";
import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import { type Day, nightsOf, type Stay } from "#app/domain/stay.ts";
import type { PortalConflict } from "./closing.ts";
import { withCount } from "../format.ts";
import type { HouseNights, NightState, RoomDoubleSale, TakenNight } from "./night-states.ts";

export const italianDays = daysIn("it-IT");

/** "5–8 dic 2026, 3 notti" */
export function formatStay(stay: Stay): string {
  const count = withCount(nightsOf(stay), ["notte", "notti"]);
  return `${italianDays.dayRange(stay)} ${stay.checkOut.slice(0, 4)}, ${count}`;
}

/** The portals that have taken closed nights: "Elegant Room: Airbnb la tiene già occupata …". */
export const describeConflicts = (conflicts: PortalConflict[]): string[] =>
  conflicts.map(
    ({ room, portal, stay }) =>
      `${room.name}: ${portal} la tiene già occupata ${formatStay(stay)}.`,
  );

/** The guests of a night whose names the family has written. */
const namedOn = ({ guests, portals }: NightState) =>
  guests.filter(({ who }) => !portals.includes(who));

/** "Klara, 2 adulti" */
export const describeGuest = ({ who, people }: NightState["guests"][number]): string =>
  people ? `${who}, ${people}` : who;

/** "libera", "chiusa da voi: festa", "soggiorno di Klara", "occupata da Airbnb: Klara" */
export function describeState(state: NightState): string {
  const { kind, closures, portals, guests, doubleSale } = state;
  const note = closures[0]?.note;
  const names = namedOn(state).map(describeGuest).join(" e ");
  const soldBy = closures[0]?.soldBy && `, ${closures[0].soldBy}`;
  if (doubleSale?.isQuestion)
    return `soggiorno${note && ` di ${note}`}, e occupata da ${portals[0]}: lo stesso ospite?`;
  if (doubleSale) return `venduta due volte: ${guests.map(({ who }) => who).join(" e ")}`;
  switch (kind) {
    case "free":
      return "libera";
    case "unknown":
      return "da confermare";
    case "portal":
      return `occupata da ${portals.join(" e ")}${names && `: ${names}`}`;
    case "stay":
      return (closures[0]?.note ? `soggiorno di ${names}` : "soggiorno") + soldBy;
    case "closed":
      return note ? `chiusa da voi: ${note}` : "chiusa da voi";
  }
}

/** A short text about a night that fits into a table cell. */
export function cellLabel(state: NightState): string {
  const { kind, closures, portals } = state;
  switch (kind) {
    case "free":
      return "libera";
    case "unknown":
      return "?";
    case "portal":
      return namedOn(state)[0]?.who ?? portals[0] ?? "occupata";
    case "stay":
      return closures[0]?.note || "soggiorno";
    case "closed":
      return "chiusa";
  }
}

/** "5–8 dic 2026, 3 notti: occupata da Airbnb." for each run of nights in one state. */
export function describeRuns(nights: Omit<TakenNight, "room">[]): string[] {
  return [...Map.groupBy(nights, ({ state }) => describeState(state))].flatMap(([state, group]) =>
    runsOf(group.map(({ night }) => night)).map(
      (run) => `${formatStay(stayOfRun(run))}: ${state}.`,
    ),
  );
}

/** As `describeRuns`, with the name of each room before it. */
export function describeTaken(nights: TakenNight[]): string {
  return [...Map.groupBy(nights, ({ room }) => room.name)]
    .flatMap(([name, ofRoom]) => describeRuns(ofRoom).map((words) => `${name}, ${words}`))
    .join("\n");
}

/** Which rooms are free tonight, in a sentence. */
export function describeTonight({ rooms, statesOf }: HouseNights, today: Day): string {
  const free = rooms.filter(({ slug }) => statesOf(slug)(today).kind === "free");
  if (free.length === 0) return "Stanotte non c’è niente di libero.";
  if (free.length === rooms.length) return "Stanotte le camere sono tutte libere.";
  const names = free.map(({ name }) => name).join(", ");
  return free.length === 1 ? `Stanotte è libera: ${names}.` : `Stanotte sono libere: ${names}.`;
}

export function describeDoubleSale(doubleSale: RoomDoubleSale): string {
  const { room, stay, portals, stays, isQuestion } = doubleSale;
  const names = stays.map(({ note }) => note || "un soggiorno");
  if (isQuestion)
    return `${room.name}, ${formatStay(stay)}: ${portals.join(" e ")} ha le stesse notti di «${names.join(", ")}». È lo stesso ospite? Se sono due, chiamate subito chi ha prenotato per ultimo.`;
  return `${room.name}, ${formatStay(stay)}: venduta due volte (${[...names, ...portals].join(" e ")}). Chiamate subito chi ha prenotato per ultimo, offrite un’altra camera o altre notti, e togliete una delle due dove è nata.`;
}
