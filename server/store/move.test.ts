import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { smallDisk } from "#tests/faults/support/disk.ts";
import { emptyDatabase } from "#tests/support/test-database.ts";
import { requestAccessLetter } from "./access-letters.ts";
import { addAccessLink } from "./access-links.ts";
import { addClosure, WHOLE_HOUSE } from "./closures.ts";
import type { Query } from "./database.ts";
import { changeEdits } from "./edits.ts";
import { exportToken, recordServed } from "./feed-exports.ts";
import { claimForm } from "./form-results.ts";
import { addFeed, replaceNights } from "./feeds.ts";
import { lockStore } from "./lock.ts";
import { claimLetter, markFailed, markSent } from "./letters.ts";
import { allMessages, saveMessage, openMessage } from "./messages.ts";
import { dialectOf, digestOf, moveStore, readSnapshot } from "./move.ts";
import { addAlert } from "./alerts.ts";
import { addBackupAlert } from "./backup-alerts.ts";
import { addEditAlert } from "./edit-alerts.ts";
import { openStore, storeFile, type StoreLocation } from "./open.ts";
import { SQLITE } from "./dialects.ts";
import { migrationSteps } from "./schema.ts";
import { TABLES } from "./tables.ts";
import { addPasskey } from "./passkeys.ts";
import { addSession } from "./sessions.ts";
import { secretOf } from "./key-values.ts";
import {
  requestSubscription,
  confirmSubscriber,
  endSubscription,
  subscriberByEmail,
} from "./subscribers.ts";
import { readUpload, uploadId } from "./uploads.ts";
import { erasePerson, purgeExpired } from "./retention.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
/** Every byte there is. */
const PHOTOGRAPH = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

const ANNA = { name: "Anna", email: "anna@posta.example", message: "C’è posto?\n«Ciao» 🚲 ? \\ '" };

let folder: string;
let old: StoreLocation;
let database: { url: string; remove: () => Promise<void> };
let postgres: StoreLocation;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "move-"));
  old = { dataDir: join(folder, "old") };
  database = await emptyDatabase();
  postgres = { dataDir: "", databaseUrl: database.url };
});
afterEach(async () => {
  await database.remove();
  rmSync(folder, { recursive: true });
});

