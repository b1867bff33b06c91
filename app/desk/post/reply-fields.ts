/** Reads the fields of a reply from a pasted text, from a message of the contact form, or from the posted form of a reply. */
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { type ParsedMessage, REQUIRED_FIELDS } from "#app/domain/message-parser/parse-message.ts";
import type { MessageField } from "#app/domain/message-parser/message-fields.ts";
import type { StoredMessage } from "#server/store/messages.ts";
import type { DeskRoom } from "../context.ts";

export const REPLY_ACTIONS = [
  { action: "libera", kind: "free", label: "È libera" },
  { action: "altro", kind: "alternative", label: "Proporre altro" },
  { action: "pieno", kind: "full", label: "Non c’è posto" },
] as const;

const FORM_FIELD_NAMES = {
  text: "testo",
  /** The slug of a room, or several slugs separated by commas. */
  room: "camera",
  roomCount: "camere",
  checkIn: "arrivo",
  checkOut: "partenza",
  adults: "adulti",
  children: "bambini",
  ages: "eta",
  language: "lingua",
  name: "nome",
  phone: "telefono",
  email: "posta",
  /** The number of the stored message that is answered. */
  message: "messaggio",
};

export type ReplyFields = Record<keyof typeof FORM_FIELD_NAMES, string>;

/** What the family is asked to fill in if the parser has not read a field; other fields may stay empty. */
const UNREAD_LABELS: Partial<Record<MessageField, string>> = {
  rooms: "la camera",
  roomCount: "quante camere",
  checkIn: "l’arrivo",
  checkOut: "la partenza",
  adults: "quanti adulti",
  children: "quanti bambini",
  childAges: "l’età dei bambini",
};

export function postedFields(posted: URLSearchParams, prefix = ""): ReplyFields {
  const textOf = (name: string) => posted.get(prefix + name)?.trim() ?? "";
  const fieldTexts = Object.entries(FORM_FIELD_NAMES).map(([field, name]) => [field, textOf(name)]);
  return Object.fromEntries(fieldTexts) as ReplyFields;
}

export function fieldsOfMessage(text: string, parsedMessage: ParsedMessage): ReplyFields {
  const { unreadFields: _, rooms = [], childAges = [], ...others } = parsedMessage;
  const otherTexts = Object.entries(others).map(([field, value]) => [field, String(value ?? "")]);
  return {
    ...postedFields(new URLSearchParams()),
    language: DEFAULT_LANGUAGE,
    ...Object.fromEntries(otherTexts),
    text,
    room: rooms.join(","),
    ages: childAges.map((age) => age ?? "?").join(", "),
  };
}

/** Replaces values that were parsed from the message by the values that the guest entered in the site's contact form. */
export function withFormChoices(
  parsedMessage: ParsedMessage,
  { enquiry, room, language, name, email, phone = "" }: StoredMessage,
  rooms: DeskRoom[],
): ParsedMessage {
  const { stay, party } = enquiry ?? {};
  const chosenRoom = rooms.find((one) => one.name === room);
  return {
    ...parsedMessage,
    ...stay,
    ...(chosenRoom && { rooms: [chosenRoom.slug] }),
    ...(party && { adults: party.adults, children: party.children }),
    ...(party && { childAges: party.ages?.slice(0, party.children) ?? [] }),
    ...(party && party.rooms > 1 && { roomCount: party.rooms }),
    language,
    name,
    email,
    phone,
  };
}

export function unreadFieldLabels(message: ParsedMessage): string[] {
  const isChosen = (field: MessageField) =>
    REQUIRED_FIELDS.includes(field) && message[field] !== undefined;
  return message.unreadFields.flatMap((field) => (!isChosen(field) && UNREAD_LABELS[field]) || []);
}
