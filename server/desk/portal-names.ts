/** The names of portals, as the family types them. */
import { isNear } from "#app/domain/edit-distance.ts";
import type { Database } from "#server/store/database.ts";
import { allFeeds, portalOf } from "#server/store/feeds.ts";
import { DeskError } from "./context.ts";
import { withoutControlCharacters } from "./format.ts";

/** The longest name of a calendar, in letters. */
const MAX_NAME_LENGTH = 40;

const COMMON_PORTALS = [
  "Airbnb",
  "Booking.com",
  "Vrbo",
  "Expedia",
  "Google",
  "iCloud",
  "Outlook",
  "Holidu",
];

export function parsePortalName(typed: string): string {
  const name = typed.trim();
  if (
    name.length > MAX_NAME_LENGTH ||
    name !== withoutControlCharacters(name) ||
    name.includes("\n")
  )
    throw new DeskError(
      `Il nome è troppo lungo o ha segni strani: bastano ${MAX_NAME_LENGTH} lettere.`,
    );
  return name;
}

/** A question about a name that looks like a misspelling of another. */
export async function portalNameQuestion(
  database: Database,
  name: string,
): Promise<string | undefined> {
  const feeds = await database.read(allFeeds);
  const names = [...feeds.map((feed) => feed.name), ...COMMON_PORTALS];
  if (names.some((one) => portalOf(one) === portalOf(name))) return undefined;
  const near = names.find((one) => isNear(portalOf(one), portalOf(name)));
  return (
    near &&
    `«${withoutControlCharacters(name)}» è scritto bene? Assomiglia a ${withoutControlCharacters(near)}.`
  );
}
