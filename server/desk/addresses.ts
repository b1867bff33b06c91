/** `indirizzi`: where a portal reads which nights of a room are taken. */
import { calendarPath } from "#app/paths/paths.ts";
import { exportToken } from "#server/store/feed-exports.ts";
import { allFeeds, portalOf } from "../store/feeds.ts";
import { type Desk, printable } from "./command.ts";
import { DeskError } from "./desk-error.ts";
import { checkPortal, withoutConfirmFlag } from "./portals.ts";
import { resolveRoom } from "./rooms.ts";

/** The address for one portal, made at the first time; `--nuovo` replaces it. */
export async function tellAddress(desk: Desk, words: string[]): Promise<void> {
  const [word, ...rest] = withoutConfirmFlag(words).filter((one) => one !== "--nuovo");
  const isNew = words.includes("--nuovo");
  const { slug, name } = await resolveRoom(desk, word);
  const portal = portalOf(rest.join(" "));
  if (!portal)
    throw new DeskError(`Per quale portale? Per esempio: npm run desk -- indirizzi ${slug} Airbnb`);
  const known = (await desk.database.transaction(allFeeds)).map((feed) => feed.name);
  await checkPortal(desk, words, { name: rest.join(" "), known });
  const { token, feeds } = await desk.database.transaction(async (query) => ({
    token: await exportToken(query, { room: slug, portal }, isNew),
    feeds: await allFeeds(query),
  }));
  const own = feeds.filter((feed) => feed.room === slug);
  const isRead = own.some((feed) => feed.portal === portal);
  desk.print(desk.settings.siteUrl + calendarPath(slug, token));
  desk.print(
    `È l’indirizzo di ${name} per ${printable(rest.join(" "))}, e solo per quel portale. È segreto: chi lo ha vede quali notti sono occupate.`,
  );
  if (isNew) desk.print("Quello di prima non vale più: sostituitelo nel portale.");
  if (!isRead && own.length > 0)
    desk.print(
      `Il nome deve essere lo stesso del suo calendario. Questa camera ha: ${own.map((feed) => printable(feed.name)).join(", ")}.`,
    );
  if (!isRead)
    desk.print(
      `Il calendario di questo portale qui non si legge ancora: npm run desk -- calendari aggiungi ${slug} ${printable(rest.join(" "))} indirizzo`,
    );
}
