import { createTransport } from "nodemailer";
import type { Mail } from "#server/mail/compose.ts";
import { createComposer } from "#server/mail/start-mail.ts";
import type { Database } from "#server/store/database.ts";
import { type Letter, markSent, nextDueLetter } from "#server/store/letters.ts";
import type { StoredMessage } from "#server/store/messages.ts";
import { readContents } from "./content.ts";

export const SITE = {
  contents: readContents(),
  siteUrl: "https://casa.example",
  ownerEmail: "famiglia@casa.example",
  senderEmail: "sito@casa.example",
  keepSignUpDays: 7,
};

export const LETTER: Letter = {
  id: "id-1",
  kind: "message",
  recipient: null,
  createdAt: 0,
  tries: 0,
};

export const MESSAGE: StoredMessage = {
  number: 12,
  reference: "K7M-4QF",
  receivedAt: 0,
  name: "Anna Bini",
  email: "anna@posta.example",
  room: "Reading Room",
  message: "C’è posto?",
  suspicion: "",
  language: "it",
  isOpened: false,
  sentAt: 0,
  answeredAt: 0,
};

export async function lettersDue(database: Database, now: number): Promise<Letter[]> {
  const letters: Letter[] = [];
  for (;;) {
    const pendingIds = letters.map(({ id }) => id);
    const letter = await nextDueLetter(database, now, pendingIds);
    if (!letter) return letters;
    letters.push(letter);
  }
}

/** Composes the mails that are due, and marks them as sent. */
export async function mailsDue(database: Database, now: number): Promise<Mail[]> {
  const compose = createComposer(
    database,
    () => SITE,
    async () => ({ now, availability: undefined }),
  );
  const sent: Mail[] = [];
  for (const letter of await lettersDue(database, now)) {
    sent.push((await compose(letter))!);
    await markSent(database, letter.id, now);
  }
  return sent;
}

/** The mail as it goes to a server, with a character for each byte. */
export async function mailBytes(mail: Mail): Promise<string> {
  const transportOptions = { streamTransport: true, buffer: true, newline: "windows" } as const;
  const { message } = await createTransport(transportOptions).sendMail(mail);
  return Buffer.from(message as Buffer).toString("latin1");
}
