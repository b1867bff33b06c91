/** Reads all feeds and prints what they mean: run under other time zones. */
import { runsOf } from "#app/domain/nights.ts";
import { parseFeed } from "#server/calendar/parse-feed.ts";
import { FEEDS, WINDOW } from "./feeds.ts";

const read = FEEDS.map(({ text, options }) => {
  const { extent, nights } = parseFeed(text, { ...WINDOW, ...options });
  return { extent, runs: runsOf(nights) };
});
console.log(JSON.stringify({ offset: new Date(Date.UTC(2027, 6, 1)).getTimezoneOffset(), read }));
