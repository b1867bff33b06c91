/** The screen "Oggi" (today) shows problems, then unanswered messages, then arrivals and departures. */
import { firstDaysQuestions } from "../first-days/questions.ts";
import { DESK_PATHS } from "../paths.ts";
import { freshnessAt, houseDayAt } from "#app/domain/availability.ts";
import { type Day, daysAfter, nightsIn } from "#app/domain/stay.ts";
import { MAIL_DEVICE_NAME } from "#server/auth/access.ts";
import { backupStatus } from "#server/store/backup-state.ts";
import { lastRevision } from "#server/store/documents.ts";
import { allFeeds, type Feed } from "#server/store/feeds.ts";
import { mailProblems, type UnfitValue } from "#server/store/letters.ts";
import { allMessages } from "#server/store/messages.ts";
import type { Session } from "#server/store/sessions.ts";
import type { DeskContext, HouseContext, SiteContext } from "../context.ts";
import { doubleSalesIn, type HouseNights, readHouseNights } from "../calendar/night-states.ts";
import { backupProblems, describeLastBackup, describeMailProblems } from "../describe-status.ts";
import { describeFault, formatTime, withCount, withoutControlCharacters } from "../format.ts";
import { messageEntryOf, unansweredOf } from "../post/describe-messages.ts";
import {
  describeDoubleSale,
  describeGuest,
  italianDayFormats,
  describeTonight,
} from "../calendar/describe-nights.ts";

type GuestMovement = ReturnType<typeof movementsOn>[number];

const DAYS_SHOWN = 8;

const MOVEMENT_LABELS = { arrival: "Arriva", stay: "Resta", departure: "Parte" };

function movementsOn(house: HouseNights, day: Day) {
  return house.rooms.flatMap((room) => {
    const guestsOn = (night: Day) =>
      new Map(house.stateOf(room.slug, night).guests.map((guest) => [guest.key, guest]));
    const [lastNightGuests, tonightGuests] = [guestsOn(daysAfter(day, -1)), guestsOn(day)];
    const movementKindOf = (key: string): keyof typeof MOVEMENT_LABELS =>
      tonightGuests.has(key) ? (lastNightGuests.has(key) ? "stay" : "arrival") : "departure";
    const guests = new Map([...lastNightGuests, ...tonightGuests]);
    return [...guests].map(([key, guest]) => ({ room, guest, kind: movementKindOf(key) }));
  });
}

const DAY_MS = 24 * 3_600_000;

type DeskProblem = { text: string; href?: string; linkText?: string };

/** Returns a problem if the calendar was last read long ago, or if a calendar that frees many nights is not confirmed yet. */
function feedProblems(
  { room, name, fault, readAt, unconfirmedSince }: Feed,
  { rooms }: HouseNights,
  now: number,
): DeskProblem[] {
  const freshness = unconfirmedSince > 0 ? "unknown" : freshnessAt(readAt, now);
  if (freshness === "fresh") return [];
  const roomName = rooms.find(({ slug }) => slug === room)?.name ?? room;
  const lastRead = readAt > 0 ? `letto bene l’ultima volta il ${formatTime(readAt)}` : "mai letto";
  const faultText = fault ? `: ${describeFault(fault)}` : " tace";
  const consequence =
    freshness === "old"
      ? "gli ospiti vedono l’ora dell’ultima lettura"
      : "le altre non si dicono libere";
  return [
    {
      text: `Il calendario ${name} di ${roomName}${faultText} (${lastRead}). Finché non si legge bene, le sue notti restano occupate e ${consequence}.`,
      href: DESK_PATHS.portals,
      linkText: "Guarda i portali",
    },
  ];
}

/** Says how many values that the family has changed are refused by the software, usually after an upgrade. */
function unfitProblems({ length }: UnfitValue[]): DeskProblem[] {
  if (length === 0) return [];
  const changesText = withCount(length, ["vostra modifica non va", "vostre modifiche non vanno"]);
  return [
    {
      text: `Dopo l’aggiornamento ${changesText} più bene: lì gli ospiti leggono le parole del sito.`,
      href: DESK_PATHS.publish,
      linkText: "Guarda quali",
    },
  ];
}

