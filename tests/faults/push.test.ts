/** Phones that ring, from a real server: a push service that says nothing, and the mail meanwhile. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { saveQuietHours } from "#server/push/quiet-hours.ts";
import type { Database } from "#server/store/database.ts";
import { openStore } from "#server/store/open.ts";
import { allSubscriptions, saveSubscription } from "#server/store/push-subscriptions.ts";
import { addSession } from "#server/store/sessions.ts";
import { type PushService, startPushService } from "#tests/support/push-service.ts";
import { send } from "./support/guest.ts";
import { type Running, scratch, smallSite, startServer } from "./support/server.ts";
import { type FakeSmtp, fakeSmtp } from "./support/smtp.ts";

const { folder, remove } = scratch();
let smtp: FakeSmtp;
let service: PushService;
let server: Running;
let database: Database;

beforeAll(async () => {
  smtp = await fakeSmtp();
  await smtp.open();
  service = await startPushService();
  const environment = {
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}?tls=never`,
    CALENDAR_TEST_HOSTS: "127.0.0.1",
  };
  server = await startServer({ site: smallSite(folder), environment });
  database = await openStore({ dataDir: folder });
  await database.transaction(async (query) => {
    const now = Date.now();
    const times = { created: now, seen: now, confirmed: now };
    const session = { id: "1", device: "telefono", passkey: null, ...times };
    await addSession(query, session, "hash");
    await saveSubscription(query, session, service.endpoint("anna"), now);
    await saveQuietHours(query, "off");
  });
});
afterAll(async () => {
  await database.close();
  await server.stop();
  await smtp.close();
  service.close();
  remove();
});

const until = (condition: () => void | Promise<void>) =>
  vi.waitFor(condition, { timeout: 30_000, interval: 50 });

test("mail leaves while a push service says nothing, and a phone that is gone is forgotten", async () => {
  service.status = 0;
  expect(await send(server.url, "Avete posto in agosto?")).toBeDefined();
  await until(() => expect(service.pushes).toHaveLength(1));
  expect(smtp.received).toHaveLength(1);
  expect(service.pushes[0]).toMatchObject({ url: "/send/anna", method: "POST", body: "" });
  expect(JSON.stringify(service.pushes)).not.toMatch(/Anna|Bini|posta|agosto/);

  // The first push is still waited for.
  expect(await send(server.url, "E in settembre?")).toBeDefined();
  await until(() => expect(smtp.received).toHaveLength(2));
  expect(service.pushes).toHaveLength(1);

  service.status = 410;
  service.hangUp();
  await until(async () => expect(await database.read(allSubscriptions)).toEqual([]));
  expect(server.said()).toContain("Push to 127.0.0.1 failed: no answer.");
  expect(server.said()).not.toContain("/send/anna");
});
