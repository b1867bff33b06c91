/** Messages from the contact form, each with its letter to the family. */
import { randomInt } from "node:crypto";
import type { Contact } from "#app/domain/contact-message.ts";
import { type Enquiry, enquiryFrom, enquiryQuery } from "#app/domain/enquiry.ts";
import { DEFAULT_LANGUAGE, type Language, languageFrom } from "#app/domain/languages.ts";
import { limitsOf } from "#app/domain/party.ts";
import { type Database, insertRow, type Query } from "./database.ts";
import { addLetter } from "./letters.ts";

type NewMessage = Contact & {
  /** The key of the message; messages with equal keys are stored once. */
  key: string;
  /** The reasons of its quarantine; "" for an ordinary message. */
  suspicion: string;
  /** The guest's language, if not the family's. */
  language?: Language;
};

export type StoredMessage = Contact & {
  number: number;
  reference: string;
  receivedAt: number;
  suspicion: string;
  language: Language;
  isOpened: boolean;
  /** When it was sent to the family; 0 while it waits. */
  sentAt: number;
  /** When the family marked it as answered; 0 before. */
  answeredAt: number;
};

/** Letters and digits that cannot be confused on the phone. */
const REFERENCE_LETTERS = "23456789ACDEFGHJKMNPQRTUVWXY";

/** How long suspicious messages are collected for one letter, in milliseconds. */
const SUSPECTS_DELAY = 3_600_000;
/** The most suspicious messages in one letter: at most 1.1 MB, where mail servers accept 10 MB or more. */
export const MAX_SUSPECTS = 50;

function newReference(): string {
  const randomLetter = () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)];
  return "xxx-xxx".replaceAll("x", () => randomLetter() ?? "");
}

/** Parses a stored enquiry; its dates may be past. */
function enquiryOf(query: string): Enquiry | undefined {
  return query ? enquiryFrom(limitsOf(Infinity), new URLSearchParams(query), "") : undefined;
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

async function letterFor(query: Query, isSuspect: boolean, now: number) {
  if (!isSuspect) return addLetter(query, { kind: "message", now });
  const [waiting] = await query<{ id: string }>(
    `SELECT id FROM letters WHERE kind = 'suspects' AND sentAt IS NULL AND tries = 0 AND dueAt > ?
     AND (SELECT count(*) FROM messages WHERE messages.letter = letters.id) < ?
     ORDER BY createdAt DESC LIMIT 1`,
    [now, MAX_SUSPECTS],
  );
  return waiting?.id ?? addLetter(query, { kind: "suspects", now, at: now + SUSPECTS_DELAY });
}

/** Writes a message and its letter; gives its reference, for a known key the first one. */
export async function saveMessage(
  database: Database,
  { language = DEFAULT_LANGUAGE, ...contact }: NewMessage,
  now: number,
): Promise<string> {
  const { key, name, email, message, suspicion, phone = "", room = null } = contact;
  const enquiry = enquiryQuery(contact.enquiry ?? {});
  const content = { key, name, email, message, suspicion, phone, room, enquiry, language };
  return database.transaction(async (query) => {
    const sql = "SELECT reference FROM messages WHERE key = ?";
    const [before] = await query<{ reference: string }>(sql, [key]);
    if (before) return before.reference;
    const letter = await letterFor(query, suspicion !== "", now);
    for (;;) {
      const reference = newReference();
      const messageRow = { ...content, receivedAt: now, reference, letter };
      // Where a random reference exists already, another one is tried.
      const onConflict = "ON CONFLICT DO NOTHING RETURNING number";
      if ((await insertRow(query, "messages", messageRow, onConflict)).length > 0) return reference;
    }
  });
}

/** The messages that the end of the SQL statement selects. */
async function selectMessages(query: Query, end: string, values: (string | number)[] = []) {
  const sql = `SELECT m.*, l.sentAt FROM messages m JOIN letters l ON l.id = m.letter ${end}`;
  return (await query<MessageRow>(sql, values)).map(messageOf);
}

export function allMessages(database: Database): Promise<StoredMessage[]> {
  return database.read((query) => selectMessages(query, "ORDER BY m.number DESC"));
}

export function messagesOf(database: Database, letter: string): Promise<StoredMessage[]> {
  const end = "WHERE m.letter = ? ORDER BY m.number";
  return database.read((query) => selectMessages(query, end, [letter]));
}

/** A message by its number; marks it as opened. */
export async function openMessage(database: Database, number: number, now: number) {
  return database.transaction(async (query) => {
    const sql = "UPDATE messages SET openedAt = ? WHERE number = ? AND openedAt IS NULL";
    await query(sql, [now, number]);
    return (await selectMessages(query, "WHERE m.number = ?", [number]))[0];
  });
}

/** Marks a message as answered at a time, or with 0 as not answered. */
export async function markAnswered(query: Query, number: number, at: number): Promise<void> {
  await query("UPDATE messages SET answeredAt = ? WHERE number = ?", [at, number]);
}
