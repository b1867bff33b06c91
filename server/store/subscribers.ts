/** Who asked for the house's letters, and who confirmed it. */
import { createHmac, randomBytes } from "node:crypto";
import { type Database, type Query, type Row, text, whole } from "./database.ts";
import { addLetter } from "./letters.ts";

/** Somebody who asked for the letters. */
export type Subscriber = {
  email: string;
  /** Stands in the links of a letter: who has it reads that address's mail. */
  key: string;
  state: "asked" | "confirmed" | "left";
  asked: number;
  /** The words that were agreed to. */
  consent: string;
  confirmed: number;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Confirmations to one address until it confirms: one a day, and never more than these. */
export const MOST_EVER = 3;
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
  };
}

/** An address as it is counted: nobody can read it back. */
function markOf(secret: string, email: string): string {
  return createHmac("sha256", secret).update(`mark|${email}`).digest("base64url");
}

/** Whether an address may be written to once more; counts it if so. */
async function mayWrite(query: Query, mark: string, now: number): Promise<boolean> {
  const [before] = await query(
    "SELECT mails, last FROM confirmations WHERE address_mark = ?",
    mark,
  );
  if (before && (whole(before["mails"]) >= MOST_EVER || whole(before["last"]) > now - DAY))
    return false;
  await query(
    `INSERT INTO confirmations (address_mark, mails, last) VALUES (?, 1, ?)
     ON CONFLICT (address_mark) DO UPDATE SET mails = confirmations.mails + 1, last = excluded.last`,
    mark,
    now,
  );
  return true;
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
export type SignUp = { email: string; consent: string; secret: string; isSuspect: boolean };

/**
 * Writes a wish to subscribe down and, where the caps allow it, the letter that asks for a
 * confirmation. What comes of it is told to nobody: it would say who is subscribed.
 */
export async function askToSubscribe(
  database: Database,
  { email, consent, secret, isSuspect }: SignUp,
  now: number,
): Promise<void> {
  const address = email.toLowerCase();
  await database.transaction(async (query) => {
    // One sign-up at a time over all servers, so that no cap is passed by two at once.
    await query("UPDATE kept SET value = value WHERE name = 'secret'");
    const [known] = await query("SELECT state FROM subscribers WHERE email = ?", address);
    if (known?.["state"] === "confirmed") return;
    await query(
      `INSERT INTO subscribers (email, key, state, asked, consent) VALUES (?, ?, 'asked', ?, ?)
       ON CONFLICT (email) DO UPDATE SET
         state = 'asked', asked = excluded.asked, consent = excluded.consent, ended = NULL`,
      address,
      randomBytes(18).toString("base64url"),
      now,
      consent,
    );
    if (isSuspect) return;
    const at = await freeMoment(query, now);
    // A queue of more than a day is an attack: who asks again later gets a letter.
    if (at > now + DAY || !(await mayWrite(query, markOf(secret, address), now))) return;
    await addLetter(query, { kind: "confirm", now: at, at, recipient: address });
  });
}

/** Who has a key; nobody when it is unknown or has ended. */
export async function subscriberWith(
  database: Database,
  key: string,
): Promise<Subscriber | undefined> {
  const [row] = await database.transaction((query) =>
    query("SELECT * FROM subscribers WHERE key = ? AND state <> 'left'", key),
  );
  return row && subscriberOf(row);
}

/** Who has an address. */
export async function subscriberAt(
  database: Database,
  email: string,
): Promise<Subscriber | undefined> {
  const [row] = await database.transaction((query) =>
    query("SELECT * FROM subscribers WHERE email = ?", email.toLowerCase()),
  );
  return row && subscriberOf(row);
}

/** Confirms a sign-up; false when there is none with this key. */
export async function confirmSubscriber(
  database: Database,
  { key, secret }: { key: string; secret: string },
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
    const mark = markOf(secret, text(row["email"]));
    await query("DELETE FROM confirmations WHERE address_mark = ?", mark);
    return true;
  });
}

/** Ends a subscription; false when there is none with this key. */
export async function endSubscription(
  database: Database,
  key: string,
  now: number,
): Promise<boolean> {
  const rows = await database.transaction((query) =>
    query(
      `UPDATE subscribers SET state = 'left', ended = ?
       WHERE key = ? AND state <> 'left' RETURNING email`,
      now,
      key,
    ),
  );
  return rows.length > 0;
}

/** Everybody who ever asked, newest first. */
export async function allSubscribers(database: Database): Promise<Subscriber[]> {
  const rows = await database.transaction((query) =>
    query("SELECT * FROM subscribers ORDER BY asked DESC, email"),
  );
  return rows.map(subscriberOf);
}
