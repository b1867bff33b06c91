/** Phones ring, with a push service and a clock of the test's own, on both stores. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutbox } from "#server/mail/outbox.ts";
import { addAlert } from "#server/store/alerts.ts";
import { requestAccessLetter } from "#server/store/access-letters.ts";
import { addBackupAlert } from "#server/store/backup-alerts.ts";
import type { Database } from "#server/store/database.ts";
import { outboxStatus } from "#server/store/letters.ts";
import { allMessages, openMessage, saveMessage } from "#server/store/messages.ts";
import { newsSince } from "#server/store/news.ts";
import { openStore } from "#server/store/open.ts";
import {
  acknowledgeBell,
  allSubscriptions,
  isSilent,
  saveSubscription,
} from "#server/store/push-subscriptions.ts";
import { deleteExpired } from "#server/store/retention.ts";
import { addSession, removeAllSessions, removeSessions } from "#server/store/sessions.ts";
import { TABLES } from "#server/store/tables.ts";
import { type PushService, startPushService } from "#tests/support/push-service.ts";
import { emptyDatabase } from "#tests/support/test-database.ts";
import { createPushLoop } from "./push-loop.ts";
import { saveQuietHours } from "./quiet-hours.ts";
import { sendPush } from "./send-push.ts";
import { vapidKeyOf } from "./vapid.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Noon in Rome. */
const NOON = Date.UTC(2026, 10, 23, 11);

const GUEST = { name: "Klara Weber", email: "klara@posta.example", message: "Avete posto?" };

let folder = "";
let postgres: Awaited<ReturnType<typeof emptyDatabase>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "push-"));
  postgres = await emptyDatabase();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

