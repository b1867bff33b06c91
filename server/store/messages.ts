/** The inbox: what guests wrote, each with the letter that takes it to the family. */
import { randomInt } from "node:crypto";
import type { Contact } from "#app/domain/contact-message.ts";
import { type Enquiry, enquiryFrom, enquiryQuery } from "#app/domain/enquiry.ts";
import { DEFAULT_LANGUAGE, type Language, languageFrom } from "#app/domain/languages.ts";
import { limitsOf } from "#app/domain/party.ts";
import { type Database, type Query, type Row, text, whole } from "./database.ts";
import { addLetter } from "./letters.ts";

/** A message as it comes from the form. */
export type NewMessage = Contact & {
  /** The same key is the same message, however often it is sent. */
  key: string;
  /** Why it is quarantined; "" when it is not. */
  suspicion: string;
  /** What the guest speaks, if not what the family does. */
  language?: Language;
};

/** A message as it lies in the inbox. */
export type KeptMessage = Contact & {
  number: number;
  reference: string;
  received: number;
  suspicion: string;
  language: Language;
  opened: boolean;
  /** When it went to the family by mail; 0 while it waits. */
  sent: number;
};

/** Letters and digits that nobody takes for one another on the phone. */
const SIGNS = "23456789ACDEFGHJKMNPQRTUVWXY";

/** Suspects travel together, so that a flood of them is few letters. */
const GATHER = 3_600_000;
/** At most so many in one: the longest we take make 1.1 MB, and mail servers take 10 MB or more. */
export const MOST_SUSPECTS = 50;

/** "K7M-4QF" */
function newReference(): string {
  const signs = Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]);
  return `${signs.slice(0, 3).join("")}-${signs.slice(3).join("")}`;
}

/** Written as in an address; what was asked for stays what it was, however long ago. */
function enquiryOf(query: string): Enquiry | undefined {
  return query ? enquiryFrom(limitsOf(Infinity), new URLSearchParams(query), "") : undefined;
}

function messageOf(row: Row): KeptMessage {
  return {
    number: whole(row["number"]),
    reference: text(row["reference"]),
    received: whole(row["received"]),
    name: text(row["name"]),
    email: text(row["email"]),
    room: text(row["room"]) || undefined,
    message: text(row["message"]),
    phone: text(row["phone"]) || undefined,
    enquiry: enquiryOf(text(row["enquiry"])),
    suspicion: text(row["suspicion"]),
    language: languageFrom(text(row["language"])),
    opened: row["opened"] !== null,
    sent: whole(row["sent"]),
  };
}

async function letterFor(database: Database, query: Query, isSuspect: boolean, now: number) {
  if (!isSuspect) return addLetter(query, { kind: "message", now, at: now });
  const [waiting] = await query(
    `SELECT id FROM letters WHERE kind = 'suspects' AND sent IS NULL AND claimed_until = 0
     AND (SELECT count(*) FROM messages WHERE messages.letter = letters.id) < ?
     ORDER BY created DESC LIMIT 1 ${database.forThisServerOnly}`,
    MOST_SUSPECTS,
  );
  return waiting
    ? text(waiting["id"])
    : addLetter(query, { kind: "suspects", now, at: now + GATHER });
}

/**
 * Writes a message down, and its letter with it, or neither. Gives the reference to thank with: for
 * a message that is already there, the one it got first.
 */
export async function keepMessage(
  database: Database,
  { language = DEFAULT_LANGUAGE, ...contact }: NewMessage,
  now: number,
): Promise<string> {
  const { key, name, email, room, message, phone = "", enquiry = {}, suspicion } = contact;
  return database.transaction(async (query) => {
    const known = async () => {
      const [row] = await query("SELECT reference FROM messages WHERE key = ?", key);
      return row && text(row["reference"]);
    };
    const before = await known();
    if (before) return before;
    const letter = await letterFor(database, query, suspicion !== "", now);
    for (;;) {
      const reference = newReference();
      const added = await query(
        `INSERT INTO messages (key, reference, received, name, email, room, message, phone, enquiry, suspicion, language, letter)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING number`,
        key,
        reference,
        now,
        name,
        email,
        room ?? null,
        message,
        phone,
        enquiryQuery(enquiry),
        suspicion,
        language,
        letter,
      );
      if (added.length > 0) return reference;
      // Another server was quicker with the same form; else the reference was taken, and the next is tried.
      const meanwhile = await known();
      if (!meanwhile) continue;
      await query(
        "DELETE FROM letters WHERE id = ? AND id NOT IN (SELECT letter FROM messages)",
        letter,
      );
      return meanwhile;
    }
  });
}

const SELECT = "SELECT m.*, l.sent FROM messages m JOIN letters l ON l.id = m.letter";

/** All messages, newest first. */
export async function allMessages(database: Database): Promise<KeptMessage[]> {
  const rows = await database.read((query) => query(`${SELECT} ORDER BY m.number DESC`));
  return rows.map(messageOf);
}

/** The messages a letter carries, oldest first. */
export async function messagesOf(database: Database, letter: string): Promise<KeptMessage[]> {
  const rows = await database.read((query) =>
    query(`${SELECT} WHERE m.letter = ? ORDER BY m.number`, letter),
  );
  return rows.map(messageOf);
}

/** A message by its number, marked as opened. */
export async function openMessage(
  database: Database,
  number: number,
  now: number,
): Promise<KeptMessage | undefined> {
  return database.transaction(async (query) => {
    await query("UPDATE messages SET opened = ? WHERE number = ? AND opened IS NULL", now, number);
    const [row] = await query(`${SELECT} WHERE m.number = ?`, number);
    return row && messageOf(row);
  });
}
