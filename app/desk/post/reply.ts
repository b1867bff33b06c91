/** The free rooms for an enquiry, and the family's reply, from the published content. */
import { answersByTopic } from "#app/content/good-to-know-answers.ts";
import type { Contents } from "#app/content/site-content.ts";
import {
  type Alternative,
  findAlternatives,
  certainStatus,
  roomsNeeded,
  totalOfRooms,
} from "#app/domain/alternatives.ts";
import { type Availability, houseDayAt } from "#app/domain/availability.ts";
import { DEFAULT_LANGUAGE, inEach, type Language } from "#app/domain/languages.ts";
import { messageParser, type ParsedMessage } from "#app/domain/message-parser/parse-message.ts";
import type { Party } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { isAgeMissing } from "#app/domain/quote-rooms.ts";
import { freshnessOfRooms, type StayStatus } from "#app/domain/room-availability.ts";
import { type Reply, type ReplyContent, replyText } from "#app/domain/reply.ts";
import type { Stay } from "#app/domain/stay.ts";
import type { SiteContext } from "../context.ts";

/** An enquiry as far as it is needed for an answer. */
export type ReplyRequest = {
  /** Slugs; none for any room. */
  rooms: string[];
  stay: Stay;
  party: Party;
} & Letter;

/** What each answer needs, also one that offers no room. */
export type Letter = {
  language: Language;
  name: string;
  /** The topics of "Buono a sapersi" whose answers are put in. */
  topics: string[];
};

export type ReplyKind = Exclude<Reply["kind"], "question">;

const roomsOf = (contents: Contents) => contents[DEFAULT_LANGUAGE].rooms.rooms;

export function parseMessage(context: SiteContext, text: string): ParsedMessage {
  const contents = context.contents();
  const rooms = roomsOf(contents).map(({ slug }) => ({
    slug,
    names: inEach(
      (language) => contents[language].rooms.rooms.find((room) => room.slug === slug)!.name,
    ),
  }));
  return messageParser({ rooms, phrases: inEach((language) => contents[language].phrases) })(
    text,
    houseDayAt(context.now),
  );
}

/**
 * The free rooms for a request, with prices, and the alternatives; `bookable` are the rooms that "È libera" offers,
 * undefined where none is left.
 */
export function answerEnquiry(
  contents: Contents,
  availability: Availability,
  { rooms, stay, party }: ReplyRequest,
  now: number,
) {
  const { prices, phrases } = contents[DEFAULT_LANGUAGE];
  const slugs = roomsOf(contents).map(({ slug }) => slug);
  const offersOfRooms = roomsOf(contents).map(({ slug, name }) => {
    const total = totalOfRooms([slug], stay, party, prices);
    return {
      slug,
      name,
      status: certainStatus(stay, [slug], availability, now),
      /** When its calendars were read; undefined where that is not known. */
      readAt: freshnessOfRooms(availability, [slug], now).asOf,
      total,
      /** The party needs more than one room. */
      isTooSmall: roomsNeeded({ ...party, rooms: 1 }) > 1,
      /** "Totale € 255,00", as the room's page says it. */
      totalWords: phrasebook(phrases).totalWords(total),
    };
  });
  const house = { rooms: slugs, prices, availability };
  const offers = findAlternatives({ stay, party, rooms }, house, now);
  const bookable = roomsToOffer({ rooms, party, stay }, offersOfRooms, offers);
  const status = bookable ? certainStatus(stay, bookable, availability, now) : "taken";
  const isOpen = bookable !== undefined && status !== "taken";
  return {
    rooms: offersOfRooms,
    offers,
    bookable: isOpen ? { rooms: bookable, status } : undefined,
    suggestion: (isOpen ? "free" : offers.length > 0 ? "alternative" : "full") as ReplyKind,
  };
}

export type RoomOffer = ReturnType<typeof answerEnquiry>["rooms"][number];

/** The rooms that the guest has named, where their beds suffice; else rooms that are free, or may be. */
function roomsToOffer(
  { rooms, party, stay }: Pick<ReplyRequest, "rooms" | "party" | "stay">,
  single: { slug: string; status: StayStatus }[],
  offers: Alternative[],
): string[] | undefined {
  const needed = roomsNeeded(party);
  if (rooms.length >= needed) return rooms;
  if (needed > 1)
    return offers.find(({ kind, stay: nights }) => kind === "several-rooms" && nights === stay)
      ?.rooms;
  const open = single.filter(({ status }) => status !== "taken");
  const best = open.find(({ status }) => status === "free") ?? open[0];
  return best && [best.slug];
}

/** The content of the letter, for `writeLetter`. */
export function replyTo(
  contents: Contents,
  { offers, bookable }: Pick<ReturnType<typeof answerEnquiry>, "offers" | "bookable">,
  { stay, party, rooms }: ReplyRequest,
  kind: ReplyKind,
): Reply {
  const shared = { stay, party, rooms };
  if (kind !== "free") return { ...shared, kind, offers };
  const { prices } = contents[DEFAULT_LANGUAGE];
  // The family may know more than the calendars, but a letter never calls a room free that a calendar calls taken.
  const freeRooms = bookable?.rooms ?? roomsToCheck(contents, rooms, roomsNeeded(party));
  if (freeRooms.length < roomsNeeded(party)) return { ...shared, kind: "full" };
  return {
    ...shared,
    kind,
    rooms: freeRooms,
    party: { ...party, rooms: freeRooms.length },
    status: bookable?.status ?? "ask",
    total: totalOfRooms(freeRooms, stay, party, prices),
    isAgeMissing: isAgeMissing(stay, party, prices),
  };
}

/** The rooms that the guest has named, and others until they are as many as the party needs. */
function roomsToCheck(contents: Contents, asked: string[], needed: number): string[] {
  const others = roomsOf(contents).flatMap(({ slug }) => (asked.includes(slug) ? [] : [slug]));
  return [...asked, ...others].slice(0, Math.max(asked.length, needed));
}

/** The answers of "Buono a sapersi" as a letter in this language has them. */
export function topicsIn(contents: Contents, language: Language) {
  const { "good-to-know": goodToKnow, house } = contents[language];
  return answersByTopic(goodToKnow, house.arrival).map(([topic, { name, words }]) => ({
    topic,
    name,
    text: `${name}: ${words.join(" ")}`,
  }));
}

/** The whole letter in the guest's language, and in the family's. */
export function writeLetter(contents: Contents, reply: Reply, { language, name, topics }: Letter) {
  const textIn = (one: Language) => {
    const texts = topicsIn(contents, one).filter(({ topic }) => topics.includes(topic));
    const content = { ...replyContent(contents, one), answers: texts.map(({ text }) => text) };
    return replyText({ ...reply, name: name || undefined }, content);
  };
  return { text: textIn(language), italian: textIn(DEFAULT_LANGUAGE) };
}

function replyContent(contents: Contents, language: Language): ReplyContent {
  const { replies, phrases, house, about, rooms } = contents[language];
  return {
    replies,
    phrases,
    rooms: Object.fromEntries(rooms.rooms.map(({ slug, name }) => [slug, name])),
    taxNote: house.taxNote,
    host: about.owner.name,
    house: house.name,
  };
}
