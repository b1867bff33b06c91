/** Reads feeds as their turns come, as long as the server runs, and sees which have fallen silent. */
import { USABLE_FOR } from "#app/domain/availability.ts";
import { faultText } from "../log.ts";
import { allFeeds, claimDueFeed, takeSilent } from "../store/feeds.ts";
import { addNotice } from "../store/notices.ts";
import { type Reader, readNow } from "./read-now.ts";
import { LEASE, silentSince } from "./turns.ts";

/** How often it is looked whether a feed is due, in milliseconds. */
const LOOK = 1_000;

/** Feeds read at once: one that drips does not hold up all others. */
const AT_ONCE = 2;

type Rounds = Reader & {
  /** The family has a letter to be sent. */
  onNotice: () => void;
  log?: (line: string) => void;
};

export type CalendarRounds = {
  /** Reads all feeds that are due. */
  pass: () => Promise<void>;
  start: () => void;
  stop: () => void;
  /** Whether a feed has been silent for so long that somebody must look. */
  isLate: () => boolean;
};

/** Rounds over the feeds of a store; they do nothing before `start` or `pass`. */
export function createRounds({ onNotice, log = console.error, ...reader }: Rounds): CalendarRounds {
  const { database, now = Date.now } = reader;
  let isStopping = false;
  let isLate = false;
  let told = "";

  const tellSilence = async () => {
    const silent = await database.transaction(async (query) => {
      const feeds = await takeSilent(query, now() - USABLE_FOR);
      for (const { room, name } of feeds)
        await addNotice(query, { kind: "silent", room, calendars: [name], nights: [] }, now());
      return feeds;
    });
    const feeds = await database.read(allFeeds);
    isLate = feeds.some((feed) => now() - silentSince(feed) > USABLE_FOR);
    return silent.length > 0;
  };

  /** Reads feeds that are due, one after the other, until there is none left. */
  const lane = async () => {
    for (;;) {
      const feed = isStopping ? undefined : await claimDueFeed(database, now(), LEASE);
      if (!feed) return;
      await readNow(feed, { ...reader, now });
      onNotice();
    }
  };

  const pass = async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    if (!isStopping && (await tellSilence())) onNotice();
  };

  const turn = async () => {
    try {
      await pass();
      told = "";
    } catch (error) {
      const fault = faultText(error);
      if (fault !== told) log(fault);
      told = fault;
    }
    if (!isStopping) setTimeout(() => void turn(), LOOK).unref();
  };

  return {
    pass,
    start: () => void turn(),
    stop: () => (isStopping = true),
    isLate: () => isLate,
  };
}
