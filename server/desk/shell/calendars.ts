/** `calendari`, with `aggiungi`, `togli` and `leggi`. */
import { houseDayAt } from "#app/domain/availability.ts";
import { type Day, daysAfter } from "#app/domain/stay.ts";
import { FeedAddressError, feedAddress, hostOf } from "#server/calendar/feed-address.ts";
import { LEASE, syncFeed } from "#server/calendar/sync-feed.ts";
import { allClosures, type Closure } from "#server/store/closures.ts";
import {
  addFeed,
  allFeeds,
  claimFeed,
  type Feed,
  feedNights,
  portalOf,
  removeFeed,
} from "#server/store/feeds.ts";
import { DeskError } from "../context.ts";
import { resolveRoom, resolveRooms } from "./arguments.ts";
import {
  describeClosure,
  describeFault,
  formatTime,
  type Noun,
  printable,
  type Shell,
  withCount,
} from "./format.ts";
import { checkPortalName, withoutConfirmFlag } from "./portal-names.ts";

const TAKEN_NIGHTS: Noun = ["notte occupata", "notti occupate"];

/** The longest name of a calendar, in letters. */
const MAX_NAME = 40;

type NamedFeed = Pick<Feed, "room" | "name" | "address">;

const describeFeed = ({ room, name, address }: NamedFeed) =>
  printable(`${room}, ${name} (${hostOf(address)})`);

function countFrom(today: Day, nights: Iterable<Day>): string {
  return withCount([...nights].filter((night) => night >= today).length, TAKEN_NIGHTS);
}

/** Prints the rooms whose nights the family keeps by hand, in a house with calendars. */
async function printRoomsWithout(shell: Shell, feeds: Feed[]): Promise<void> {
  if (feeds.length === 0) return;
  for (const { slug, name } of await shell.rooms())
    if (feeds.every(({ room }) => room !== slug))
      shell.print(
        `${name}: nessun calendario. Per gli ospiti è libera in tutte le notti che non chiudete voi, con «chiudi».`,
      );
}

/** The closures that are not past; equal ones that follow each other become one. */
function mergeClosures(today: Day, closures: Closure[]): Closure[] {
  const keyOf = ({ room, origin, kind, note, author, createdAt }: Closure) =>
    JSON.stringify([room, origin, kind, note, author, createdAt]);
  const result: Closure[] = [];
  for (const closure of closures) {
    const previous = result.find(
      (one) => keyOf(one) === keyOf(closure) && daysAfter(one.last, 1) === closure.first,
    );
    if (previous) previous.last = closure.last;
    else result.push({ ...closure });
  }
  return result.filter(({ last }) => last >= today);
}

async function list(shell: Shell): Promise<void> {
  const { print, database } = shell;
  const today = houseDayAt(shell.now);
  const feeds = await database.read(allFeeds);
  if (feeds.length === 0)
    print(
      "Nessun calendario. Per esempio: npm run desk -- calendari aggiungi elegant_room Airbnb https://…",
    );
  for (const feed of feeds) {
    const portals = await database.read((query) => feedNights(query, feed.room));
    const nights = countFrom(today, portals.get(feed.portal)?.keys() ?? []);
    const read = feed.readAt > 0 ? `letto bene il ${formatTime(feed.readAt)}` : "mai letto bene";
    const fault = feed.fault ? `. ATTENZIONE: ${describeFault(feed.fault)}` : "";
    print(`${describeFeed(feed)}: ${read}, ${nights}${fault}`);
  }
  await printRoomsWithout(shell, feeds);
  for (const closure of mergeClosures(today, await database.read(allClosures)))
    print(`Chiuso da voi, ${describeClosure(closure)}`);
}

/** Syncs a calendar; gives what became of it. */
async function sync({ database, settings, now }: Shell, feed: Feed): Promise<string> {
  const name = describeFeed(feed);
  const claimed = await claimFeed(database, feed, Date.now(), LEASE);
  if (!claimed) return `${name}: lo sta leggendo adesso il sito.`;
  const { calendarTestHosts: testHosts, siteUrl } = settings;
  const result = await syncFeed(claimed, { database, testHosts, siteUrl });
  if (!result) return `${name}: nel frattempo è stato tolto.`;
  const nights = countFrom(houseDayAt(now), result.nights);
  return result.fault
    ? `${name}: ATTENZIONE, ${describeFault(result.fault)}. Restano ${nights}.`
    : `${name}: letto, ${nights}.`;
}

