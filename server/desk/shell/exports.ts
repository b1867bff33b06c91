/** `indirizzi`. */
import { calendarPath } from "#app/paths/paths.ts";
import { exportToken } from "#server/store/feed-exports.ts";
import { allFeeds, portalOf } from "#server/store/feeds.ts";
import { DeskError } from "../context.ts";
import { resolveRoom } from "./arguments.ts";
import { printable, type Shell } from "./format.ts";
import { checkPortalName, withoutConfirmFlag } from "./portal-names.ts";

/** The address of a portal's export; `--nuovo` replaces it. */
export async function exportCommand(shell: Shell, words: string[]): Promise<void> {
  const [word, ...rest] = withoutConfirmFlag(words).filter((one) => one !== "--nuovo");
  const isNew = words.includes("--nuovo");
  const { slug, name } = await resolveRoom(shell, word);
  const portalName = rest.join(" ");
  const portal = portalOf(portalName);
  if (!portal)
    throw new DeskError(`Per quale portale? Per esempio: npm run desk -- indirizzi ${slug} Airbnb`);
  await checkPortalName(shell, words, portalName);
  const { token, feeds } = await shell.database.transaction(async (query) => ({
    token: await exportToken(query, { room: slug, portal }, isNew),
    feeds: (await allFeeds(query)).filter(({ room }) => room === slug),
  }));
  const isRead = feeds.some((feed) => feed.portal === portal);
  shell.print(shell.settings.siteUrl + calendarPath(slug, token));
  shell.print(
    `È l’indirizzo di ${name} per ${printable(portalName)}, e solo per quel portale. È segreto: chi lo ha vede quali notti sono occupate.`,
  );
  if (isNew) shell.print("Quello di prima non vale più: sostituitelo nel portale.");
  if (!isRead && feeds.length > 0)
    shell.print(
      `Il nome deve essere lo stesso del suo calendario. Questa camera ha: ${feeds.map((feed) => printable(feed.name)).join(", ")}.`,
    );
  if (!isRead)
    shell.print(
      `Il calendario di questo portale qui non si legge ancora: npm run desk -- calendari aggiungi ${slug} ${printable(portalName)} indirizzo`,
    );
}
