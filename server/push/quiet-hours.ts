/** The hours in which no push is sent, for the whole house: news of these hours cause one push at their end. */
import { HOUSE_TIME_ZONE } from "#app/domain/availability.ts";
import type { Query } from "#server/store/database.ts";
import { readValue, writeValue } from "#server/store/key-values.ts";

/** Full hours from 0 to 23; "off": phones ring by night, too. */
export type QuietHours = { from: number; until: number } | "off";

const QUIET_HOURS_KEY = "quiet hours";

const DEFAULT_QUIET_HOURS: QuietHours = { from: 22, until: 7 };

export async function readQuietHours(query: Query): Promise<QuietHours> {
  const value = await readValue(query, QUIET_HOURS_KEY);
  return value ? JSON.parse(value) : DEFAULT_QUIET_HOURS;
}

export async function saveQuietHours(query: Query, hours: QuietHours): Promise<void> {
  await writeValue(query, QUIET_HOURS_KEY, JSON.stringify(hours));
}

const HOUR_FORMAT = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  hourCycle: "h23",
  timeZone: HOUSE_TIME_ZONE,
});

export function isQuiet(hours: QuietHours, now: number): boolean {
  if (hours === "off") return false;
  const { from, until } = hours;
  const hour = Number(HOUR_FORMAT.format(now));
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}