async function syncAll(shell: Shell): Promise<void> {
  const feeds = await shell.database.read(allFeeds);
  if (feeds.length === 0) return shell.print("Nessun calendario da leggere.");
  for (const line of await Promise.all(feeds.map((feed) => sync(shell, feed)))) shell.print(line);
}

function splitIgnored(words: string[]): { rest: string[]; ignoredTitles: string[] } {
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

/** The URL to store; the error does not repeat the pasted one, which contains a secret. */
function parseFeedAddress(input: string, testHosts: string[]): string {
  try {
    return feedAddress(input, testHosts);
  } catch (error) {
    if (!(error instanceof FeedAddressError)) throw error;
    throw new DeskError(
      "Questo indirizzo non si può leggere: serve quello che dà il portale, che comincia con https:// e ha un nome, non un numero.",
    );
  }
}

/** Adds a calendar, or changes the address of one, and syncs it. */
async function add(shell: Shell, words: string[]): Promise<void> {
  const { rest, ignoredTitles } = splitIgnored(withoutConfirmFlag(words));
  const { slug: room } = await resolveRoom(shell, rest[0]);
  const name = rest.slice(1, -1).join(" ").trim();
  const url = rest.length > 2 ? (rest.at(-1) ?? "") : "";
  if (!name || !url)
    throw new DeskError(
      `Mancano il nome o l’indirizzo. Per esempio: npm run desk -- calendari aggiungi ${room} Airbnb https://…`,
    );
  if (name.length > MAX_NAME || name !== printable(name) || name.includes("\n"))
    throw new DeskError(`Il nome è troppo lungo o ha segni strani: bastano ${MAX_NAME} lettere.`);
  const address = parseFeedAddress(url, shell.settings.calendarTestHosts);
  await checkPortalName(shell, words, name);
  const { database } = shell;
  const isNew = await database.transaction((query) =>
    addFeed(query, { room, name, address, ignoredTitles }, shell.now),
  );
  const feeds = await database.read(allFeeds);
  const feed = feeds.find((one) => one.room === room && one.portal === portalOf(name));
  const result = isNew ? "Aggiunto" : "C’era già, ora con questo indirizzo";
  shell.print(`${result}: ${describeFeed({ room, name, address })}.`);
  if (feed) shell.print(await sync(shell, feed));
  await printRoomsWithout(shell, feeds);
}

async function remove(shell: Shell, [word, ...rest]: string[]): Promise<void> {
  // A room that is gone may still have a calendar, under the slug it had.
  const rooms = await resolveRooms(shell, word).catch(() => []);
  const room = rooms.length === 1 ? rooms[0]!.slug : (word ?? "");
  const feeds = await shell.database.read(allFeeds);
  const feed = feeds.find((one) => one.room === room && one.portal === portalOf(rest.join(" ")));
  if (feed) {
    await shell.database.transaction((query) => removeFeed(query, feed));
    return shell.print(`Tolto: ${describeFeed(feed)}. Le sue notti non contano più.`);
  }
  const names = feeds.map((one) => `${one.room} ${one.name}`).join(", ") || "nessuno";
  throw new DeskError(printable(`Quale? I calendari sono: ${names}.`));
}

const PARTS: Record<string, (shell: Shell, words: string[]) => Promise<void>> = {
  aggiungi: add,
  togli: remove,
  leggi: syncAll,
};

export async function calendarsCommand(shell: Shell, [part, ...words]: string[]): Promise<void> {
  if (part === undefined) return list(shell);
  const run = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
  if (!run)
    throw new DeskError(
      `«${printable(part)}» non si può. Si può: calendari, calendari aggiungi camera nome indirizzo, calendari togli camera nome, calendari leggi.`,
    );
  return run(shell, words);
}
