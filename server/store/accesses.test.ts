/** Links, passkeys and letters with links, used by two processes of one store at the same time. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { createComposer } from "#server/mail/start-mail.ts";
import { createAccessLink, spendLink } from "#server/auth/access.ts";
import { normalizeCode } from "#server/auth/secrets.ts";
import { FROM, lettersDue } from "#tests/support/mails.ts";
import { addAccessLink, requestAccessLetter, spendAccessLink } from "./access-links.ts";
import type { Database } from "./database.ts";
import { nextDueLetter, outboxStatus } from "./letters.ts";
import { openStore } from "./open.ts";
import { addPasskey, allPasskeys, usePasskey } from "./passkeys.ts";
import { deleteExpired } from "./retention.ts";
import { allSessions } from "./sessions.ts";
import { scratch } from "#tests/support/scratch.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const RETENTION_TERMS = { keepMonths: 24, keepSignUpDays: 7 };

const PASSKEY = {
  id: "id",
  publicKey: "key",
  counter: 0,
  device: "telefono",
  createdAt: NOW,
  seenAt: NOW,
  lastChallenge: 0,
};

let dataDir: string;
let servers: [Database, Database];
beforeEach(async () => {
  dataDir = scratch();
  servers = [await openStore({ dataDir }), await openStore({ dataDir })];
});
afterEach(async () => {
  for (const server of servers) await server.close();
});

const onBoth = <T>(work: (server: Database) => Promise<T>) => Promise.all(servers.map(work));

test("a link, and its code, let one of two in", async () => {
  const visitor = { session: undefined, now: NOW };
  for (let round = 0; round < 5; round++) {
    const { token, code } = await createAccessLink(servers[0], "telefono", NOW);
    const signIns = await Promise.all([
      spendLink(servers[0], token, visitor),
      spendLink(servers[1], code, visitor),
    ]);
    expect(signIns.filter(Boolean)).toHaveLength(1);
  }
  expect(await servers[0].read((query) => allSessions(query, NOW))).toHaveLength(5);
});

test("a link that has expired is deleted, and opens nothing before", async () => {
  const link = { hash: "hash", codeHash: "code", device: "telefono" };
  await servers[0].transaction((query) =>
    addAccessLink(query, { ...link, createdAt: NOW, expiresAt: NOW + MINUTE }),
  );
  const spend = (now: number) =>
    servers[1].transaction((query) => spendAccessLink(query, "hash", now));
  expect(await spend(NOW + MINUTE)).toBeUndefined();
  expect(await spend(NOW)).toBeUndefined();
});

test("a challenge of a passkey counts once, and an older one never", async () => {
  await servers[0].transaction((query) => addPasskey(query, PASSKEY));
  const use = (server: Database, challenge: number) =>
    server.transaction((query) => usePasskey(query, "id", { counter: 1, challenge, now: NOW }));
  expect((await onBoth((server) => use(server, NOW))).toSorted()).toEqual([false, true]);
  expect(await use(servers[0], NOW - 1)).toBe(false);
  expect(await use(servers[1], NOW + 1)).toBe(true);
  expect(await servers[0].read(allPasskeys)).toEqual([
    { ...PASSKEY, counter: 1, lastChallenge: NOW + 1 },
  ]);
});

test("a passkey is saved once, and deleted after two years without use", async () => {
  const added = await onBoth((server) => server.transaction((query) => addPasskey(query, PASSKEY)));
  expect(added.toSorted()).toEqual([false, true]);
  await deleteExpired(servers[0], RETENTION_TERMS, NOW + 730 * DAY);
  expect(await servers[0].read(allPasskeys)).toHaveLength(1);
  await deleteExpired(servers[0], RETENTION_TERMS, NOW + 731 * DAY);
  expect(await servers[0].read(allPasskeys)).toHaveLength(0);
});

test("two servers write three letters an hour, and delete what nobody waits for", async () => {
  const requestLetter = (server: Database) =>
    server.transaction((query) => requestAccessLetter(query, NOW));
  for (let presses = 0; presses < 3; presses++) await onBoth(requestLetter);
  expect(await lettersDue(servers[0], NOW)).toHaveLength(3);
  expect((await outboxStatus(servers[1])).letters).toBe(3);
  await deleteExpired(servers[0], RETENTION_TERMS, NOW + HOUR + 1);
  expect((await outboxStatus(servers[1])).letters).toBe(0);
});

test("a letter's link is made with its mail, and the store never has it", async () => {
  const [server] = servers;
  await server.transaction((query) => requestAccessLetter(query, NOW));
  const availability = async () => ({ now: NOW, nights: undefined });
  const compose = createComposer(server, () => FROM, availability);
  const links = () => server.read((query) => query("SELECT * FROM access_links"));
  expect(await links()).toEqual([]);
  const letter = await nextDueLetter(server, NOW);
  const mail = await compose(letter!);
  expect(mail).toMatchObject({ to: { address: FROM.owner } });
  const text = mail?.text ?? "";
  const token = /https:\/\/casa\.example\/banco\/entra\/([\w-]{22})\n/.exec(text)?.[1] ?? "";
  const code = /codice[^:]*: ([0-9A-Z]{4} [0-9A-Z]{4})\n/.exec(text)?.[1] ?? "";
  expect(JSON.stringify(await links())).not.toMatch(new RegExp(`${token}|${code}`));
  const now = Date.now();
  expect(await spendLink(server, normalizeCode(code), { session: undefined, now })).toHaveProperty(
    "token",
  );
  expect(await spendLink(server, token, { session: undefined, now })).toBeUndefined();
  expect(await server.read((query) => allSessions(query, now))).toMatchObject([
    { device: "posta" },
  ]);
});
