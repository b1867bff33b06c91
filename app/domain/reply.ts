/** Writes the family's replies. They call a room free only if that is certain, and never say that a room is booked. */
import type { ReplyWords } from "#app/content/schemas/replies.ts";
import type { Alternative } from "./alternatives.ts";
import { interpolate } from "./interpolate.ts";
import type { Party } from "./party.ts";
import { type Phrases, phrasebook } from "./phrasebook.ts";
import type { PluralForms } from "./plural.ts";
import type { PartyQuote } from "./quote-rooms.ts";
import { nightCountOf, type Stay } from "./stay.ts";

export type ReplyContent = {
  replies: Omit<ReplyWords, "closed">;
  phrases: Phrases;
  /** The rooms' names by slug. */
  rooms: Record<string, string>;
  taxNote: string;
  /** The name of the host who signs. */
  host: string;
  house: string;
  /** Answers to questions about the house, placed before the closing. */
  answers?: string[];
};

export type Reply = {
  /** The name of the guest to whom the family replies. */
  name?: string | undefined;
} & (StayReply | { kind: "question" });

type StayReply = {
  stay: Stay;
  party: Party;
  /** The slugs of the offered rooms if the kind is "free", or else of the requested rooms; empty if any room is requested. */
  rooms: string[];
} & (
  | {
      kind: "free";
      status: "free" | "ask";
      total?: PartyQuote | undefined;
      /** Whether the price could fall if a child's unknown age were known; `total` assumes the most expensive age. */
      isAgeMissing?: boolean;
    }
  | { kind: "alternative"; offers: Alternative[] }
  | { kind: "full" }
);

const BULLET = "\u2022 ";

export function replyText(reply: Reply, content: ReplyContent): string {
  const { replies: words, house, host, answers = [] } = content;
  const name = reply.name?.trim();
  const greeting = name ? interpolate(words.greetingTo, { nome: name }) : words.greeting;
  const [opening, ...paragraphs] = reply.kind === "question" ? [] : paragraphsOf(reply, content);
  return [
    greeting,
    opening === undefined ? words.thanks : `${words.thanks} ${opening}`,
    ...paragraphs,
    ...answers,
    interpolate(words.closing, { nome: host, casa: house }),
  ].join("\n\n");
}

function paragraphsOf(reply: StayReply, content: ReplyContent): string[] {
  const { replies: words, phrases } = content;
  const { pluralize } = phrasebook(phrases);
  const quando = whenWords(reply, content);
  const roomSentence = (forms: PluralForms) =>
    pluralize(reply.rooms.length, forms, { camere: roomWords(reply.rooms, content), quando });

  if (reply.kind === "full") return [interpolate(words.full, { quando }), words.otherDates];
  if (reply.kind === "alternative") {
    const takenSentence =
      reply.rooms.length > 0 ? roomSentence(words.taken) : interpolate(words.noRoom, { quando });
    return [takenSentence, ...offersWords(reply, reply.offers, content)];
  }
  const isFree = reply.status === "free";
  return [
    roomSentence(isFree ? words.free : words.check),
    ...priceWords(reply, content),
    ...(isFree ? [words.booking] : []),
  ];
}

function priceWords(
  { total, isAgeMissing }: Extract<StayReply, { kind: "free" }>,
  { replies, phrases, taxNote }: ReplyContent,
): string[] {
  if (!total) return [];
  const billLines = phrasebook(phrases).billWords(total, taxNote);
  return [
    [replies.price, ...billLines, ...(isAgeMissing ? [phrases.quote.agesMissing] : [])].join("\n"),
  ];
}

function offersWords({ stay }: StayReply, offers: Alternative[], content: ReplyContent): string[] {
  const { replies: words, taxNote } = content;
  const offerLines = offers.map((offer) => BULLET + offerWords(offer, stay, content));
  const isTaxApart = offers.some(({ total }) => total.tax === undefined);
  if (offers.length === 0) return [words.otherDates];
  return [
    [words.offers, ...offerLines].join("\n"),
    ...(isTaxApart ? [interpolate(words.tax, { nota: taxNote })] : []),
    words.choose,
  ];
}

function offerWords(offer: Alternative, requestedStay: Stay, content: ReplyContent): string {
  const { replies: words, phrases } = content;
  const { longDate, totalWords } = phrasebook(phrases);
  const isSameStay =
    offer.stay.checkIn === requestedStay.checkIn && offer.stay.checkOut === requestedStay.checkOut;
  const proposta = interpolate(isSameStay ? words.sameNights : words.otherNights, {
    camere: roomWords(offer.rooms, content),
    arrivo: longDate(offer.stay.checkIn),
    partenza: longDate(offer.stay.checkOut),
    totale: totalWords(offer.total),
  });
  return offer.status === "free" ? proposta : interpolate(words.toCheck, { proposta });
}

/** Writes "la Elegant Room e la Natural Room". */
function roomWords(slugs: string[], { replies, phrases, rooms }: ReplyContent): string {
  const roomNames = slugs.map((slug) => interpolate(replies.room, { camera: rooms[slug] ?? slug }));
  return new Intl.ListFormat(phrases.locale, { type: "conjunction" }).format(roomNames);
}

/** "da giovedì 12 agosto 2027 a domenica 15 agosto 2027 (3 notti, 2 adulti)" */
function whenWords({ stay, party }: StayReply, { replies, phrases }: ReplyContent): string {
  const { guestsWords, longDate, nightsWords } = phrasebook(phrases);
  return interpolate(replies.when, {
    arrivo: longDate(stay.checkIn),
    partenza: longDate(stay.checkOut),
    notti: nightsWords(nightCountOf(stay)),
    persone: guestsWords(party),
  });
}
