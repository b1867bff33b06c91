/** Arrivals and departures, unanswered messages and problems of a day. */
import { freshnessAt, houseDayAt } from "#app/domain/availability.ts";
import { type Day, daysAfter } from "#app/domain/stay.ts";
import { backupStatus, type FolderStatus } from "#server/store/backup-state.ts";
import { type Feed, allFeeds } from "#server/store/feeds.ts";
import { type MailProblems, mailProblems } from "#server/store/letters.ts";
import { allMessages, type StoredMessage } from "#server/store/messages.ts";
import type { DeskContext, DeskRoom } from "./context.ts";
import {
  doubleSalesIn,
  type HouseNights,
  readHouseNights,
  type RoomDoubleSale,
} from "./night-states.ts";

type Movement = { room: DeskRoom; kind: "arrival" | "departure"; day: Day; who: string };

export type DayReport = {
  movements: Movement[];
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
    const [before, tonight] = [daysAfter(day, -1), day].map(
      (night) =>
        new Map(
          house
            .statesOf(room.slug)(night)
            .guests.map(({ key, who }) => [key, who]),
        ),
    ) as [Map<string, string>, Map<string, string>];
    const moved = (kind: Movement["kind"], from: typeof before, to: typeof before) =>
      [...from].filter(([key]) => !to.has(key)).map(([, who]) => ({ room, kind, day, who }));
    return [...moved("departure", before, tonight), ...moved("arrival", tonight, before)];
  });
}

/** Unanswered messages, without suspected spam; who has waited longest stands first. */
export function unansweredOf(messages: StoredMessage[]): StoredMessage[] {
  return messages
    .filter(({ answeredAt, suspicion }) => answeredAt === 0 && suspicion === "")
    .toReversed();
}

export async function readDay(context: DeskContext): Promise<DayReport> {
  const { database, settings, now } = context;
  const today = houseDayAt(now);
  const { house, feeds } = await database.read(async (query) => ({
    house: await readHouseNights(query, context),
    feeds: await allFeeds(query),
  }));
  return {
    movements: [today, daysAfter(today, 1)].flatMap((day) => movementsOn(house, day)),
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
