/** Finds the rooms that are free for a guest's request, and writes the family's reply from the published content. */
import { timeAgoWords } from "#app/domain/age-words.ts";
import type { Contents } from "#app/content/site-content.ts";
import {
  type Alternative,
  findAlternatives,
  neededRoomCount,
  roomsQuote,
} from "#app/domain/alternatives.ts";
import { type Availability, houseDayAt } from "#app/domain/availability.ts";
import { DEFAULT_LANGUAGE, inEach, type Language } from "#app/domain/languages.ts";
import { messageParser, type ParsedMessage } from "#app/domain/message-parser/parse-message.ts";
import type { Party } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { areAgesNeeded } from "#app/domain/quote-rooms.ts";
import { certainStatus, availabilityOf, type StayStatus } from "#app/domain/room-availability.ts";
import { type Reply, replyText } from "#app/domain/reply.ts";
import { nightCountOf, type Stay } from "#app/domain/stay.ts";
import { roomsIn, type SiteContext } from "../context.ts";

export type ReplyRequest = {
  /** The slugs of the rooms that the guest has named; empty if the guest has named no room. */
  rooms: string[];
  stay: Stay;
  party: Party;
};

/** What the text of a reply needs besides the offered rooms. */
export type ReplyOptions = {
  language: Language;
  name: string;
  /** The topics of "Buono a sapersi" (good to know) whose answers are inserted into the text. */
  topics: string[];
};

export type ReplyKind = Exclude<Reply["kind"], "question">;

export function parseMessage(context: SiteContext, text: string): ParsedMessage {
  const contents = context.contents();
  const rooms = roomsIn(contents).map(({ slug }) => ({
    slug,
    names: inEach(
      (language) => contents[language].rooms.rooms.find((room) => room.slug === slug)!.name,
    ),
  }));
  const phrases = inEach((language) => contents[language].phrases);
  return messageParser({ rooms, phrases })(text, houseDayAt(context.now));
}

const STATUS_TEXTS = { free: "libera", taken: "occupata", ask: "da confermare" };

/** Returns the state of each room, alternatives and, as `bookable`, any rooms that the reply "È libera" (it is free) offers. */
export function answerEnquiry(
  contents: Contents,
  availability: Availability,
  { rooms, stay, party }: ReplyRequest,
  now: number,
) {
  const { prices, phrases } = contents[DEFAULT_LANGUAGE];
  const isOneRoomTooSmall = neededRoomCount({ ...party, rooms: 1 }) > 1;
  const roomLines = roomsIn(contents).map(({ slug, name }) => {
    const quote = roomsQuote([slug], stay, party, prices);
    const roomAvailability = availabilityOf(availability, [slug], 1, now);
    const status = certainStatus(stay, roomAvailability);
    const { asOf } = roomAvailability.freshness;
    const hasTooFewBeds = isOneRoomTooSmall && status !== "taken";
    const remarks = [
      hasTooFewBeds ? "da sola è troppo piccola" : STATUS_TEXTS[status],
      asOf !== undefined && `letta ${timeAgoWords("it-IT", now - asOf)}`,
      quote.minNights > nightCountOf(stay) && `di regola almeno ${quote.minNights} notti`,
    ];
    return {
      slug,
      name,
      status: hasTooFewBeds ? ("ask" as const) : status,
      /** A text such as "libera, letta 12 minuti fa" (free, read 12 minutes ago). */
      remarksText: remarks.filter(Boolean).join(", "),
      /** A text such as "Totale € 255,00"; "" if one room is too small for the party. */
      total: isOneRoomTooSmall ? "" : phrasebook(phrases).totalWords(quote),
    };
  });
  const houseRooms = { rooms: roomLines.map(({ slug }) => slug), prices, availability };
  const offers = findAlternatives({ stay, party, rooms }, houseRooms, now);
  const bookableRooms = roomsToOffer({ rooms, party, stay }, roomLines, offers);
  const bookableStatus = bookableRooms
    ? certainStatus(stay, availabilityOf(availability, bookableRooms, bookableRooms.length, now))
    : "taken";
  const isBookable = bookableRooms !== undefined && bookableStatus !== "taken";
  return {
    rooms: roomLines,
    offers,
    bookable: isBookable ? { rooms: bookableRooms, status: bookableStatus } : undefined,
    suggestion: (isBookable ? "free" : offers.length > 0 ? "alternative" : "full") as ReplyKind,
  };
}

/** Returns the rooms that the guest has named, if these are enough for the party; else rooms that are, or may be, free. */
function roomsToOffer(
  { rooms, party, stay }: ReplyRequest,
  allRooms: { slug: string; status: StayStatus }[],
  offers: Alternative[],
): string[] | undefined {
  const neededCount = neededRoomCount(party);
  if (rooms.length >= neededCount) return rooms;
  if (neededCount > 1)
    return offers.find(({ kind, stay: nights }) => kind === "several-rooms" && nights === stay)
      ?.rooms;
  const possibleRooms = allRooms.filter(({ status }) => status !== "taken");
  const bestRoom = possibleRooms.find(({ status }) => status === "free") ?? possibleRooms[0];
  return bestRoom && [bestRoom.slug];
}

export function replyTo(
  contents: Contents,
  { offers, bookable }: Pick<ReturnType<typeof answerEnquiry>, "offers" | "bookable">,
  { stay, party, rooms }: ReplyRequest,
  kind: ReplyKind,
): Reply {
  const sharedProperties = { stay, party, rooms };
  if (kind !== "free") return { ...sharedProperties, kind, offers };
  const { prices } = contents[DEFAULT_LANGUAGE];
  // If no room is bookable, this reply says that the house is checking whether the rooms are free (the status "ask").
  const offeredRooms = bookable?.rooms ?? roomsToCheck(contents, rooms, neededRoomCount(party));
  if (offeredRooms.length < neededRoomCount(party)) return { ...sharedProperties, kind: "full" };
  return {
    ...sharedProperties,
    kind,
    rooms: offeredRooms,
    party: { ...party, rooms: offeredRooms.length },
    status: bookable?.status ?? "ask",
    total: roomsQuote(offeredRooms, stay, party, prices),
    isAgeMissing: areAgesNeeded(stay, party, prices),
  };
}

/** Returns the rooms that the guest has named and, if the party needs more rooms, other rooms of the house. */
function roomsToCheck(contents: Contents, namedRooms: string[], neededCount: number): string[] {
  const others = roomsIn(contents).flatMap(({ slug }) => (namedRooms.includes(slug) ? [] : [slug]));
  return [...namedRooms, ...others].slice(0, Math.max(namedRooms.length, neededCount));
}

export function topicsIn(contents: Contents, language: Language) {
  return contents[language]["good-to-know"].answers.map(({ topic, name, words }) => ({
    topic,
    name,
    text: `${name}: ${words.join(" ")}`,
  }));
}

export function writeReply(contents: Contents, reply: Reply, options: ReplyOptions): string {
  const { language, name, topics } = options;
  const { replies, phrases, house, about, rooms } = contents[language];
  const chosenTopics = topicsIn(contents, language).filter(({ topic }) => topics.includes(topic));
  return replyText(
    { ...reply, name },
    {
      replies,
      phrases,
      rooms: Object.fromEntries(rooms.rooms.map(({ slug, name: room }) => [slug, room])),
      taxNote: house.taxNote,
      host: about.owner.name,
      house: house.name,
      answers: chosenTopics.map(({ text }) => text),
    },
  );
}
