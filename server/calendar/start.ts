/** Starts reading portals' calendars, as long as the server runs. */
import type { Settings } from "../settings.ts";
import type { Database } from "../store/database.ts";
import { type CalendarRounds, createRounds } from "./rounds.ts";

type Options = {
  database: Database;
  settings: Pick<Settings, "calendarTestHosts" | "siteUrl">;
  onNotice: () => void;
};

export function startCalendar({ database, settings, onNotice }: Options): CalendarRounds {
  const { calendarTestHosts: testHosts, siteUrl } = settings;
  if (testHosts.length > 0)
    console.log(
      `CALENDAR_TEST_HOSTS is set: calendars are read from ${testHosts.join(", ")} over plain http. For tests alone, never for a site that guests use.`,
    );
  const rounds = createRounds({ database, testHosts, siteUrl, onNotice });
  rounds.start();
  return rounds;
}
