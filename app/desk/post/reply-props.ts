/** The props of the reply screen: the enquiry in its fields, the free rooms, and the letter. */
import { ageWords } from "#app/domain/age-words.ts";
import type { Alternative } from "#app/domain/alternatives.ts";
import { houseDayAt, NO_AVAILABILITY } from "#app/domain/availability.ts";
import { chatLink, chatNumber, mailLink } from "#app/domain/chat-link.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, languageName } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { nightsOf } from "#app/domain/stay.ts";
import { readAvailability } from "#server/calendar/availability.ts";
import type { StoredMessage } from "#server/store/messages.ts";
import { formatStay } from "../calendar/describe-nights.ts";
import type { DeskRoom, HouseContext, SiteContext } from "../context.ts";
import { messageDetail } from "./describe-messages.ts";
import {
  answerEnquiry,
  type Letter,
  type ReplyKind,
  type ReplyRequest,
  replyTo,
  type RoomOffer,
  topicsIn,
  writeLetter,
} from "./reply.ts";
import type { ReplyFields } from "./reply-fields.ts";
import { parseCount, parseTypedStay } from "./typed-party.ts";

type ReplyContext = HouseContext & SiteContext;

type ReplyErrors = Partial<Record<keyof ReplyFields, string>>;

/** The request in the form's fields, or their errors; without a language there is no letter, not even a greeting. */
function parseRequest(
  fields: ReplyFields,
  topics: string[],
  context: ReplyContext,
): { letter?: Letter; request?: ReplyRequest; errors: ReplyErrors } {
  const language = LANGUAGE_CODES.find((code) => code === fields.language);
  const typedCount = parseCount(fields.roomCount || "1");
  const { stay, party, errors: stayErrors } = parseTypedStay(fields, houseDayAt(context.now));
  const errors = {
    ...stayErrors,
    ...(!typedCount && { roomCount: "Quante camere?" }),
    ...(!language && { language: "In che lingua?" }),
  };
  if (!language) return { errors };
  const letter = { language, name: fields.name, topics };
  if (!stay || !party || !typedCount) return { letter, errors };
  const rooms = fields.room.split(",").filter(Boolean);
  const count = Math.max(rooms.length, typedCount);
  return { letter, request: { ...letter, rooms, stay, party: { ...party, rooms: count } }, errors };
}

const STATUS_LABELS = { free: "libera", taken: "occupata", ask: "da confermare" };

function roomLine(
  { name, status, readAt, total, totalWords, isTooSmall }: RoomOffer,
  nights: number,
  now: number,
) {
  const isShort = isTooSmall && status !== "taken";
  const words = [
    isShort ? "da sola è troppo piccola" : STATUS_LABELS[status],
    readAt !== undefined && `letta ${ageWords("it-IT", now - readAt)}`,
    total.minNights > nights && `di regola almeno ${total.minNights} notti`,
  ];
  return {
    name,
    status: isShort ? ("ask" as const) : status,
    /** "libera, letta 12 minuti fa" */
    words: words.filter(Boolean).join(", "),
    total: isTooSmall ? "" : totalWords,
  };
}

function offerWords({ rooms, stay, status, total }: Alternative, context: ReplyContext): string {
  const content = context.contents()[DEFAULT_LANGUAGE];
  const names = rooms.map((slug) => content.rooms.rooms.find((one) => one.slug === slug)?.name);
  const words = phrasebook(content.phrases).totalWords(total);
  return `${names.join(" e ")}, ${formatStay(stay)}: ${words}${status === "free" ? "" : " (da verificare)"}`;
}

function letterProps(
  { phone, email }: ReplyFields,
  reply: ReturnType<typeof replyTo>,
  letter: Letter,
  context: ReplyContext,
) {
  const contents = context.contents();
  const { text, italian } = writeLetter(contents, reply, letter);
  const number = chatNumber(phone);
  return {
    kind: reply.kind,
    text,
    /** The same in Italian, where the guest writes in another language. */
    italian: letter.language === DEFAULT_LANGUAGE ? undefined : italian,
    /** The links that open a chat and a mail with the text. */
    chat: number ? chatLink(number, text) : `https://wa.me/?text=${encodeURIComponent(text)}`,
    mail: email ? mailLink(email, contents[letter.language].house.name, text) : undefined,
    /** The answers of "Buono a sapersi", in the guest's language. */
    topics: topicsIn(contents, letter.language).map((one) => ({
      ...one,
      isChosen: letter.topics.includes(one.topic),
    })),
  };
}

