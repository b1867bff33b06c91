/** Accesses to the desk: what the tests in app/desk/access do not cover. */
import { beforeEach, expect, test } from "vitest";
import { createComposer } from "#server/mail/start-mail.ts";
import { spendLink } from "#server/auth/access.ts";
import { normalizeCode } from "#server/auth/secrets.ts";
import { SITE, lettersDue } from "#tests/support/mails.ts";
import { memoryStore } from "#tests/support/scratch.ts";
import { requestAccessLetter } from "./access-links.ts";
import type { Database } from "./database.ts";
import { nextDueLetter } from "./letters.ts";
import { addPasskey, allPasskeys } from "./passkeys.ts";
import { deleteExpired } from "./retention.ts";
import { allSessions } from "./sessions.ts";
import { DAY, HOUR } from "#server/system/durations.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const RETENTION_TERMS = { keepMonths: 24, keepSignUpDays: 7 };

let database: Database;
beforeEach(() => void (database = memoryStore()));

test("a passkey is deleted after two years without use", async () => {
  const times = { createdAt: NOW, seenAt: NOW, lastChallenge: 0 };
  const passkey = { id: "id", publicKey: "key", counter: 0, device: "telefono", ...times };
  await database.transaction((query) => addPasskey(query, passkey));
  await deleteExpired(database, RETENTION_TERMS, NOW + 730 * DAY);
  expect(await database.read(allPasskeys)).toHaveLength(1);
  await deleteExpired(database, RETENTION_TERMS, NOW + 731 * DAY);
  expect(await database.read(allPasskeys)).toHaveLength(0);
});

test("a letter with a sign-in link that is not sent within an hour is deleted", async () => {
  await database.transaction((query) => requestAccessLetter(query, NOW));
  await deleteExpired(database, RETENTION_TERMS, NOW + HOUR);
  expect(await lettersDue(database, NOW + HOUR)).toHaveLength(1);
  await deleteExpired(database, RETENTION_TERMS, NOW + HOUR + 1);
  expect(await lettersDue(database, NOW + HOUR + 1)).toEqual([]);
});

test("a letter's link is created with its mail, and the store never contains it", async () => {
  await database.transaction((query) => requestAccessLetter(query, NOW));
  const availability = async () => ({ now: NOW, availability: undefined });
  const compose = createComposer(database, () => SITE, availability);
  const links = () => database.read((query) => query("SELECT * FROM access_links"));
  expect(await links()).toEqual([]);
  const letter = await nextDueLetter(database, NOW);
  const mail = await compose(letter!);
  expect(mail).toMatchObject({ to: { address: SITE.ownerEmail } });
  const text = mail?.text ?? "";
  const token = /https:\/\/casa\.example\/banco\/entra\/([\w-]{22})\n/.exec(text)?.[1] ?? "";
  const code = /codice[^:]*: ([0-9A-Z]{4} [0-9A-Z]{4})\n/.exec(text)?.[1] ?? "";
  expect(JSON.stringify(await links())).not.toMatch(new RegExp(`${token}|${code}`));
  const now = Date.now();
  expect(
    await spendLink(database, normalizeCode(code), { session: undefined, now }),
  ).toHaveProperty("token");
  expect(await spendLink(database, token, { session: undefined, now })).toBeUndefined();
  expect(await database.read((query) => allSessions(query, now))).toMatchObject([
    { device: "posta" },
  ]);
});
