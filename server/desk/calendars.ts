/** `calendari`: what portals' calendars say, and `aggiungi`, `togli`, `leggi`. */
import { houseDayAt } from "#app/domain/availability.ts";
import { FeedAddressError, feedAddress, hostOf } from "../calendar/feed-address.ts";
import { syncFeed } from "#server/calendar/sync-feed.ts";
import { LEASE } from "#server/calendar/poll-schedule.ts";
import { allClosures } from "../store/closures.ts";
import {
  addFeed,
  allFeeds,
  claimFeed,
  type Feed,
  type FeedKey,
  feedNights,
  portalOf,
  removeFeed,
} from "../store/feeds.ts";
import { withCount, type Desk, type Noun, printable, formatTime } from "./command.ts";
import { DeskError } from "./desk-error.ts";
import { describeFault } from "./feed-words.ts";
import { mergeClosures, describeClosure } from "./closure-words.ts";
import { checkPortal, withoutConfirmFlag } from "./portals.ts";
import { resolveRoom, resolveRooms } from "./rooms.ts";

const TAKEN: Noun = ["notte occupata", "notti occupate"];

const LONGEST_NAME = 40;

const named = ({ room, name, address }: Pick<Feed, "room" | "name" | "address">) =>
  printable(`${room}, ${name} (${hostOf(address)})`);

/** What is known of each calendar, and what the family closed. */
async function list(desk: Desk): Promise<void> {
  const { database, print, now } = desk;
  const today = houseDayAt(now);
  const { feeds, closures, counts } = await database.read(async (query) => {
    const all = await allFeeds(query);
    const nights: number[] = [];
    for (const { room, portal } of all) {
      const taken = (await feedNights(query, room)).get(portal)?.keys() ?? [];
      nights.push([...taken].filter((night) => night >= today).length);
    }
    return { feeds: all, closures: await allClosures(query), counts: nights };
  });
  if (feeds.length === 0)
    print(
      "Nessun calendario. Per esempio: npm run desk -- calendari aggiungi elegant_room Airbnb https://…",
    );
  for (const [index, feed] of feeds.entries()) {
    const read = feed.readAt > 0 ? `letto bene il ${formatTime(feed.readAt)}` : "mai letto bene";
    const fault = feed.fault ? `. ATTENZIONE: ${describeFault(feed.fault)}` : "";
    print(`${named(feed)}: ${read}, ${withCount(counts[index] ?? 0, TAKEN)}${fault}`);
  }
  for (const line of await byHandWords(desk, feeds)) print(line);
  for (const closure of mergeClosures(today, closures))
    print(`Chiuso da voi, ${describeClosure(closure)}`);
}

/** What it means for guests that some rooms have a calendar and others have none. */
async function byHandWords(desk: Desk, feeds: Pick<Feed, "room">[]): Promise<string[]> {
  if (feeds.length === 0) return [];
  const without = (await desk.rooms()).filter(({ slug }) =>
    feeds.every(({ room }) => room !== slug),
  );
  return without.map(
    ({ name }) =>
      `${name}: nessun calendario. Per gli ospiti è libera in tutte le notti che non chiudete voi, con «chiudi».`,
  );
}

/** Reads a calendar now, and says what came of it. */
async function read(desk: Desk, key: FeedKey & Pick<Feed, "name" | "address">): Promise<string> {
  const { database, settings } = desk;
  const feed = await claimFeed(database, key, Date.now(), LEASE);
  if (!feed) return `${named(key)}: lo sta leggendo adesso il sito.`;
  const { calendarTestHosts: testHosts, siteUrl } = settings;
  const noted = await syncFeed(feed, { database, testHosts, siteUrl });
  if (!noted) return `${named(key)}: nel frattempo è stato tolto.`;
  const today = houseDayAt(desk.now);
  const nights = withCount(noted.nights.filter((night) => night >= today).length, TAKEN);
  return noted.fault
    ? `${named(key)}: ATTENZIONE, ${describeFault(noted.fault)}. Restano ${nights}.`
    : `${named(key)}: letto, ${nights}.`;
}

