import type { Contents } from "#app/content/site-content.ts";
import type { Alternative } from "#app/domain/alternatives.ts";
import { houseDayAt, UNKNOWN_AVAILABILITY } from "#app/domain/availability.ts";
import { chatLink, toChatNumber, mailLink } from "#app/domain/chat-link.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, languageName } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import type { Reply } from "#app/domain/reply.ts";
import type { Day } from "#app/domain/stay.ts";
import { readAvailability } from "#server/calendar/availability.ts";
import type { StoredMessage } from "#server/store/messages.ts";
import { formatStay } from "../calendar/describe-nights.ts";
import type { DeskRoom, HouseContext, SiteContext } from "../context.ts";
import { messageDetailOf } from "./describe-messages.ts";
import {
  answerEnquiry,
  type ReplyOptions,
  writeReply,
  type ReplyKind,
  replyTo,
  topicsIn,
} from "./reply.ts";
import type { ReplyFields } from "./reply-fields.ts";
import { parseCount, parseTypedStay } from "./typed-party.ts";

/** Without a language, returns only errors. If stay, party or room count is invalid, returns `options` without `request`. */
function parseRequest(fields: ReplyFields, topics: string[], today: Day) {
  const language = LANGUAGE_CODES.find((code) => code === fields.language);
  const typedRoomCount = parseCount(fields.roomCount || "1");
  const { stay, party, errors: stayErrors } = parseTypedStay(fields, today);
  const errors = {
    ...stayErrors,
    ...(!typedRoomCount && { roomCount: "Quante camere?" }),
    ...(!language && { language: "In che lingua?" }),
  };
  if (!language) return { errors };
  const options = { language, name: fields.name, topics };
  if (!stay || !party || !typedRoomCount) return { options, errors };
  const rooms = fields.room.split(",").filter(Boolean);
  const roomCount = Math.max(rooms.length, typedRoomCount);
  return { options, request: { rooms, stay, party: { ...party, rooms: roomCount } }, errors };
}

function offerText({ rooms, stay, status, total }: Alternative, contents: Contents): string {
  const content = contents[DEFAULT_LANGUAGE];
  const roomNames = rooms.map((slug) => content.rooms.rooms.find((one) => one.slug === slug)?.name);
  const totalText = phrasebook(content.phrases).totalWords(total);
  return `${roomNames.join(" e ")}, ${formatStay(stay)}: ${totalText}${status === "free" ? "" : " (da verificare)"}`;
}

function textProps(fields: ReplyFields, reply: Reply, options: ReplyOptions, contents: Contents) {
  const { phone, email } = fields;
  const { language, topics } = options;
  const text = writeReply(contents, reply, options);
  const number = toChatNumber(phone);
  return {
    kind: reply.kind,
    text,
    /** The reply in Italian, for the family, if the guest reads another language. */
    ...(language !== DEFAULT_LANGUAGE && {
      italianText: writeReply(contents, reply, { ...options, language: DEFAULT_LANGUAGE }),
    }),
    chatHref: number ? chatLink(number, text) : `https://wa.me/?text=${encodeURIComponent(text)}`,
    mailHref: email ? mailLink(email, contents[language].house.name, text) : undefined,
    topics: topicsIn(contents, language).map((one) => ({
      ...one,
      isChosen: topics.includes(one.topic),
    })),
  };
}

/** Returns the values of a form for a stay: for each bookable room or, if none is bookable, for the first named room. */
function stayFormsFor(fields: ReplyFields, { bookable, rooms }: ReturnType<typeof answerEnquiry>) {
  const { room, checkIn, checkOut, name, adults, children, ages, message } = fields;
  const slugs = bookable?.rooms ?? [room.split(",")[0]!];
  const roomNameOf = (slug: string) => rooms.find((one) => one.slug === slug)?.name;
  return slugs.map((slug) => ({
    label: ["Segna il soggiorno", slugs.length > 1 && roomNameOf(slug)].filter(Boolean).join(": "),
    fields: {
      camera: slug,
      dal: checkIn,
      al: checkOut,
      nota: name,
      adulti: adults,
      bambini: Number(children) > 0 ? `${children}${ages && ` (${ages} anni)`}` : "",
      venduta: message && "dal sito",
    },
  }));
}

/** Each room is an option. If the guest has named several rooms, these rooms together are one more option. */
function roomOptions(rooms: DeskRoom[], joinedSlugs: string) {
  const chosenRooms = rooms.filter(({ slug }) => joinedSlugs.split(",").includes(slug));
  const singleRoomOptions = rooms.map(({ slug, name }) => ({ value: slug, label: name }));
  if (chosenRooms.length < 2) return singleRoomOptions;
  const joinedNames = chosenRooms.map(({ name }) => name).join(" e ");
  return [...singleRoomOptions, { value: joinedSlugs, label: joinedNames }];
}

type ReplyInput = {
  fields: ReplyFields;
  /** The labels of the fields that the parser could not read from the guest's text. */
  unreadFields?: string[];
  kind?: ReplyKind;
  topics?: string[];
  /** Whether a part of a stay was typed into the posted form. If not, errors in the stay are not shown. */
  isStayTyped?: boolean;
  message?: StoredMessage | undefined;
};

export async function replyProps(context: HouseContext & SiteContext, input: ReplyInput) {
  const { fields, unreadFields = [], kind, topics = [], isStayTyped = false, message } = input;
  const { database, now } = context;
  const contents = context.contents();
  const rooms = await context.rooms();
  const { options, request, errors } = parseRequest(fields, topics, houseDayAt(now));
  const slugs = rooms.map(({ slug }) => slug);
  const availability = await database.read((query) => readAvailability(query, slugs, now));
  // No room is offered if a field of the guest's text was not read: the field is empty, and an empty room count means one room.
  const availabilityAnswer =
    unreadFields.length === 0 && request
      ? answerEnquiry(contents, availability ?? UNKNOWN_AVAILABILITY, request, now)
      : undefined;
  const isWithoutDates = !fields.checkIn && !fields.checkOut;
  const reply =
    availabilityAnswer && request
      ? replyTo(contents, availabilityAnswer, request, kind ?? availabilityAnswer.suggestion)
      : isWithoutDates && ({ kind: "question" } as const);
  return {
    message: message && messageDetailOf(message, now),
    fields,
    rooms: roomOptions(rooms, fields.room),
    languages: LANGUAGE_CODES.map((code) => ({
      value: code,
      label: languageName(code, DEFAULT_LANGUAGE),
    })),
    unreadFields,
    // Before the form is posted, fields that could not be read are only listed above the form, and not marked as errors.
    errors: isStayTyped ? errors : {},
    roomLines: availabilityAnswer?.rooms ?? [],
    /** Texts such as "Reading Room, 5–8 dic 2026, 3 notti: Totale € 255,00". */
    offers: availabilityAnswer?.offers.map((offer) => offerText(offer, contents)) ?? [],
    reply:
      options && reply
        ? {
            ...textProps(fields, reply, options, contents),
            stayForms: availabilityAnswer ? stayFormsFor(fields, availabilityAnswer) : [],
          }
        : undefined,
    isRefused: isStayTyped && !request,
  };
}
