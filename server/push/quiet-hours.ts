/** The hours in which no phone rings, for the whole house: what comes then rings once when they end. */
import { HOUSE_TIME_ZONE } from "#app/domain/availability.ts";
import type { Query } from "#server/store/database.ts";
import { readValue, writeValue } from "#server/store/key-values.ts";

/** Full hours from 0 to 23; "off": phones ring by night, too. */
export type QuietHours = { from: number; until: number } | "off";

const NAME = "quiet hours";

const BY_NIGHT: QuietHours = { from: 22, until: 7 };

export async function readQuietHours(query: Query): Promise<QuietHours> {
  const value = await readValue(query, NAME);
  return value ? JSON.parse(value) : BY_NIGHT;
}

export async function saveQuietHours(query: Query, hours: QuietHours): Promise<void> {
  await writeValue(query, NAME, JSON.stringify(hours));
}

const HOUR = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  hourCycle: "h23",
  timeZone: HOUSE_TIME_ZONE,
});

export function isQuiet(hours: QuietHours, now: number): boolean {
  if (hours === "off") return false;
  const { from, until } = hours;
  const hour = Number(HOUR.format(now));
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}
