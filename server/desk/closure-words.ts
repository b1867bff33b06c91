/** Closures as the family reads them. */
import { type Day, daysAfter } from "#app/domain/stay.ts";
import { type Closure, HOUSE } from "../store/closures.ts";
import { printable, formatTime } from "./command.ts";
import { describeStay } from "./rooms.ts";

/** "elegant_room dal 12/08/2027 al 15/08/2027, 3 notti: Klara (paola, 21/11/26, 16:20)" */
export function describeClosure(closure: Closure): string {
  const { room, origin, first, last, note, author, created } = closure;
  const ofHouse = room === HOUSE ? "casa" : `${room}, con la casa`;
  const stay = describeStay({ checkIn: first, checkOut: daysAfter(last, 1) });
  const who = [author, created > 0 && formatTime(created)].filter(Boolean).join(", ");
  const reason = `${note && `: ${note}`}${who && ` (${who})`}`;
  return printable(`${origin === "house" ? ofHouse : room} ${stay}${reason}`);
}

/** What two closures have to share to be told as one. */
function groupOf({ room, origin, kind, note, author, created }: Closure): string {
  return JSON.stringify([room, origin, kind, note, author, created]);
}

/** The closures that end today or later; those of one kind that follow each other as one. */
export function mergeClosures(today: Day, closures: Closure[]): Closure[] {
  const merged: Closure[] = [];
  for (const closure of closures) {
    const before = merged.find(
      (one) => groupOf(one) === groupOf(closure) && daysAfter(one.last, 1) === closure.first,
    );
    if (before) before.last = closure.last;
    else merged.push({ ...closure });
  }
  return merged.filter(({ last }) => last >= today);
}
