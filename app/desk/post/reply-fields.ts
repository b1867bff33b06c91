/** The fields of an answer: from a pasted text, from a message of the site's form, or as posted. */
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import type { ParsedMessage } from "#app/domain/message-parser/parse-message.ts";
import type { Ages } from "#app/domain/party.ts";
import type { StoredMessage } from "#server/store/messages.ts";

export const REPLY_ACTIONS = [
  { action: "libera", kind: "free", label: "È libera" },
  { action: "altro", kind: "alternative", label: "Proporre altro" },
  { action: "pieno", kind: "full", label: "Non c’è posto" },
] as const;

const FIELD_NAMES = {
  text: "testo",
  /** The slug of a room, or several with commas. */
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

export type ReplyFields = Record<keyof typeof FIELD_NAMES, string>;

/** Fields without a label here may stay empty. */
const UNREAD_LABELS: Partial<Record<ParsedMessage["unread"][number], string>> = {
  rooms: "la camera",
  roomCount: "quante camere",
  checkIn: "l’arrivo",
  checkOut: "la partenza",
  adults: "quanti adulti",
  children: "quanti bambini",
  childAges: "l’età dei bambini",
};

export const postedFields = (posted: URLSearchParams): ReplyFields =>
  Object.fromEntries(
    Object.entries(FIELD_NAMES).map(([field, name]) => [field, posted.get(name)?.trim() ?? ""]),
  ) as ReplyFields;

const agesText = (ages: Ages = []) => ages.map((age) => age ?? "?").join(", ");

const textOf = (value: string | number = "") => String(value);

export function fieldsOfReading(text: string, reading: ParsedMessage): ReplyFields {
  return {
    text,
    room: reading.rooms?.join(",") ?? "",
    roomCount: textOf(reading.roomCount),
    checkIn: textOf(reading.checkIn),
    checkOut: textOf(reading.checkOut),
    adults: textOf(reading.adults),
    children: textOf(reading.children),
    ages: agesText(reading.childAges),
    language: reading.language ?? DEFAULT_LANGUAGE,
    name: textOf(reading.name),
    phone: textOf(reading.phone),
    email: textOf(reading.email),
    message: "",
  };
}

/** The guest's own choices in the form replace what was parsed from the text. */
export function fieldsOfMessage(
  message: StoredMessage,
  reading: ParsedMessage,
  slug: string,
): ReplyFields {
  const { enquiry, language, name, email, phone = "", number } = message;
  const read = fieldsOfReading(message.message, reading);
  const { stay, party } = enquiry ?? {};
  return {
    ...read,
    ...stay,
    room: slug || read.room,
    ...(party && party.rooms > 1 && { roomCount: String(party.rooms) }),
    ...(party && {
      adults: String(party.adults),
      children: String(party.children),
      ages: agesText(party.ages?.slice(0, party.children)),
    }),
    language,
    name,
    email,
    phone,
    message: String(number),
  };
}

export function unreadLabels({ unread }: ParsedMessage, fields: ReplyFields): string[] {
  const filledFields = (["checkIn", "checkOut", "adults", "children"] as const).filter(
    (field) => fields[field] !== "",
  );
  return unread.flatMap(
    (field) => (!filledFields.some((one) => one === field) && UNREAD_LABELS[field]) || [],
  );
}
