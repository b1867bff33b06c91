/** The name of a portal, as the family types it. */
import { isNear } from "#app/domain/edit-distance.ts";
import { portalOf } from "../store/feeds.ts";
import { type Desk, printable } from "./command.ts";
import { confirm, CONFIRM_FLAG } from "./confirm.ts";

/** Portals that houses like ours are let on, and calendars that families use. */
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

/** Throws where a name looks like a slip of one that is known, and nobody says that it is meant. */
export async function checkPortal(
  desk: Pick<Desk, "ask" | "print">,
  words: string[],
  { name, known: existing }: { name: string; known: string[] },
): Promise<void> {
  const all = [...existing, ...COMMON_NAMES];
  if (all.some((one) => portalOf(one) === portalOf(name))) return;
  const near = all.find((one) => isNear(portalOf(one), portalOf(name)));
  if (!near) return;
  const question = `«${printable(name)}» è scritto bene? Assomiglia a ${printable(near)}.`;
  await confirm(desk, words, [question], "Non è cambiato niente.");
}

/** The words of a command without the one that confirms it. */
export function withoutConfirmFlag(words: string[]): string[] {
  return words.filter((word) => word !== CONFIRM_FLAG);
}