async function readAll(desk: Desk): Promise<void> {
  const feeds = await desk.database.read(allFeeds);
  if (feeds.length === 0) return desk.print("Nessun calendario da leggere.");
  for (const line of await Promise.all(feeds.map((feed) => read(desk, feed)))) desk.print(line);
}

/** The titles after `--ignora`, and the other words. */
function withoutIgnored(words: string[]): { rest: string[]; ignored: string[] } {
  const rest = [...words];
  const ignored: string[] = [];
  for (let at = rest.indexOf("--ignora"); at >= 0; at = rest.indexOf("--ignora")) {
    const [, title] = rest.splice(at, 2);
    if (!title?.trim())
      throw new DeskError('Dopo --ignora ci vuole un titolo: --ignora "Airbnb (Not available)"');
    ignored.push(title.trim());
  }
  return { rest, ignored };
}

async function add(desk: Desk, words: string[]): Promise<void> {
  const { rest, ignored } = withoutIgnored(withoutConfirmFlag(words));
  const { slug: room } = await resolveRoom(desk, rest[0]);
  const name = rest.slice(1, -1).join(" ").trim();
  const pasted = rest.length > 2 ? (rest.at(-1) ?? "") : "";
  if (!name || !pasted)
    throw new DeskError(
      `Mancano il nome o l’indirizzo. Per esempio: npm run desk -- calendari aggiungi ${room} Airbnb https://…`,
    );
  if (name.length > LONGEST_NAME || name !== printable(name) || name.includes("\n"))
    throw new DeskError(
      `Il nome è troppo lungo o ha segni strani: bastano ${LONGEST_NAME} lettere.`,
    );
  const address = addressMeant(pasted, desk.settings.calendarTestHosts);
  const known = (await desk.database.transaction(allFeeds)).map((one) => one.name);
  await checkPortal(desk, words, { name, known });
  const feed = { room, name, address, ignored };
  const isNew = await desk.database.transaction((query) => addFeed(query, feed, desk.now));
  desk.print(`${isNew ? "Aggiunto" : "C’era già, ora con questo indirizzo"}: ${named(feed)}.`);
  desk.print(await read(desk, { ...feed, portal: portalOf(name) }));
  const feeds = await desk.database.transaction(allFeeds);
  for (const line of await byHandWords(desk, feeds)) desk.print(line);
}

/** Told without the address: it is a secret. */
function addressMeant(pasted: string, testHosts: string[]): string {
  try {
    return feedAddress(pasted, testHosts);
  } catch (error) {
    if (!(error instanceof FeedAddressError)) throw error;
    throw new DeskError(
      "Questo indirizzo non si può leggere: serve quello che dà il portale, che comincia con https:// e ha un nome, non un numero.",
    );
  }
}

async function remove(desk: Desk, [word, ...rest]: string[]): Promise<void> {
  const name = rest.join(" ");
  // A room that is no more may still have a calendar: it goes by the name it had.
  const rooms = await resolveRooms(desk, word).catch(() => []);
  const key = { room: rooms.length === 1 ? rooms[0]!.slug : (word ?? ""), portal: portalOf(name) };
  const feeds = await desk.database.read(allFeeds);
  const feed = feeds.find(({ room, portal }) => room === key.room && portal === key.portal);
  if (!feed) {
    const known = feeds.map((one) => `${one.room} ${one.name}`).join(", ") || "nessuno";
    throw new DeskError(printable(`Quale? I calendari sono: ${known}.`));
  }
  await desk.database.transaction((query) => removeFeed(query, key));
  desk.print(`Tolto: ${named(feed)}. Le sue notti non contano più.`);
}

const PARTS: Record<string, (desk: Desk, words: string[]) => Promise<void>> = {
  aggiungi: add,
  togli: remove,
  leggi: readAll,
};

export async function calendars(desk: Desk, [part, ...words]: string[]): Promise<void> {
  if (part === undefined) return list(desk);
  const run = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
  if (!run)
    throw new DeskError(
      `«${printable(part)}» non si può. Si può: calendari, calendari aggiungi camera nome indirizzo, calendari togli camera nome, calendari leggi.`,
    );
  return run(desk, words);
}
