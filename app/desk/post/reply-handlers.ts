/** Posta, the answer: parses a guest's message, and suggests a reply from the availability; stores nothing. */
import { DESK_PATHS } from "../paths.ts";
import { ageWords } from "#app/domain/age-words.ts";
import type { Alternative } from "#app/domain/alternatives.ts";
import { houseDayAt, NO_AVAILABILITY } from "#app/domain/availability.ts";
import { chatLink, chatNumber, mailLink } from "#app/domain/chat-link.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, languageName } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { nightsOf } from "#app/domain/stay.ts";
import { readAvailability } from "#server/calendar/availability.ts";
import { openMessage, type StoredMessage } from "#server/store/messages.ts";
import type { DeskRoom } from "../context.ts";
import { withoutControlCharacters } from "../format.ts";
import {
  answerEnquiry,
  type Letter,
  parseMessage,
  type ReplyKind,
  type ReplyRequest,
  replyTo,
  type RoomOffer,
  topicsIn,
  writeLetter,
} from "./reply.ts";
import { formatStay } from "../calendar/describe-nights.ts";
import { MESSAGE_PATH, openedMessage } from "./handlers.ts";
import { messageDetail } from "./describe-messages.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import {
  fieldsOfMessage,
  fieldsOfReading,
  REPLY_ACTIONS,
  postedFields,
  type ReplyFields,
  unreadLabels,
} from "./reply-fields.ts";
import { parseCount, parseTypedStay } from "./typed-party.ts";

type ReplyErrors = Partial<Record<keyof ReplyFields, string>>;

/** The request in the form's fields, or their errors; without a language there is no letter, not even a greeting. */
function parseRequest(
  fields: ReplyFields,
  topics: string[],
  visit: Visit,
): { letter?: Letter; request?: ReplyRequest; errors: ReplyErrors } {
  const language = LANGUAGE_CODES.find((code) => code === fields.language);
  const typedCount = parseCount(fields.roomCount || "1");
  const { stay, party, errors: stayErrors } = parseTypedStay(fields, houseDayAt(visit.now));
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
    words: words.filter(Boolean).join(", "),
    total: isTooSmall ? "" : totalWords,
  };
}

function offerWords({ rooms, stay, status, total }: Alternative, visit: Visit): string {
  const content = visit.contents()[DEFAULT_LANGUAGE];
  const names = rooms.map((slug) => content.rooms.rooms.find((one) => one.slug === slug)?.name);
  const words = phrasebook(content.phrases).totalWords(total);
  return `${names.join(" e ")}, ${formatStay(stay)}: ${words}${status === "free" ? "" : " (da verificare)"}`;
}

function letterProps(
  { phone, email }: ReplyFields,
  reply: ReturnType<typeof replyTo>,
  letter: Letter,
  visit: Visit,
) {
  const contents = visit.contents();
  const { text, italian } = writeLetter(contents, reply, letter);
  const number = chatNumber(phone);
  return {
    kind: reply.kind,
    text,
    ...(letter.language !== DEFAULT_LANGUAGE && { italian }),
    chat: number ? chatLink(number, text) : `https://wa.me/?text=${encodeURIComponent(text)}`,
    ...(email && { mail: mailLink(email, contents[letter.language].house.name, text) }),
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

async function findAnswer(visit: Visit, request: ReplyRequest) {
  const { database, now } = visit;
  const slugs = (await visit.rooms()).map(({ slug }) => slug);
  const availability =
    (await database.read((query) => readAvailability(query, slugs, now))) ?? NO_AVAILABILITY;
  return answerEnquiry(visit.contents(), availability, request, now);
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

type ReplyState = {
  fields: ReplyFields;
  unread?: string[];
  kind?: ReplyKind;
  topics?: string[];
  isAsked?: boolean;
  message?: StoredMessage | undefined;
};

/** Shows the reply screen, with the suggested answer where everything was read from the message. */
async function showReply(visit: Visit, state: ReplyState) {
  const { fields, unread = [], kind, topics = [], isAsked = false, message } = state;
  const rooms = roomOptions(await visit.rooms(), fields.room);
  const { letter, request, errors } = parseRequest(fields, topics, visit);
  // While something is not read, nothing is offered: the guest may have asked for more rooms.
  const answer = unread.length === 0 && request ? await findAnswer(visit, request) : undefined;
  const chosen = kind ?? answer?.suggestion;
  const isWithoutDates = !fields.checkIn && !fields.checkOut;
  const reply =
    answer && request && chosen
      ? replyTo(visit.contents(), answer, request, chosen)
      : isWithoutDates && ({ kind: "question" } as const);
  const props = {
    message: message && messageDetail(message, visit.now),
    fields,
    rooms,
    languages: LANGUAGE_CODES.map((code) => ({
      value: code,
      label: languageName(code, DEFAULT_LANGUAGE),
    })),
    unread,
    // Fields that were not read are listed above the form, and are no errors yet.
    errors: isAsked ? errors : {},
    lines:
      request && answer
        ? answer.rooms.map((room) => roomLine(room, nightsOf(request.stay), visit.now))
        : [],
    offers: answer?.offers.map((offer) => offerWords(offer, visit)) ?? [],
    ...(letter &&
      reply && {
        reply: {
          ...letterProps(fields, reply, letter, visit),
          ...(answer && { stays: staysOf(fields, answer) }),
        },
      }),
  };
  const status = request || !isAsked ? 200 : 422;
  return visit.page("reply", props, { status });
}

async function readPastedText(visit: Visit, text: string): Promise<Response> {
  const reading = parseMessage(
    visit.contents(),
    withoutControlCharacters(text),
    houseDayAt(visit.now),
  );
  const fields = fieldsOfReading(text, reading);
  return showReply(visit, { fields, unread: unreadLabels(reading, fields) });
}

async function readStoredMessage(visit: Visit): Promise<Response> {
  const message = await openedMessage(visit);
  const reading = parseMessage(visit.contents(), message.message, houseDayAt(visit.now));
  const slug = (await visit.rooms()).find(({ name }) => name === message.room)?.slug ?? "";
  const fields = fieldsOfMessage(message, reading, slug);
  return showReply(visit, { fields, unread: unreadLabels(reading, fields), message });
}

export const replyRoutes: DeskRoutes = {
  pages: { [MESSAGE_PATH]: readStoredMessage },
  forms: {
    // The fields are too long, and too private, for an address.
    [DESK_PATHS.post]: async (visit, posted) => {
      const fields = postedFields(posted);
      const action = posted.get("azione");
      // The share menu of a phone (manifest.ts, share_target) posts a text without a button's value.
      if (action === "leggi" || action === null) return readPastedText(visit, fields.text);
      const kind = REPLY_ACTIONS.find((one) => one.action === action)?.kind;
      const topics = posted.getAll("sapere");
      // A question about the house needs no dates.
      const isAsked =
        fields.checkIn !== "" ||
        fields.checkOut !== "" ||
        (fields.adults !== "" && action !== "aggiungi");
      const message = await openMessage(visit.database, Number(fields.message) || 0, visit.now);
      return showReply(visit, { fields, topics, isAsked, message, ...(kind && { kind }) });
    },
  },
};