describe.each([
  ["SQLite", () => ({ dataDir: folder })],
  ["PostgreSQL", () => ({ dataDir: "", databaseUrl: postgres.url })],
])("on %s", (_, where) => {
  let database: Database;
  let service: PushService;
  let now: number;
  let lines: string[];
  let loop: ReturnType<typeof createPushLoop>;
  let keys = 0;

  beforeAll(async () => {
    database = await openStore(where());
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = NOON;
    lines = [];
    service = await startPushService();
    await database.transaction(async (query) => {
      for (const table of TABLES.toReversed()) await query(`DELETE FROM ${table}`);
    });
    const settings = { calendarTestHosts: ["127.0.0.1"], siteUrl: "https://casa.example" };
    const log = (line: string) => lines.push(line);
    loop = createPushLoop({ database, settings, now: () => now, log });
  });
  afterEach(() => service.close());

  const subscribe = (phone: string) =>
    database.transaction(async (query) => {
      const times = { created: now, seen: now, confirmed: now };
      const session = { id: phone, device: phone, passkey: null, ...times };
      await addSession(query, session, `hash of ${phone}`);
      await saveSubscription(query, session, service.endpoint(phone), now);
    });

  const write = (suspicion = "") =>
    saveMessage(database, { ...GUEST, key: String(keys++), suspicion }, now);

  const subscriptions = () => database.read(allSubscriptions);

  /** Lets time pass as the loop itself would. */
  const pass = async (time: number) => {
    for (const end = now + time; now < end;) now += Math.min(await loop.pass(), end - now);
    await loop.pass();
  };

  const phones = () => service.pushes.map(({ url }) => url.replace("/send/", "")).toSorted();

  test("five messages ring once on each phone, with nothing but a signature", async () => {
    await subscribe("anna");
    await subscribe("paolo");
    for (let message = 0; message < 5; message++) {
      await write();
      await pass(500);
    }
    await pass(HOUR);
    expect(phones()).toEqual(["anna", "paolo"]);
    for (const { method, headers, body } of service.pushes) {
      expect(method).toBe("POST");
      expect(body).toBe("");
      expect(headers).toMatchObject({
        "content-length": "0",
        ttl: "3600",
        urgency: "high",
        topic: "banco",
        authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/),
      });
    }
    // No byte about a guest, nor about what happened.
    const sent = JSON.stringify(service.pushes);
    const claims = service.pushes.map(({ headers }) =>
      Buffer.from(headers.authorization!.split(".")[1]!, "base64url").toString(),
    );
    for (const secret of ["Klara", "Weber", "posta.example", "posto", "messa"])
      expect(sent + claims.join("")).not.toContain(secret);
    expect(lines).toEqual([]);
  });

  test("what the family gets a letter about rings, a suspicious message and a link do not", async () => {
    await subscribe("anna");
    const alert = { room: "elegant_room", calendars: ["Airbnb"], nights: [] };
    const happens: [rings: number, what: () => Promise<unknown>][] = [
      [0, () => write("due segni")],
      [0, () => database.transaction((query) => requestAccessLetter(query, now))],
      [1, () => write()],
      [
        1,
        () => database.transaction((query) => addAlert(query, { kind: "silent", ...alert }, now)),
      ],
      [1, () => database.transaction((query) => addAlert(query, { kind: "twice", ...alert }, now))],
      [
        1,
        () =>
          database.transaction((query) => addBackupAlert(query, { kind: "copy", faults: [] }, now)),
      ],
    ];
    for (const [rings, what] of happens) {
      service.pushes.length = 0;
      await what();
      await pass(MINUTE);
      expect({ what: String(what), rings: service.pushes.length }).toEqual({
        what: String(what),
        rings,
      });
    }
    const news = { messages: 1, overbookings: 1, silentFeeds: 1, backups: 1 };
    expect(await database.read((query) => newsSince(query, NOON))).toEqual(news);
    const [, message] = (await allMessages(database)).toReversed();
    await openMessage(database, message!.number, now);
    expect(await database.read((query) => newsSince(query, NOON))).toEqual({
      ...news,
      messages: 0,
    });
    expect(await database.read((query) => newsSince(query, now))).toMatchObject({ backups: 0 });
  });

  test("nothing that happened before rings on a phone that begins to", async () => {
    await write();
    await pass(MINUTE);
    await subscribe("anna");
    await pass(HOUR);
    expect(service.pushes).toEqual([]);
  });

  test("the night is quiet, and what came in it rings once at its end", async () => {
    await subscribe("anna");
    now = NOON + 11 * HOUR; // 23:00
    for (let hour = 0; hour < 5; hour++) {
      await write();
      await pass(HOUR);
    }
    await pass(2.9 * HOUR);
    expect(service.pushes).toEqual([]);
    await pass(0.2 * HOUR); // past 7:00
    expect(phones()).toEqual(["anna"]);
    await database.transaction((query) => saveQuietHours(query, "off"));
    now += 20 * HOUR;
    await write();
    await pass(MINUTE);
    expect(phones()).toEqual(["anna", "anna"]);
  });

  test.each([404, 410])("a phone whose subscription is gone (%i) is forgotten", async (status) => {
    await subscribe("anna");
    service.status = status;
    await write();
    await pass(HOUR);
    expect(service.pushes).toHaveLength(1);
    expect(await subscriptions()).toEqual([]);
    await write();
    await pass(HOUR);
    expect(service.pushes).toHaveLength(1);
  });

  test.each([429, 500, 503])("after %i it is tried three times in ten minutes", async (status) => {
    await subscribe("anna");
    service.status = status;
    await write();
    await pass(10 * MINUTE);
    expect(service.pushes).toHaveLength(3);
    await pass(2 * HOUR);
    expect(service.pushes).toHaveLength(3);
    service.status = 201;
    await write();
    await pass(MINUTE);
    expect(service.pushes).toHaveLength(4);
    await pass(HOUR);
    expect(service.pushes).toHaveLength(4);
    expect(lines).toEqual([`Push to 127.0.0.1 failed: status ${status}. Mail is not affected.`]);
  });

  test("a refusal that will stay is not tried again", async () => {
    await subscribe("anna");
    service.status = 403;
    await write();
    await pass(HOUR);
    expect(service.pushes).toHaveLength(1);
    expect(await subscriptions()).toHaveLength(1);
  });

  test("a service that is down for a day delays no mail, and nothing grows", async () => {
    await subscribe("anna");
    service.close();
    const sent: number[] = [];
    const outbox = createOutbox({
      database,
      now: () => now,
      log: (line) => lines.push(line),
      compose: async ({ createdAt }) => ({ date: new Date(createdAt) }) as never,
      mailer: {
        send: async ({ date }) => void sent.push(now - date.getTime()),
        isReachable: async () => true,
      },
    });
    await database.transaction((query) => saveQuietHours(query, "off"));
    for (let hour = 0; hour < 24; hour++) {
      await write();
      await outbox.pass();
      await pass(11 * MINUTE);
      now += 49 * MINUTE;
    }
    expect(sent).toEqual(Array.from({ length: 24 }, () => 0));
    expect(await outboxStatus(database)).toMatchObject({ letters: 0, failures: [] });
    const [own, ...others] = await subscriptions();
    expect(others).toEqual([]);
    expect(own).toMatchObject({ due: null, unacknowledged: 24 });
    expect(isSilent(own!)).toBe(true);
    // One line, not one for each attempt.
    expect(lines).toEqual(["Push to 127.0.0.1 failed: no answer. Mail is not affected."]);
    await database.transaction((query) => acknowledgeBell(query, own!.id, now));
    expect(isSilent((await subscriptions())[0]!)).toBe(false);
  });

  test("a phone rings as long as its device may enter", async () => {
    for (const phone of ["anna", "paolo", "old"]) await subscribe(phone);
    await database.transaction((query) => removeSessions(query, "paolo"));
    await deleteExpired(database, { keepMonths: 24, keepSignUpDays: 7 }, now);
    expect((await subscriptions()).map(({ session }) => session).toSorted()).toEqual([
      "anna",
      "old",
    ]);
    await database.transaction(removeAllSessions);
    now += 24 * HOUR;
    await deleteExpired(database, { keepMonths: 24, keepSignUpDays: 7 }, now);
    expect(await subscriptions()).toEqual([]);
  });

  test("two servers of a store ring once", async () => {
    await subscribe("anna");
    await write();
    const settings = { calendarTestHosts: ["127.0.0.1"], siteUrl: "https://casa.example" };
    const other = createPushLoop({ database, settings, now: () => now });
    await Promise.all([loop.pass(), other.pass()]);
    now += MINUTE;
    await Promise.all([loop.pass(), other.pass(), loop.pass(), other.pass()]);
    expect(phones()).toEqual(["anna"]);
  });

  test("a push goes to public https addresses alone, and waits for nobody", async () => {
    const key = await database.transaction(vapidKeyOf);
    const options = { key, subject: "https://casa.example", now, testHosts: [], timeout: 200 };
    const refused = [
      service.endpoint("anna"),
      "https://127.0.0.1/x",
      "https://10.0.0.1/x",
      "https://[::1]/x",
      "http://push.example/x",
      "https://push.example:8443/x",
      "",
    ];
    for (const endpoint of refused)
      expect({ endpoint, ...(await sendPush(endpoint, options)) }).toEqual({
        endpoint,
        kind: "refused",
      });
    // A name that leads inside, and a service that says nothing.
    const lookUp = async () => [{ address: "127.0.0.1", family: 4 }];
    expect(await sendPush("https://push.example/x", { ...options, lookUp })).toEqual({
      kind: "away",
    });
    expect(service.pushes).toEqual([]);
    service.status = 0;
    const local = { ...options, testHosts: ["127.0.0.1"] };
    expect(await sendPush(service.endpoint("anna"), local)).toEqual({ kind: "away" });
    expect(await sendPush("http://127.0.0.1:1/", local)).toEqual({ kind: "away" });
    service.status = 302;
    expect(await sendPush(service.endpoint("anna"), local)).toEqual({
      kind: "refused",
      status: 302,
    });
  });
});
