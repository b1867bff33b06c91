/** The free rooms for an enquiry, and the family's reply, from the published content. */
import type { Contents } from "#app/content/site-content.ts";
import {
  type Alternative,
  alternatives,
  certainStatus,
  roomsNeeded,
  totalIn,
} from "#app/domain/alternatives.ts";
import type { Availability } from "#app/domain/availability.ts";
import { DEFAULT_LANGUAGE, inEach, type Language } from "#app/domain/languages.ts";
import { messageParser, type ParsedMessage } from "#app/domain/message-parser/parse-message.ts";
import type { Party } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { isAgeMissing, type Total } from "#app/domain/quote-rooms.ts";
import { freshnessOfRooms, roomNightsOf, type StayStatus } from "#app/domain/room-availability.ts";
import { type Reply, type ReplyContent, replyText } from "#app/domain/reply.ts";
import type { Day, Stay } from "#app/domain/stay.ts";

/** An enquiry as far as it is needed for an answer. */
export type ReplyRequest = {
  /** Slugs; none for any room. */
  rooms: string[];
  stay: Stay;
  party: Party;
  language: Language;
  name: string;
};

export type ReplyKind = Reply["kind"];

export type RoomOffer = {
  slug: string;
  name: string;
  status: StayStatus;
  /** When its calendars were read; undefined where that is not known. */
  readAt: number | undefined;
  total: Total;
  /** "Totale € 255,00", as the room's page says it. */
  totalWords: string;
};

export type EnquiryAnswer = {
  rooms: RoomOffer[];
  offers: Alternative[];
  /** The rooms that "È libera" gives; undefined where none is left. */
  given?: { rooms: string[]; status: Exclude<StayStatus, "taken"> };
  /** What the availability suggests. */
  suggestion: ReplyKind;
};

const roomsOf = (contents: Contents) => contents[DEFAULT_LANGUAGE].rooms.rooms;

export function parseMessage(contents: Contents, text: string, today: Day): ParsedMessage {
  const rooms = roomsOf(contents).map(({ slug }) => ({
    slug,
    names: inEach(
      (language) => contents[language].rooms.rooms.find((room) => room.slug === slug)!.name,
    ),
  }));
  return messageParser({ rooms, phrases: inEach((language) => contents[language].phrases) })(
    text,
    today,
  );
}

/** The free rooms for a request, with prices, and the alternatives. */
export function answerEnquiry(
  contents: Contents,
  availability: Availability,
  { rooms, stay, party }: ReplyRequest,
  now: number,
): EnquiryAnswer {
  const { prices, phrases } = contents[DEFAULT_LANGUAGE];
  const slugs = roomsOf(contents).map(({ slug }) => slug);
  const offersOfRooms = roomsOf(contents).map(({ slug, name }): RoomOffer => {
    const total = totalIn([slug], stay, party, prices);
    return {
      slug,
      name,
      status: certainStatus(stay, [slug], availability, now),
      readAt: freshnessOfRooms(roomNightsOf(availability, [slug]), now).asOf,
      total,
      totalWords: phrasebook(phrases).totalWords(total),
    };
  });
  const house = { rooms: slugs, prices, availability };
  const offers = alternatives({ stay, party, rooms }, house, now);
  const given = roomsToOffer({ rooms, party, stay }, offersOfRooms, offers);
  const status = given ? certainStatus(stay, given, availability, now) : "taken";
  const isOpen = given !== undefined && status !== "taken";
  return {
    rooms: offersOfRooms,
    offers,
    ...(isOpen && { given: { rooms: given, status } }),
    suggestion: isOpen ? "free" : offers.length > 0 ? "alternative" : "full",
  };
}

/** The rooms that were asked for, where their beds suffice; else those that are free, or may be. */
function roomsToOffer(
  { rooms, party, stay }: Pick<ReplyRequest, "rooms" | "party" | "stay">,
  single: RoomOffer[],
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

type WrittenReply = { text: string; italian: string };

/** The whole answer in the guest's language, and in the family's. */
export function writeReply(
  contents: Contents,
  availability: Availability,
  request: ReplyRequest,
  { kind, now }: { kind: ReplyKind; now: number },
): WrittenReply {
  const { offers, given } = answerEnquiry(contents, availability, request, now);
  const textOf = (reply: Reply) => {
    const textIn = (language: Language) => replyText(reply, replyContent(contents, language));
    return { text: textIn(request.language), italian: textIn(DEFAULT_LANGUAGE) };
  };
  const { stay, party, name, rooms } = request;
  const shared = { name: name || undefined, stay, party, rooms };
  if (kind !== "free") return textOf({ ...shared, kind, offers });
  const { prices } = contents[DEFAULT_LANGUAGE];
  // The family may know more than the calendars; rooms taken there are never called free.
  const freeRooms = given?.rooms ?? (rooms.length > 0 ? rooms : [Object.keys(prices.rates)[0]!]);
  return textOf({
    ...shared,
    kind,
    rooms: freeRooms,
    party: { ...party, rooms: freeRooms.length },
    status: given?.status ?? "ask",
    total: totalIn(freeRooms, stay, party, prices),
    isAgeMissing: isAgeMissing(stay, party, prices),
  });
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
