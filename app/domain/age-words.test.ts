import { expect, test } from "vitest";
import { timeAgoWords } from "./age-words.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test.each([
  [-5 * MINUTE_MS, "ora", "now", "jetzt"], // the guest's clock is wrong
  [0, "ora", "now", "jetzt"],
  [MINUTE_MS - 1, "ora", "now", "jetzt"],
  [MINUTE_MS, "1 minuto fa", "1 minute ago", "vor 1 Minute"],
  [40 * MINUTE_MS, "40 minuti fa", "40 minutes ago", "vor 40 Minuten"],
  [HOUR_MS - 1, "59 minuti fa", "59 minutes ago", "vor 59 Minuten"],
  [3 * HOUR_MS, "3 ore fa", "3 hours ago", "vor 3 Stunden"],
  [24 * HOUR_MS, "24 ore fa", "24 hours ago", "vor 24 Stunden"],
  [25 * HOUR_MS, "25 ore fa", "25 hours ago", "vor 25 Stunden"],
  [48 * HOUR_MS, "2 giorni fa", "2 days ago", "vor 2 Tagen"],
])("an age of %i ms reads “%s”, “%s”, “%s”", (age, it, en, de) => {
  expect(["it-IT", "en-GB", "de-DE"].map((one) => timeAgoWords(one, age))).toEqual([it, en, de]);
});