/** Returns a text such as "1 messaggio senza risposta, 2 arrivi." (message without reply, arrivals). */
function describeCounts(counts: [number, [string, string]][]): string {
  const countTexts = counts.flatMap(([count, noun]) => (count > 0 ? [withCount(count, noun)] : []));
  return countTexts.length === 0
    ? "Tutto tranquillo: oggi non c’è niente da fare."
    : `${countTexts.join(", ")}.`;
}

function dayProps(day: Day, movements: GuestMovement[], at: number) {
  const dateText = italianDayFormats.longDate(day).replace(/ \d{4}$/, "");
  return {
    title: `${["Oggi, ", "Domani, "][at] ?? ""}${dateText}`,
    // Guests who neither arrive nor leave are listed only for today.
    movements: movements
      .filter(({ kind }) => at === 0 || kind !== "stay")
      .map(({ room, kind, guest }) => ({
        title: withoutControlCharacters(`${MOVEMENT_LABELS[kind]}: ${describeGuest(guest)}`),
        excerpt: room.name,
        href: `${DESK_PATHS.calendar}?mese=${day.slice(0, 7)}#n-${day}`,
      })),
  };
}

async function describeLastPublication({ database }: DeskContext): Promise<string> {
  const revision = await lastRevision(database);
  if (!revision) return "Gli ospiti vedono il sito com’è stato costruito.";
  return `Pubblicato l’ultima volta il ${formatTime(revision.made)}${revision.author && `, da ${revision.author}`}.`;
}

export async function todayProps(
  visit: HouseContext & SiteContext,
  { passkey, createdAt, device }: Session,
  unfitValues: UnfitValue[],
) {
  const { database, settings, now } = visit;
  const today = houseDayAt(now);
  const { house, feeds } = await database.read(async (query) => ({
    house: await readHouseNights(query, visit),
    feeds: await allFeeds(query),
  }));
  const days = nightsIn({ checkIn: today, checkOut: daysAfter(today, DAYS_SHOWN) });
  const movementsByDay = days.map((day) => movementsOn(house, day));
  const unanswered = unansweredOf(await allMessages(database));
  const questionCount = (await firstDaysQuestions(visit)).length;
  const mail = settings.smtp && (await mailProblems(database, now));
  const backups = await backupStatus(database, settings.backupFolders, now);
  const problems: DeskProblem[] = [
    ...doubleSalesIn(house, now).map((one) => ({
      text: describeDoubleSale(one),
      href: DESK_PATHS.calendar,
      linkText: "Guarda il calendario",
    })),
    ...feeds.flatMap((feed) => feedProblems(feed, house, now)),
    ...describeMailProblems(mail).map((text) => ({
      text: `${text} I messaggi sono tutti qui: rispondete da qui.`,
      href: DESK_PATHS.inbox,
      linkText: "Guarda la posta",
    })),
    ...backupProblems(backups).map((text) => ({ text })),
    ...unfitProblems(unfitValues),
  ];
  const todayCountOf = (kind: GuestMovement["kind"]) =>
    movementsByDay[0]!.filter((one) => one.kind === kind).length;
  return {
    status: describeCounts([
      [problems.length, ["cosa da guardare", "cose da guardare"]],
      [questionCount, ["risposta prima di andare online", "risposte prima di andare online"]],
      [unanswered.length, ["messaggio senza risposta", "messaggi senza risposta"]],
      [todayCountOf("arrival"), ["arrivo", "arrivi"]],
      [todayCountOf("departure"), ["partenza", "partenze"]],
    ]),
    days: days.map((day, at) => dayProps(day, movementsByDay[at]!, at)),
    /** A text such as "Stanotte è libera: Natural Room." (free tonight). */
    freeTonight: describeTonight(house, today),
    /** For a day after a sign-in by link or code, the page offers to save a passkey under this name. */
    unsavedName:
      passkey === null && now - createdAt < DAY_MS
        ? device === MAIL_DEVICE_NAME
          ? ""
          : device
        : undefined,
    unanswered: unanswered.map((one) => messageEntryOf(one, now)),
    problems,
    questionCount,
    lastPublication: await describeLastPublication(visit),
    lastBackup: describeLastBackup(backups),
  };
}
