import { isNear } from "#app/domain/edit-distance.ts";
import { allFeeds, portalOf } from "#server/store/feeds.ts";
import { confirm } from "./confirm.ts";
import { printable } from "../format.ts";
import type { Shell } from "./shell.ts";

const COMMON_NAMES = [
  "Airbnb",
  "Booking.com",
  "Vrbo",
  "Expedia",
  "Google",
  "iCloud",
  "Outlook",
  "Holidu",
];

/** Asks for a confirmation of a name that looks like a misspelling of another. */
export async function checkPortalName(shell: Shell, words: string[], name: string): Promise<void> {
  const feeds = await shell.database.read(allFeeds);
  const names = [...feeds.map((feed) => feed.name), ...COMMON_NAMES];
  if (names.some((one) => portalOf(one) === portalOf(name))) return;
  const near = names.find((one) => isNear(portalOf(one), portalOf(name)));
  if (!near) return;
  const question = `«${printable(name)}» è scritto bene? Assomiglia a ${printable(near)}.`;
  await confirm(shell, words, [question], "Non è cambiato niente.");
}