/** Opens a store for one piece of work. */
async function at<T>(
  where: StoreLocation,
  work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>,
) {
  const store = await openStore(where);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const keep = (where: StoreLocation, key: string, suspicion = "") =>
  at(where, (store) => saveMessage(store, { ...ANNA, key, suspicion }, NOW));

const move = (from: StoreLocation, to: StoreLocation) =>
  at(from, (store) => moveStore(store, from, to));

const digest = (where: StoreLocation) =>
  at(where, (store) =>
    store.transaction(async (query) => digestOf(await readSnapshot(query, dialectOf(where)))),
  );

const numbers = (where: StoreLocation) =>
  at(where, async (store) => (await allMessages(store)).map(({ number }) => number));

/** A store in which everything has happened once. */
async function fill(where: StoreLocation): Promise<void> {
  for (const key of ["read", "sent", "refused", "waits"]) await keep(where, key);
  await keep(where, "suspect", "due segni");
  await at(where, async (store) => {
    await openMessage(store, 1, NOW);
    const sent = await claimLetter(store, NOW, HOUR);
    await markSent(store, sent?.id ?? "", NOW);
    const refused = await claimLetter(store, NOW, HOUR);
    await markFailed(store, refused?.id ?? "", { now: NOW, next: NOW + HOUR }, "EENVELOPE 550");
    await secretOf(store);
    for (const email of ["asked@posta.example", "in@posta.example", "out@posta.example"])
      await requestSubscription(store, { email, consent: "Sì", isSuspect: false }, NOW);
    const keyOf = async (email: string) => (await subscriberByEmail(store, email))?.key ?? "";
    await confirmSubscriber(store, await keyOf("in@posta.example"), NOW);
    await endSubscription(store, await keyOf("out@posta.example"), NOW);
    await purgeExpired(store, { keepMonths: 24, keepSignUpDays: 7 }, NOW);
    // The highest number was given, and is not given again.
    await saveMessage(store, { ...ANNA, email: "b@b.example", key: "gone", suspicion: "" }, NOW);
    await erasePerson(store, "b@b.example");
    await store.transaction(async (query) => {
      await fillCalendars(query);
      await fillAccesses(query);
      const faults = [{ folder: "/copie", fault: "full" as const }];
      await addBackupAlert(query, { kind: "copy", faults }, NOW);
    });
    const edit = { file: "prices", path: "rates.gone.base", value: "90,00" };
    await addEditAlert(store, { build: "b", made: 1 }, [edit], NOW);
    const photograph = { file: "photographs", path: "elegant-wide", author: "anna", editedAt: NOW };
    const value = { upload: uploadId(PHOTOGRAPH), focus: [0.5, 0.5] };
    await changeEdits(store, () => [{ ...photograph, value }], PHOTOGRAPH);
  });
}

/** A link, a letter with one, a device with access, its passkey and its bell, and a form of it. */
async function fillAccesses(query: Query): Promise<void> {
  const times = { created: NOW, expires: NOW + HOUR };
  await addAccessLink(query, { hash: "link", codeHash: "code", device: "tablet", ...times });
  await requestAccessLetter(query, NOW);
  const device = { device: "telefono", created: NOW, seen: NOW };
  await addPasskey(query, { ...device, id: "key", publicKey: "p", counter: 0, lastChallenge: NOW });
  const session = { ...device, id: "1", passkey: "key", confirmed: NOW };
  await addSession(query, session, "cookie");
  await claimForm(query, "form", { now: NOW, lease: 1 });
}

/** A calendar that was read and told, a closed night, and a notice. */
async function fillCalendars(query: Query): Promise<void> {
  const key = { room: "elegant_room", portal: "airbnb" };
  const feed = {
    ...key,
    name: "Airbnb",
    address: "https://www.airbnb.it/x",
    ignoredTitles: ["a", "b"],
  };
  await addFeed(query, feed, NOW);
  const nights = new Map([["2027-08-12", { isOwn: true, isReported: false }]]);
  await replaceNights(query, key, new Map(), nights);
  await exportToken(query, key, false);
  await recordServed(query, key, ["2027-08-12", "2027-08-13"], NOW);
  await addClosure(
    query,
    { room: WHOLE_HOUSE, stay: { checkIn: "2027-12-24", checkOut: "2027-12-25" }, note: "Festa" },
    NOW,
  );
  const notice = { kind: "silent" as const, room: key.room, calendars: ["Airbnb"], nights: [] };
  await addAlert(query, notice, NOW);
}

test("from a folder to PostgreSQL and back nothing is lost, and numbers go on", async () => {
  await fill(old);
  const before = await digest(old);
  const moved = await move(old, postgres);
  expect(moved).toMatchObject({ rows: { messages: { length: 5 }, subscribers: { length: 2 } } });
  expect(await digest(postgres)).toBe(before);
  expect(await digest(old)).toBe(before); // it stays as it was

  const back = { dataDir: join(folder, "back") };
  expect(await move(postgres, back)).toHaveProperty("rows");
  expect(await digest(back)).toBe(before);

  for (const where of [old, postgres, back]) {
    await keep(where, "after the move");
    expect(await numbers(where)).toEqual([7, 5, 4, 3, 2, 1]);
    const bytes = await at(where, (store) => readUpload(store, uploadId(PHOTOGRAPH)));
    expect(bytes?.equals(PHOTOGRAPH)).toBe(true);
  }
});

test("links in mails that were sent before still work, also for who left", async () => {
  await fill(old);
  await move(old, postgres);
  const secret = (where: StoreLocation) => at(where, secretOf);
  expect(await secret(postgres)).toBe(await secret(old));
  const key = (where: StoreLocation) =>
    at(where, async (store) => (await subscriberByEmail(store, "asked@posta.example"))?.key);
  expect(await key(postgres)).toBe(await key(old));
  await at(postgres, (store) =>
    requestSubscription(store, { email: "out@posta.example", consent: "", isSuspect: false }, NOW),
  );
  expect(
    await at(postgres, (store) => subscriberByEmail(store, "out@posta.example")),
  ).toBeUndefined();
});

test("an empty store moves too, and its first message is number one", async () => {
  await at(old, secretOf);
  await move(old, postgres);
  await keep(postgres, "first");
  expect(await numbers(postgres)).toEqual([1]);
});

test("where there is a store already nothing changes", async () => {
  await fill(old);
  await keep(postgres, "mine");
  const full = { dataDir: join(folder, "full") };
  await keep(full, "mine");
  for (const where of [postgres, full]) {
    const before = await digest(where);
    expect(await move(old, where)).toEqual({ refusal: "target is a store" });
    expect(await digest(where)).toBe(before);
  }
  expect(await move(old, { dataDir: `${old.dataDir}/` })).toEqual({ refusal: "same place" });
});

test("while a server works on either nothing moves", async () => {
  await fill(old);
  const to = { dataDir: join(folder, "to") };
  for (const [held, refusal] of [
    [old, "source in use"],
    [to, "target in use"],
  ] as const) {
    const server = await lockStore(held, "server");
    expect(await move(old, to)).toEqual({ refusal });
    await server?.release();
  }
  expect(await move(old, to)).toHaveProperty("rows");
});

test("on PostgreSQL servers hold the store together, and against who moves it", async () => {
  await fill(old);
  const servers = [await lockStore(postgres, "server"), await lockStore(postgres, "server")];
  expect(servers.every(Boolean)).toBe(true);
  expect(await move(old, postgres)).toEqual({ refusal: "target in use" });
  for (const server of servers) await server?.release();
  await move(old, postgres);
  const server = await lockStore(postgres, "server");
  const away = { dataDir: join(folder, "away") };
  expect(await move(postgres, away)).toEqual({ refusal: "source in use" });
  await server?.release();
  const mover = await lockStore(postgres, "mover");
  expect(await lockStore(postgres, "server")).toBeUndefined();
  await mover?.release();
});

test("a target that cannot be reached or written, or is full, gets nothing", async ({ skip }) => {
  await fill(old);
  const nowhere = { dataDir: "", databaseUrl: "postgres://casa@127.0.0.1:1/casa" };
  const below = { dataDir: join(storeFile(old.dataDir), "below") };
  for (const to of [nowhere, below])
    expect(await move(old, to)).toEqual({ refusal: "target is away" });
  const disk = smallDisk(folder);
  if (!disk) return skip("no small disk can be mounted here");
  try {
    const to = { dataDir: disk.folder };
    // Full at the first file, in the middle of the tables, at a row, at the end.
    for (let left = 0; left <= 48_000; left += 8_000) {
      disk.fill(left);
      expect(await move(old, to)).toEqual({ refusal: "target is full" });
      disk.free();
    }
    expect(await move(old, to)).toHaveProperty("rows");
  } finally {
    disk.remove();
  }
});

test("a move that breaks off half-way leaves nothing, and can be done again", async () => {
  await fill(old);
  // No form takes such a sign. PostgreSQL refuses it, after other rows have been written.
  await at(old, (store) =>
    store.transaction((query) => query("UPDATE messages SET name = ?", ["Anna\0"])),
  );
  await expect(move(old, postgres)).rejects.toThrow("0x00");
  expect(await numbers(postgres)).toEqual([]);
  const to = { dataDir: join(folder, "to") };
  expect(await move(old, to)).toHaveProperty("rows");
  expect(readdirSync(to.dataDir).toSorted()).toEqual(["guesthouse.db", "guesthouse.lock"]);
  expect(existsSync(storeFile(old.dataDir))).toBe(true);
});

test("no table is empty where everything has happened once", async () => {
  await fill(old);
  const { rows } = await at(old, (store) =>
    store.transaction((query) => readSnapshot(query, SQLITE)),
  );
  const empty = Object.entries(rows).filter(([, all]) => all.length === 0);
  // What was published has tests of its own.
  expect(empty.map(([table]) => table)).toEqual(["releases", "release_pictures"]);
});

test("no table is forgotten", () => {
  const sql = migrationSteps(SQLITE).flat().join("\n");
  const named = (pattern: RegExp) => new Set(Array.from(sql.matchAll(pattern), ([, name]) => name));
  const made = named(/CREATE TABLE (\w+)/g).difference(named(/DROP TABLE (\w+)/g));
  expect([...made].toSorted()).toEqual([...TABLES].toSorted());
});