/** The fields of the calendar's form for a stay, as far as the message has them. */
function stayFields(fields: ReplyFields, room: string): Record<string, string> {
  const { checkIn, checkOut, name, adults, children, ages, message } = fields;
  return {
    camera: room,
    dal: checkIn,
    al: checkOut,
    nota: name,
    adulti: adults,
    bambini: Number(children) > 0 ? `${children}${ages && ` (${ages} anni)`}` : "",
    venduta: message && "dal sito",
  };
}

async function findAnswer(context: ReplyContext, request: ReplyRequest) {
  const { database, now } = context;
  const slugs = (await context.rooms()).map(({ slug }) => slug);
  const availability =
    (await database.read((query) => readAvailability(query, slugs, now))) ?? NO_AVAILABILITY;
  return answerEnquiry(context.contents(), availability, request, now);
}

/** A stay in each room that is offered, or in the room that the guest has named. */
function staysOf(fields: ReplyFields, { bookable, rooms }: ReturnType<typeof answerEnquiry>) {
  const slugs = bookable?.rooms ?? [fields.room.split(",")[0]!];
  const nameOf = (slug: string) => rooms.find((room) => room.slug === slug)?.name;
  return slugs.map((slug) => ({
    label: ["Segna il soggiorno", slugs.length > 1 && nameOf(slug)].filter(Boolean).join(": "),
    fields: stayFields(fields, slug),
  }));
}

/** The options of the room field: each room, and the combination that a guest has named. */
function roomOptions(rooms: DeskRoom[], chosen: string) {
  const chosenRooms = rooms.filter(({ slug }) => chosen.split(",").includes(slug));
  const options = rooms.map(({ slug, name }) => ({ value: slug, label: name }));
  if (chosenRooms.length < 2) return options;
  return [...options, { value: chosen, label: chosenRooms.map(({ name }) => name).join(" e ") }];
}

/** The form of a reply: `kind` is the pressed button, `isAsked` whether a reply was requested. */
type ReplyState = {
  fields: ReplyFields;
  unread?: string[];
  kind?: ReplyKind;
  topics?: string[];
  isAsked?: boolean;
  message?: StoredMessage | undefined;
};

/** What the reply screen shows, with the suggested answer where everything was read from the message. */
export async function replyProps(context: ReplyContext, state: ReplyState) {
  const { fields, unread = [], kind, topics = [], isAsked = false, message } = state;
  const rooms = roomOptions(await context.rooms(), fields.room);
  const { letter, request, errors } = parseRequest(fields, topics, context);
  // While something is not read, nothing is offered: the guest may have asked for more rooms.
  const answer = unread.length === 0 && request ? await findAnswer(context, request) : undefined;
  const chosen = kind ?? answer?.suggestion;
  const isWithoutDates = !fields.checkIn && !fields.checkOut;
  const reply =
    answer && request && chosen
      ? replyTo(context.contents(), answer, request, chosen)
      : isWithoutDates && ({ kind: "question" } as const);
  return {
    message: message && messageDetail(message, context.now),
    fields,
    rooms,
    languages: LANGUAGE_CODES.map((code) => ({
      value: code,
      label: languageName(code, DEFAULT_LANGUAGE),
    })),
    /** The labels of the fields that were not read from the message. */
    unread,
    // Fields that were not read are listed above the form, and are no errors yet.
    errors: isAsked ? errors : {},
    lines:
      request && answer
        ? answer.rooms.map((room) => roomLine(room, nightsOf(request.stay), context.now))
        : [],
    /** "Reading Room nelle stesse notti: Totale € 255,00" */
    offers: answer?.offers.map((offer) => offerWords(offer, context)) ?? [],
    reply:
      letter && reply
        ? {
            ...letterProps(fields, reply, letter, context),
            /** A button for each offered room, with the fields of the calendar's form for the stay. */
            stays: answer ? staysOf(fields, answer) : [],
          }
        : undefined,
    isRefused: isAsked && !request,
  };
}
