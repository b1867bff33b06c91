/** Arrivals and departures, unanswered messages and problems of a day. */
import { houseDayAt, USABLE_FOR_MS } from "#app/domain/availability.ts";
import { type Day, daysAfter } from "#app/domain/stay.ts";
import { backupStatus } from "#server/store/backup-state.ts";
import { type Feed, allFeeds } from "#server/store/feeds.ts";
import { outboxStatus } from "#server/store/letters.ts";
import { allMessages, type StoredMessage } from "#server/store/messages.ts";
import { backupProblems } from "./backup-words.ts";
import type { DeskContext, DeskRoom } from "./context.ts";
import {
  type HouseNights,
  type Overbooking,
  overbookings,
  readHouseNights,
} from "./night-states.ts";

const HOUR_MS = 3_600_000;

/** Letters leave within minutes; those about suspects wait for an hour. */
const LATE_MAIL_MS = 2 * HOUR_MS;

type Movement = { room: DeskRoom; kind: "arrival" | "departure"; day: Day; who: string };

export type DayReport = {
  movements: Movement[];
  unanswered: StoredMessage[];
  overbookings: Overbooking[];
  /** Calendars without a usable reading, or with a fault. */
  feeds: Feed[];
  /** When the oldest letter was written that has not left. */
  lateMailSince: number | undefined;
  /** Problems of the backups, a sentence each. */
  backupProblems: string[];
};

/** Who is in a room on a night: the note of a stay, or a portal. */
function guestOf(house: HouseNights, room: DeskRoom, night: Day): string | undefined {
  const { kind, closures, portals } = house.statesOf(room.slug)(night);
  if (kind === "stay") return closures[0]?.note || "un soggiorno";
  return kind === "portal" ? portals.join(" e ") : undefined;
}

function movementsOn(house: HouseNights, day: Day): Movement[] {
  return house.rooms.flatMap((room): Movement[] => {
    const [before, tonight] = [daysAfter(day, -1), day].map((night) => guestOf(house, room, night));
    if (before === tonight) return [];
    return [
      ...(before ? [{ room, kind: "departure" as const, day, who: before }] : []),
      ...(tonight ? [{ room, kind: "arrival" as const, day, who: tonight }] : []),
    ];
  });
}

/** Unanswered messages, without suspected spam. */
export function unansweredOf(messages: StoredMessage[]): StoredMessage[] {
  return messages.filter(({ answeredAt, suspicion }) => answeredAt === 0 && suspicion === "");
}

/** PostgreSQL may have backups of its own, where the server makes none. */
async function problemsOfBackup({ database, settings, now }: DeskContext): Promise<string[]> {
  if (database.isShared && settings.backupDirs.length === 0) return [];
  return backupProblems(await backupStatus(database, settings.backupDirs, now));
}

export async function readDay(context: DeskContext): Promise<DayReport> {
  const { database, settings, now } = context;
  const today = houseDayAt(now);
  const { house, feeds } = await database.read(async (query) => ({
    house: await readHouseNights(query, context),
    feeds: await allFeeds(query),
  }));
  const outbox = await outboxStatus(database);
  const isMailLate = settings.smtp && outbox.letters > 0 && now - outbox.oldest > LATE_MAIL_MS;
  return {
    movements: [today, daysAfter(today, 1)].flatMap((day) => movementsOn(house, day)),
    unanswered: unansweredOf(await allMessages(database)),
    overbookings: overbookings(house, now),
    feeds: feeds.filter(({ readAt, fault }) => fault || now - readAt > USABLE_FOR_MS),
    lateMailSince: isMailLate ? outbox.oldest : undefined,
    backupProblems: await problemsOfBackup(context),
  };
}
