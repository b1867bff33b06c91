/** A phone that rings: the desk as an app, its worker, and what a push shows. */
import type { BrowserContext, Page, Worker } from "@playwright/test";
import { DESK, DESK_PATHS } from "#app/desk/paths.ts";
import { expect, test } from "#tests/support/desk-page.ts";
import { writeMessage } from "#tests/support/desk-screens.ts";

/** The test's browser has no push service, and never a permission: it gets both. */
async function addPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const name = "has push";
    const subscription = {
      endpoint: "https://push.invalid/send/secret",
      unsubscribe: async () => localStorage.removeItem(name),
    };
    const subscribe = async () => {
      localStorage.setItem(name, "yes");
      return subscription;
    };
    const getSubscription = async () => (localStorage.getItem(name) ? subscription : null);
    Object.assign(PushManager.prototype, { subscribe, getSubscription });
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
  });
}

/** What a worker shows, and what a tap opens, is noted: the test's browser shows no notification. */
async function noteWork(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const shown: object[] = [];
    const phone = self as unknown as {
      registration: object;
      clients: { openWindow: (path: string) => Promise<void> };
    };
    Object.assign(phone.registration, {
      showNotification: async (title: string, { body, data, tag }: NotificationOptions) => {
        shown.push({ title, body, data, tag });
      },
    });
    phone.clients.openWindow = async (path) => void shown.push({ opened: path });
    Object.assign(self, { shown });
  });
}

/** Delivers a push without content, as push services do; gives what the phone shows. */
async function push(context: BrowserContext, page: Page): Promise<object> {
  const [worker] = context.serviceWorkers();
  const client = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await client.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await client.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: "" });
  const last = () =>
    worker!.evaluate(() => (self as unknown as { shown: object[] }).shown.shift() ?? null);
  let shown: object | null = null;
  await expect.poll(async () => (shown = await last())).not.toBeNull();
  return shown!;
}

test("a phone is made to ring, and shows what is new without a word about a guest", async ({
  page,
  context,
  desk,
}) => {
  await addPushService(page);
  await page.goto(DESK_PATHS.more);
  await page.getByRole("link", { name: "Notifiche" }).tap();
  await expect(page.getByText("Questo telefono non suona ancora.")).toBeVisible();
  await page.getByRole("button", { name: "Fai suonare questo telefono" }).tap();
  await expect(page.getByText("Questo telefono suona.", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Fatto/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Prova" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Fai suonare/ })).toBeHidden();
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${desk.url}${DESK}/`);

  // The browser loses its subscription without a word.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText("Questo telefono non suona più.")).toBeVisible();
  await page.getByRole("button", { name: "Fai suonare di nuovo" }).tap();
  await expect(page.getByText("Questo telefono suona.", { exact: true })).toBeVisible();

  const [worker] = context.serviceWorkers();
  await noteWork(worker!);
  await writeMessage(page, "Otto Braun", "Avete posto?");
  const expected = {
    title: "Un messaggio nuovo",
    body: "Toccate per aprire il banco.",
    data: DESK_PATHS.messages,
    tag: "banco",
  };
  await expect.poll(() => push(context, page)).toEqual(expected);
  const opened = await worker!.evaluate((data) => {
    const notification = { close: () => {}, data };
    dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil() {} }));
    return (self as unknown as { shown: object[] }).shown.shift();
  }, DESK_PATHS.messages);
  expect(opened).toEqual({ opened: DESK_PATHS.messages });

  await context.clearCookies();
  expect(await push(context, page)).toMatchObject({ body: "Entrate al banco per vederle." });
});

test("the desk can be installed, and its icons are there", async ({ page, request }) => {
  await page.goto(DESK);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await request.get(address!)).json();
  expect(manifest).toMatchObject({ id: DESK, start_url: DESK, scope: DESK, display: "standalone" });
  const { icons } = manifest as { icons: { src: string; purpose?: string }[] };
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src } of icons) expect((await request.get(src)).ok()).toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs, and that messages come anyway", async ({ page }) => {
    await page.goto(DESK_PATHS.notifications);
    await expect(page.getByText(/^Per suonare servono gli script del browser/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Fai suonare/ })).toBeHidden();
  });
});
