/** Who asked for the house's letters, and who confirmed it. */
import { randomBytes } from "node:crypto";
import { DEFAULT_LANGUAGE, type Language, languageFrom } from "#app/domain/languages.ts";
import { type Database, type Query, type Row, text, whole } from "./database.ts";
import { addLetter } from "./letters.ts";
import { forget, isRefused, mayAsk, refuse } from "./marks.ts";
import { oneAtATime } from "./secret.ts";

/** Somebody who asked for the letters. */
export type Subscriber = {
  email: string;
  /** Stands in the links of a letter: who has it reads that address's mail. */
  key: string;
  state: "asked" | "confirmed";
  asked: number;
  /** The words that were agreed to. */
  consent: string;
  confirmed: number;
  /** What they speak. */
  language: Language;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Confirmations to all addresses in an hour. */
export const MOST_AN_HOUR = 30;

function subscriberOf(row: Row): Subscriber {
  return {
    email: text(row["email"]),
    key: text(row["key"]),
    state: text(row["state"]) as Subscriber["state"],
    asked: whole(row["asked"]),
    consent: text(row["consent"]),
    confirmed: whole(row["confirmed"]),
    language: languageFrom(text(row["language"])),
  };
}

/** The first moment at which another confirmation fits into its hour. */
async function freeMoment(query: Query, now: number): Promise<number> {
  const [row] = await query(
    `SELECT created FROM letters WHERE kind = 'confirm' ORDER BY created DESC LIMIT 1 OFFSET ?`,
    MOST_AN_HOUR - 1,
  );
  return row ? Math.max(now, whole(row["created"]) + HOUR) : now;
}

/** A wish to subscribe, and what it was agreed to. */
export type SignUp = {
  email: string;
  consent: string;
  language?: Language;
  isSuspect: boolean;
};

/**
 * Writes a wish to subscribe down and, where the caps allow it, the letter that asks for a
 * confirmation. What comes of it is told to nobody: it would say who is subscribed. False, and
 * nothing is written down, while more letters wait than go out in a day.
 */
export async function askToSubscribe(
  database: Database,
  { email, consent, language = DEFAULT_LANGUAGE, isSuspect }: SignUp,
  now: number,
): Promise<boolean> {
  const address = email.toLowerCase();
  return database.transaction(async (query) => {
    // So that no cap is passed by two at once, and none passes who leaves.
    await oneAtATime(query);
    const at = await freeMoment(query, now);
    // A queue of more than a day is an attack. Asked first: the answer is the same for everybody.
    if (at > now + DAY) return false;
    const [known] = await query("SELECT state FROM subscribers WHERE email = ?", address);
    if (known && known["state"] !== "asked") return true;
    if (await isRefused(query, address)) return true;
    await query(
      `INSERT INTO subscribers (email, key, state, asked, consent, language)
       VALUES (?, ?, 'asked', ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
      address,
      randomBytes(18).toString("base64url"),
      now,
      consent,
      language,
    );
    if (isSuspect || !(await mayAsk(query, address, now))) return true;
    await addLetter(query, { kind: "confirm", now, at, created: at, recipient: address });
    // Only a letter begins its days anew: repeating an address does not keep it.
    await query(
      "UPDATE subscribers SET asked = ?, consent = ?, language = ? WHERE email = ?",
      now,
      consent,
      language,
      address,
    );
    return true;
  });
}

/** Who has a key; nobody when it is unknown or has ended. */
export async function subscriberWith(
  database: Database,
  key: string,
): Promise<Subscriber | undefined> {
  const [row] = await database.read((query) =>
    query("SELECT * FROM subscribers WHERE key = ? AND state <> 'left'", key),
  );
  return row && subscriberOf(row);
}

/** Who has an address. */
export async function subscriberAt(
  database: Database,
  email: string,
): Promise<Subscriber | undefined> {
  const [row] = await database.read((query) =>
    query("SELECT * FROM subscribers WHERE email = ? AND state <> 'left'", email.toLowerCase()),
  );
  return row && subscriberOf(row);
}

/** Confirms a sign-up; false when there is none with this key. */
export async function confirmSubscriber(
  database: Database,
  key: string,
  now: number,
): Promise<boolean> {
  return database.transaction(async (query) => {
    const [row] = await query(
      `UPDATE subscribers SET state = 'confirmed',
         confirmed = CASE WHEN state = 'confirmed' THEN confirmed ELSE ? END
       WHERE key = ? AND state <> 'left' RETURNING email`,
      now,
      key,
    );
    if (!row) return false;
    await forget(query, text(row["email"]));
    return true;
  });
}

/** Deletes an address, and keeps in its mark that it wants no more. */
export async function removeSubscriber(query: Query, email: string, now: number): Promise<void> {
  await query("DELETE FROM subscribers WHERE email = ?", email);
  await query("DELETE FROM letters WHERE recipient = ?", email);
  await refuse(query, email, now);
}

/** Ends a subscription, or a sign-up that nobody confirmed; false when there is none with this key. */
export async function endSubscription(
  database: Database,
  key: string,
  now: number,
): Promise<boolean> {
  return database.transaction(async (query) => {
    await oneAtATime(query);
    const [row] = await query("SELECT email FROM subscribers WHERE key = ?", key);
    if (row) await removeSubscriber(query, text(row["email"]), now);
    return row !== undefined;
  });
}

/** Everybody who asked, newest first. */
export async function allSubscribers(database: Database): Promise<Subscriber[]> {
  const rows = await database.read((query) =>
    query("SELECT * FROM subscribers WHERE state <> 'left' ORDER BY asked DESC, email"),
  );
  return rows.map(subscriberOf);
}
