/** Who comes, stays and goes, unanswered messages and problems of a day. */
import { freshnessAt, houseDayAt } from "#app/domain/availability.ts";
import { type Day, daysAfter, nightsIn } from "#app/domain/stay.ts";
import { backupStatus, type FolderStatus } from "#server/store/backup-state.ts";
import { type Feed, allFeeds } from "#server/store/feeds.ts";
import { type MailProblems, mailProblems } from "#server/store/letters.ts";
import { allMessages, type StoredMessage } from "#server/store/messages.ts";
import type { HouseContext, DeskRoom } from "./context.ts";
import {
  doubleSalesIn,
  type HouseNights,
  type NightState,
  readHouseNights,
  type RoomDoubleSale,
} from "./night-states.ts";

type Guest = NightState["guests"][number];

type Movement = { room: DeskRoom; kind: "arrival" | "stay" | "departure"; day: Day; guest: Guest };

/** Today and the seven days after it. */
const DAYS_SHOWN = 8;

export type DayReport = {
  days: { day: Day; movements: Movement[] }[];
  /** The rooms that nobody has tonight. */
  free: DeskRoom[];
  unanswered: StoredMessage[];
  doubleSales: RoomDoubleSale[];
  /** Calendars without a fresh reading; of rooms whose nights are not known none is called free. */
  feeds: { feed: Feed; isKnown: boolean }[];
  /** Letters that have not left; none without a mail server. */
  mail: MailProblems | undefined;
  backups: FolderStatus[];
};

function movementsOn(house: HouseNights, day: Day): Movement[] {
  return house.rooms.flatMap((room) => {
    const stateOf = house.statesOf(room.slug);
    const [before, tonight] = [stateOf(daysAfter(day, -1)).guests, stateOf(day).guests];
    const isIn = (guests: Guest[], { key }: Guest) => guests.some((one) => one.key === key);
    const as = (kind: Movement["kind"], guests: Guest[]) =>
      guests.map((guest) => ({ room, kind, day, guest }));
    return [
      ...as(
        "departure",
        before.filter((one) => !isIn(tonight, one)),
      ),
      ...as(
        "stay",
        tonight.filter((one) => isIn(before, one)),
      ),
      ...as(
        "arrival",
        tonight.filter((one) => !isIn(before, one)),
      ),
    ];
  });
}

/** Unanswered messages, without suspected spam; who has waited longest stands first. */
export function unansweredOf(messages: StoredMessage[]): StoredMessage[] {
  return messages
    .filter(({ answeredAt, suspicion }) => answeredAt === 0 && suspicion === "")
    .toReversed();
}

export async function readDay(context: HouseContext): Promise<DayReport> {
  const { database, settings, now } = context;
  const today = houseDayAt(now);
  const { house, feeds } = await database.read(async (query) => ({
    house: await readHouseNights(query, context),
    feeds: await allFeeds(query),
  }));
  return {
    days: nightsIn({ checkIn: today, checkOut: daysAfter(today, DAYS_SHOWN) }).map((day) => ({
      day,
      movements: movementsOn(house, day),
    })),
    free: house.rooms.filter(({ slug }) => house.statesOf(slug)(today).kind === "free"),
    unanswered: unansweredOf(await allMessages(database)),
    doubleSales: doubleSalesIn(house, now),
    feeds: feeds.flatMap((feed) => {
      const freshness = feed.unconfirmedReadings ? "unknown" : freshnessAt(feed.readAt, now);
      return freshness === "fresh" ? [] : [{ feed, isKnown: freshness === "old" }];
    }),
    mail: settings.smtp && (await mailProblems(database, now)),
    backups: await backupStatus(database, settings.backupFolders, now),
  };
}
