import { randomInt } from "node:crypto";
import type { ContactMessage } from "#app/domain/contact-message.ts";
import { type Enquiry, enquiryFrom, enquiryQuery } from "#app/domain/enquiry.ts";
import { DEFAULT_LANGUAGE, type Language, languageFrom } from "#app/domain/languages.ts";
import { partyLimitsOf } from "#app/domain/party.ts";
import { HOUR } from "#server/system/durations.ts";
import { type Database, insertRow, type RunSql } from "./database.ts";
import { addLetter } from "./letters.ts";

type NewMessage = ContactMessage & {
  key: string; // messages with equal keys are stored once
  suspicion: string; // the reasons for suspicion; "" for an ordinary message
  language?: Language;
};

export type StoredMessage = ContactMessage & {
  number: number; // in the order of arrival
  reference: string; // for the guest, as in "K7M-4QF"
  receivedAt: number;
  suspicion: string; // the reasons for suspicion; "" for an ordinary message
  language: Language;
  isOpened: boolean;
  sentAt: number; // 0 until the message is mailed to the family
  answeredAt: number; // 0 until the family marks the message as answered
};

/** Letters and digits without those that look alike, such as 0 and O, or 1 and I. */
const REFERENCE_CHARACTERS = "23456789ACDEFGHJKMNPQRTUVWXY";

/** Suspicious messages that arrive within this time are sent in one e-mail. */
const SUSPECTS_DELAY = HOUR;
/** The most messages in one e-mail, which then has at most 1.1 MB; mail servers accept 10 MB. */
export const MAX_SUSPECTS = 50;

function newReference(): string {
  const randomCharacter = () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)];
  return "xxx-xxx".replaceAll("x", () => randomCharacter() ?? "");
}

/** Parses a stored enquiry. `enquiryFrom` drops stays before today; today is "" here, because stored stays may be past. */
function enquiryOf(query: string): Enquiry | undefined {
  return query ? enquiryFrom(partyLimitsOf(Infinity), new URLSearchParams(query), "") : undefined;
}

type MessageRow = Omit<StoredMessage, "room" | "enquiry" | "isOpened"> & {
  room: string | null;
  enquiry: string;
  openedAt: number | null;
};

function messageOf({ openedAt, ...row }: MessageRow): StoredMessage {
  return {
    ...row,
    room: row.room ?? undefined,
    phone: row.phone || undefined,
    enquiry: enquiryOf(row.enquiry),
    language: languageFrom(row.language),
    isOpened: openedAt !== null,
    sentAt: row.sentAt ?? 0,
  };
}

async function findOrAddLetter(query: RunSql, isSuspect: boolean, now: number) {
  if (!isSuspect) return addLetter(query, { kind: "message", now });
  const [letter] = await query<{ id: string }>(
    `SELECT id FROM letters WHERE kind = 'suspects' AND sentAt IS NULL AND tries = 0 AND dueAt > ?
     AND (SELECT count(*) FROM messages WHERE messages.letter = letters.id) < ?
     ORDER BY createdAt DESC LIMIT 1`,
    [now, MAX_SUSPECTS],
  );
  return letter?.id ?? addLetter(query, { kind: "suspects", now, dueAt: now + SUSPECTS_DELAY });
}

/** Returns the message's reference. If a message with this key is stored already, returns that message's reference. */
export async function saveMessage(
  database: Database,
  { language = DEFAULT_LANGUAGE, ...contact }: NewMessage,
  now: number,
): Promise<string> {
  const { key, name, email, message, suspicion, phone = "", room = null } = contact;
  const enquiry = enquiryQuery(contact.enquiry ?? {});
  const messageValues = { key, name, email, message, suspicion, phone, room, enquiry, language };
  return database.transaction(async (query) => {
    const sql = "SELECT reference FROM messages WHERE key = ?";
    const [storedMessage] = await query<{ reference: string }>(sql, [key]);
    if (storedMessage) return storedMessage.reference;
    const letterId = await findOrAddLetter(query, suspicion !== "", now);
    for (;;) {
      const reference = newReference();
      const messageRow = { ...messageValues, receivedAt: now, reference, letter: letterId };
      const conflictClause = "ON CONFLICT DO NOTHING RETURNING number";
      if ((await insertRow(query, "messages", messageRow, conflictClause)).length > 0)
        return reference;
    }
  });
}

async function selectMessages(query: RunSql, sqlEnd: string, values: (string | number)[] = []) {
  const sql = `SELECT m.*, l.sentAt FROM messages m JOIN letters l ON l.id = m.letter ${sqlEnd}`;
  return (await query<MessageRow>(sql, values)).map(messageOf);
}

export function allMessages(database: Database): Promise<StoredMessage[]> {
  return database.read((query) => selectMessages(query, "ORDER BY m.number DESC"));
}

export function messagesIn(database: Database, letter: string): Promise<StoredMessage[]> {
  const sqlEnd = "WHERE m.letter = ? ORDER BY m.number";
  return database.read((query) => selectMessages(query, sqlEnd, [letter]));
}

export async function openMessage(database: Database, number: number, now: number) {
  return database.transaction(async (query) => {
    const sql = "UPDATE messages SET openedAt = ? WHERE number = ? AND openedAt IS NULL";
    await query(sql, [now, number]);
    return (await selectMessages(query, "WHERE m.number = ?", [number]))[0];
  });
}

export async function markAnswered(query: RunSql, number: number, at: number): Promise<void> {
  await query("UPDATE messages SET answeredAt = ? WHERE number = ?", [at, number]);
}
