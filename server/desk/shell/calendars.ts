/** `calendari`, with `aggiungi`, `togli` and `leggi`; `indirizzi`. */
import { hostOf } from "#server/outgoing/public-url.ts";
import { allFeeds, type Feed, portalOf } from "#server/store/feeds.ts";
import {
  addCalendar,
  calendarOverview,
  type CalendarSync,
  exportAddress,
  parseFeedAddress,
  removeCalendar,
  syncCalendar,
} from "../calendars.ts";
import { DeskError, type DeskRoom } from "../context.ts";
import { resolveRoom, resolveRooms } from "../arguments.ts";
import {
  describeClosure,
  describeFault,
  formatTime,
  type CountedNoun,
  withoutControlCharacters,
  withCount,
} from "../format.ts";
import type { Shell } from "./shell.ts";
import { withoutConfirmFlag } from "./confirm.ts";
import { parsePortalName } from "../portal-names.ts";
import { checkPortalName } from "./portal-names.ts";

const TAKEN_NIGHT_NOUN: CountedNoun = ["notte occupata", "notti occupate"];

const describeFeed = ({ room, name, address }: Pick<Feed, "room" | "name" | "address">) =>
  withoutControlCharacters(`${room}, ${name} (${hostOf(address)})`);

function printRoomsWithoutCalendar({ print }: Shell, rooms: DeskRoom[]): void {
  for (const { name } of rooms)
    print(
      `${name}: nessun calendario. Per gli ospiti è libera in tutte le notti che non chiudete voi, con «chiudi».`,
    );
}

async function listCalendars(shell: Shell): Promise<void> {
  const { print } = shell;
  const { calendars, closures, roomsWithoutCalendar } = await calendarOverview(shell);
  if (calendars.length === 0)
    print(
      "Nessun calendario. Per esempio: npm run desk -- calendari aggiungi elegant_room Airbnb https://…",
    );
  for (const { feed, nights } of calendars) {
    const read = feed.readAt > 0 ? `letto bene il ${formatTime(feed.readAt)}` : "mai letto bene";
    const fault = feed.fault ? `. ATTENZIONE: ${describeFault(feed.fault)}` : "";
    print(`${describeFeed(feed)}: ${read}, ${withCount(nights, TAKEN_NIGHT_NOUN)}${fault}`);
  }
  printRoomsWithoutCalendar(shell, roomsWithoutCalendar);
  for (const closure of closures) print(`Chiuso da voi, ${describeClosure(closure)}`);
}

function describeSync(feed: Pick<Feed, "room" | "name" | "address">, sync: CalendarSync): string {
  const name = describeFeed(feed);
  if (sync === "busy") return `${name}: lo sta leggendo adesso il sito.`;
  if (sync === "removed") return `${name}: nel frattempo è stato tolto.`;
  const nights = withCount(sync.nights, TAKEN_NIGHT_NOUN);
  return sync.fault
    ? `${name}: ATTENZIONE, ${describeFault(sync.fault)}. Restano ${nights}.`
    : `${name}: letto, ${nights}.`;
}

async function syncAll(shell: Shell): Promise<void> {
  const feeds = await shell.database.read(allFeeds);
  if (feeds.length === 0) return shell.print("Nessun calendario da leggere.");
  const lines = feeds.map(async (feed) => describeSync(feed, await syncCalendar(shell, feed)));
  for (const line of await Promise.all(lines)) shell.print(line);
}

function splitIgnoredTitles(words: string[]): { rest: string[]; ignoredTitles: string[] } {
  const rest = [...words];
  const ignoredTitles: string[] = [];
  for (let at = rest.indexOf("--ignora"); at >= 0; at = rest.indexOf("--ignora")) {
    const [, title] = rest.splice(at, 2);
    if (!title?.trim())
      throw new DeskError('Dopo --ignora ci vuole un titolo: --ignora "Airbnb (Not available)"');
    ignoredTitles.push(title.trim());
  }
  return { rest, ignoredTitles };
}

async function addCommand(shell: Shell, words: string[]): Promise<void> {
  const { rest, ignoredTitles } = splitIgnoredTitles(withoutConfirmFlag(words));
  const { slug: room } = await resolveRoom(shell, rest[0]);
  const name = rest.slice(1, -1).join(" ").trim();
  const url = rest.length > 2 ? (rest.at(-1) ?? "") : "";
  if (!name || !url)
    throw new DeskError(
      `Mancano il nome o l’indirizzo. Per esempio: npm run desk -- calendari aggiungi ${room} Airbnb https://…`,
    );
  parsePortalName(name);
  const address = parseFeedAddress(url, shell.settings.calendarTestHosts);
  await checkPortalName(shell, words, name);
  const feed = { room, name, address, ignoredTitles };
  const { isNew, sync, roomsWithoutCalendar } = await addCalendar(shell, feed);
  const result = isNew ? "Aggiunto" : "C’era già, ora con questo indirizzo";
  shell.print(`${result}: ${describeFeed(feed)}.`);
  shell.print(describeSync(feed, sync));
  printRoomsWithoutCalendar(shell, roomsWithoutCalendar);
}

async function removeCommand(shell: Shell, [word, ...rest]: string[]): Promise<void> {
  // A room that is gone may still have a calendar, under the slug it had.
  const rooms = await resolveRooms(shell, word).catch(() => []);
  const room = rooms.length === 1 ? rooms[0]!.slug : (word ?? "");
  const feed = await removeCalendar(shell, { room, portal: portalOf(rest.join(" ")) });
  if (feed) return shell.print(`Tolto: ${describeFeed(feed)}. Le sue notti non contano più.`);
  const feeds = await shell.database.read(allFeeds);
  const names = feeds.map((one) => `${one.room} ${one.name}`).join(", ") || "nessuno";
  throw new DeskError(withoutControlCharacters(`Quale? I calendari sono: ${names}.`));
}

const SUBCOMMANDS: Record<string, (shell: Shell, words: string[]) => Promise<void>> = {
  aggiungi: addCommand,
  togli: removeCommand,
  leggi: syncAll,
};

export async function calendarsCommand(shell: Shell, [part, ...words]: string[]): Promise<void> {
  if (part === undefined) return listCalendars(shell);
  const run = Object.hasOwn(SUBCOMMANDS, part) ? SUBCOMMANDS[part] : undefined;
  if (!run)
    throw new DeskError(
      `«${withoutControlCharacters(part)}» non si può. Si può: calendari, calendari aggiungi camera nome indirizzo, calendari togli camera nome, calendari leggi.`,
    );
  return run(shell, words);
}

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
  const { address, feeds } = await exportAddress(shell, { room: slug, portal }, isNew);
  const isRead = feeds.some((feed) => feed.portal === portal);
  shell.print(address);
  shell.print(
    `È l’indirizzo di ${name} per ${withoutControlCharacters(portalName)}, e solo per quel portale. È segreto: chi lo ha vede quali notti sono occupate.`,
  );
  if (isNew) shell.print("Quello di prima non vale più: sostituitelo nel portale.");
  if (!isRead && feeds.length > 0)
    shell.print(
      `Il nome deve essere lo stesso del suo calendario. Questa camera ha: ${feeds.map((feed) => withoutControlCharacters(feed.name)).join(", ")}.`,
    );
  if (!isRead)
    shell.print(
      `Il calendario di questo portale qui non si legge ancora: npm run desk -- calendari aggiungi ${slug} ${withoutControlCharacters(portalName)} indirizzo`,
    );
}
