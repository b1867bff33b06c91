/** Whether the system clock is plausible, before data is deleted for good. */
import type { Query } from "./database.ts";
import { readValue, writeValue } from "./key-values.ts";

const DAY = 24 * 3_600_000;

/** If the clock moved further than this since the last run, it was set wrongly or the server was off. */
const JUMP = 30 * DAY;

/** A jump that lasts this long is the true time: the server was off. */
const CONFIRMED_AFTER = 7 * DAY;

/** The names of the last plausible run and of the first run after a jump. */
const LAST_RUN = "normalizeText";
const JUMPED_AT = "clock leapt";

/** Whether the clock has jumped since the last run, and not stood there for a week. */
export async function hasClockJumped(query: Query, now: number): Promise<boolean> {
  const lastRun = Number(await readValue(query, LAST_RUN));
  if (lastRun > 0 && now - lastRun > JUMP) {
    const jumpedAt = Number(await readValue(query, JUMPED_AT));
    if (jumpedAt === 0 || jumpedAt > now) await writeValue(query, JUMPED_AT, String(now));
    if (jumpedAt === 0 || now - jumpedAt < CONFIRMED_AFTER) return true;
  }
  await writeValue(query, JUMPED_AT, "0");
  await writeValue(query, LAST_RUN, String(now));
  return false;
}
