/** Whether the clock can be believed when it comes to deleting for good. */
import { type Query, whole } from "./database.ts";

const DAY = 24 * 3_600_000;

/** A clock that is further on than this since it was last looked at has leapt, or nobody looked. */
const LEAP = 30 * DAY;

/** A leap that lasts this long is the true time: the server was away. Wrong clocks are put right before. */
const BELIEVED_AFTER = 7 * DAY;

const LAST = "tidied";
const LEAPT = "clock leapt";

async function keptTime(query: Query, name: string): Promise<number> {
  const [row] = await query("SELECT value FROM kept WHERE name = ?", name);
  return whole(row?.["value"]);
}

async function keepTime(query: Query, name: string, time: number): Promise<void> {
  await query(
    `INSERT INTO kept (name, value) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    name,
    String(time),
  );
}

/** Whether the clock has leapt since this was last asked, and has not stood there for a week. */
export async function hasLeapt(query: Query, now: number): Promise<boolean> {
  const last = await keptTime(query, LAST);
  if (last > 0 && now - last > LEAP) {
    const since = await keptTime(query, LEAPT);
    if (since === 0 || since > now) await keepTime(query, LEAPT, now);
    if (since === 0 || now - since < BELIEVED_AFTER) return true;
  }
  await query("DELETE FROM kept WHERE name = ?", LEAPT);
  await keepTime(query, LAST, now);
  return false;
}
