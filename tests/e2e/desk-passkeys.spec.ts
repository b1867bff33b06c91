import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request as send } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { createAccessLink } from "#server/auth/access.ts";
import type { Database } from "#server/store/database.ts";
import { openStore } from "#server/store/open.ts";
import { addSessionCookie } from "#tests/support/desk-session.ts";
import { freePort } from "#tests/support/free-port.ts";
import { spawnSite } from "#tests/support/own-server.ts";

test.use({ viewport: { width: 390, height: 844 } });

let url: string;
let database: Database;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "passkeys-"));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const settings = { DATA_DIR: folder, PORT: String(port), SITE_URL: url };
  // No mail is sent: only the form for it is tested.
  const deskServer = spawnSite({ ...settings, SMTP_URL: "smtp://127.0.0.1:1" }, "serve");
  await deskServer.address();
  database = await openStore({ dataDir: folder });
  stop = async () => {
    await database.close();
    deskServer.server.kill("SIGTERM");
    await deskServer.ended;
    rmSync(folder, { recursive: true, force: true });
  };
});
test.afterAll(() => stop());

/** Returns the browser a virtual authenticator like a phone's, with finger, face or PIN. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Starts a proxy by which the desk has another origin, for which passkeys are not valid. */
async function startProxy() {
  const { port } = new URL(url);
  const proxy = createServer((request, response) => {
    const { method, headers, url: path } = request;
    const proxiedRequest = send({ host: "localhost", port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(proxiedRequest);
  });
  const otherPort = await freePort();
  await new Promise<void>((done) => proxy.listen(otherPort, done));
  return { address: `http://localhost:${otherPort}`, close: () => proxy.close() };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function enterWithLink(page: Page, device: string): Promise<void> {
  const { token } = await createAccessLink(database, device, Date.now());
  await page.goto(`${url}/banco/entra/${token}`);
  // A double press must not spend the link twice.
  await button(page, "Entra").dblclick();
  // The first request of the page “Oggi” takes a while, because the server reads the content.
  await expect(heading(page, "Oggi")).toBeVisible({ timeout: 30_000 });
}

test("a phone saves a passkey, signs in and confirms with it, and is refused once removed", async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("403")) faults.push(message.text());
  });
  await addAuthenticator(page);

  await enterWithLink(page, "posta");
  await page.goto(`${url}/banco/accessi`);
  await page.getByLabel("Come si chiama questo telefono?").fill("Telefono di Anna");
  await button(page, "Salva l’accesso su questo telefono").click();
  await expect(page.getByRole("status")).toContainText("Salvato: Telefono di Anna.");
  await expect(button(page, "Salva l’accesso su questo telefono")).toHaveCount(0);

  await context.clearCookies();
  await page.goto(`${url}/banco`);
  await button(page, "Entra").click();
  await expect(heading(page, "Oggi")).toBeVisible();

  await context.clearCookies();
  await addSessionCookie(context, database, Date.now() - 3_600_000);
  await page.goto(`${url}/banco/accessi`);
  await expect(button(page, "Togli Telefono di Anna")).toBeVisible();
  await button(page, "Esci da tutti").click();
  await expect(heading(page, "Siete voi?")).toBeVisible();
  await button(page, "Conferma dal telefono").click();
  await expect(heading(page, "Entrare nel banco")).toBeVisible();

  await context.clearCookies();
  const otherServer = await startProxy();
  await page.goto(`${otherServer.address}/banco/entra`);
  await button(page, "Entra").click();
  await expect(page.getByRole("alert")).toContainText("non vale");
  // On another host the browser itself offers no passkey.
  await page.goto(`${url.replace("localhost", "127.0.0.1")}/banco/entra`);
  // The proxy is closed here, because the previous page may request its files until the browser has left it.
  otherServer.close();
  await button(page, "Entra").click();
  await expect(page.getByRole("alert")).toHaveText("Non è riuscito: riprovate.");
  expect(await context.cookies()).toEqual([]);

  await enterWithLink(page, "tablet");
  await page.goto(`${url}/banco/accessi`);
  await button(page, "Togli Telefono di Anna").click();
  await expect(page.getByRole("status")).toContainText("Tolto: Telefono di Anna.");
  await context.clearCookies();
  await page.goto(`${url}/banco/entra`);
  await button(page, "Entra").click();
  await expect(page.getByRole("alert")).toContainText("non vale");
  expect(await context.cookies()).toEqual([]);
  expect(faults).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page offers code and mail, and no button that needs scripts", async ({ page }) => {
    await page.goto(`${url}/banco/entra`);
    await expect(button(page, "Entra")).toHaveCount(0);
    await button(page, "Mandatemi un collegamento").click();
    await expect(page.getByRole("status")).toContainText("Se la posta della casa funziona");
    const { code } = await createAccessLink(database, "telefono", Date.now());
    await page.getByLabel("Codice").fill(code.toLowerCase());
    await button(page, "Entra con il codice").click();
    await page.goto(`${url}/banco/accessi`);
    await expect(button(page, "Togli telefono")).toBeVisible();
    await expect(page.getByLabel("Come si chiama questo telefono?")).toBeHidden();
  });
});
