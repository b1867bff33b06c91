/** The desk by its keys and by the names that a screen reader says; and nothing of it on guests' pages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Response } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { DESK, DESK_PATHS } from "#app/desk/paths.ts";
import { expect, place, test } from "#tests/support/desk-page.ts";
import { fillHouse, openScreen, SCREENS } from "#tests/support/desk-screens.ts";

const BUILD = join(import.meta.dirname, "../../build");

type Walk = {
  /** What no Tab reaches. */
  missed: string[];
  /** What has the focus without a ring, or below a bar. */
  unseen: string[];
};

/** Goes through a page by Tab. */
async function walk(page: Page): Promise<Walk> {
  // Of radio buttons Tab reaches the one that is chosen.
  const controls =
    "a[href], button, summary, input:not([type=hidden], [type=radio]:not(:checked)), select, textarea";
  const count = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    for (const one of all) one.setAttribute("data-missed", "");
    return all.length;
  }, controls);
  const unseen = new Set<string>();
  // A date has a stop for day, month, year and its calendar.
  for (let stop = 0; stop < count + 20; stop++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body)
        return document.querySelector("[data-missed]") ? undefined : "end";
      focused.removeAttribute("data-missed");
      const { left, width, top, bottom, height } = focused.getBoundingClientRect();
      // Of a large field its beginning is enough.
      const ends = height < 100 ? [top + 3, bottom - 3] : [Math.max(top, 0) + 8];
      const isCovered = ends.some((y) => {
        const there = document.elementFromPoint(left + width / 2, y);
        return !there || !(focused.contains(there) || there.contains(focused));
      });
      const { outlineStyle, boxShadow } = getComputedStyle(focused);
      // Within a date the browser draws the later rings itself.
      if (outlineStyle !== "none" || boxShadow !== "none") focused.setAttribute("data-ring", "");
      const hasRing = focused.hasAttribute("data-ring");
      const name = focused.ariaLabel ?? (focused.textContent || focused.outerHTML);
      return isCovered || !hasRing ? `${isCovered ? "covered" : "no ring"}: ${name}` : undefined;
    });
    if (fault === "end") break;
    if (fault) unseen.add(fault.slice(0, 120));
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll("[data-missed]")].map((one) => one.outerHTML.slice(0, 120)),
  );
  return { missed, unseen: [...unseen] };
}

const FIELDS: Record<string, string[]> = {
  "calendar, this month": ["Un altro mese", "Camera", "Prima notte", "Partenza", "Nota"],
  "reply, with an answer": [
    "Testo dell’ospite",
    "Testo da mandare",
    "Camera",
    "Arrivo",
    "Partenza",
    "Adulti",
    "Bambini",
    "Età dei bambini",
    "Lingua",
    "Nome",
  ],
  prices: ["Elegant Room, a notte", "Natural Room, a notte", "Reading Room, a notte"],
  portals: ["Camera", "Portale", "Indirizzo del suo calendario"],
};

const BUTTONS: Record<string, string[]> = {
  "calendar, this month": ["Chiudi", "Segna un soggiorno", "Riapri"],
  "reply, with an answer": [
    "Leggi",
    "Ricalcola",
    "È libera",
    "Proporre altro",
    "Non c’è posto",
    "Copia",
    "Segna il soggiorno",
  ],
  prices: ["Salva"],
  message: ["Segna come risposto"],
  portals: ["Aggiungi"],
  access: ["Togli telefono", "Esci da tutti"],
};

const LINKS: Record<string, (string | RegExp)[]> = {
  "calendar, this month": ["Mese prima", "Mese dopo", /^Reading Room, \S+ \d+ \S+ \d{4}: libera$/],
  "reply, with an answer": ["WhatsApp", "E-mail"],
};

/** Every field, button and cell has the name that a screen reader says. */
async function expectNames(page: Page, screen: string): Promise<void> {
  for (const name of FIELDS[screen] ?? [])
    await expect(page.getByLabel(name, { exact: true })).toBeVisible();
  for (const name of BUTTONS[screen] ?? [])
    await expect(page.getByRole("button", { name, exact: true }).first()).toBeVisible();
  for (const name of LINKS[screen] ?? [])
    await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();
}

const validator = new HtmlValidate(new FileSystemConfigLoader());

for (const [name, state] of Object.entries(SCREENS))
  test(`${name} is valid and named, Tab reaches all of it, and its focus is seen`, async ({
    page,
    desk,
  }) => {
    let answer: Response | undefined;
    page.on("response", (one) => {
      if (one.request().resourceType() === "document" && one.status() !== 303) answer = one;
    });
    await fillHouse(page, desk);
    await openScreen(page, state);
    const html = await answer!.text();
    const { results } = await validator.validateString(html, name);
    const slips = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector}`),
    );
    expect(slips).toEqual([]);
    expect(html).not.toContain(' style="');
    await expectNames(page, name);
    expect(await walk(page)).toEqual({ missed: [], unseen: [] });
  });

test("every screen with expected names is opened", () => {
  const named = [FIELDS, BUTTONS, LINKS].flatMap((table) => Object.keys(table));
  expect(Object.keys(SCREENS)).toEqual(expect.arrayContaining(named));
});

test("each night of the calendar says its room, its date and whether it is free", async ({
  page,
}) => {
  await page.goto(`${DESK_PATHS.calendar}?mese=2027-08`);
  for (const room of ["Natural Room", "Reading Room"])
    await expect(
      page.getByRole("link", { name: `${room}, giovedì 12 agosto 2027: libera` }),
    ).toBeVisible();
});

test.describe("the sign-in", () => {
  test.use({ isSignedIn: false });

  test("by a link or its code lets a phone in, until it is taken away", async ({ page, desk }) => {
    const { address } = await desk.accessLink("telefono di Anna");
    await page.goto(address);
    await page.reload();
    await page.getByRole("button", { name: "Entra" }).tap();
    await expect(page).toHaveURL(DESK);
    const [cookie] = await page.context().cookies(desk.url + DESK);
    expect(cookie).toMatchObject({ path: DESK, httpOnly: true, sameSite: "Strict" });
    expect(await page.context().cookies(desk.url)).toEqual([]);
    await place(page, "Altro").tap();
    await expect(page.getByText(/^Versione del sito: \d/)).toBeVisible();
    await page.getByRole("link", { name: /^Accessi/ }).tap();
    await page.getByRole("button", { name: "Togli telefono di Anna" }).tap();
    await expect(page.getByRole("heading", { name: "Entrare nel banco" })).toBeVisible();
    const { code } = await desk.accessLink("tablet");
    await page.getByLabel("Codice").fill(code.toLowerCase());
    await page.getByRole("button", { name: "Entra con il codice" }).tap();
    await expect(page.getByRole("heading", { name: "Oggi", exact: true })).toBeVisible();
  });
});

test("guests get nothing of the desk: no cookie, no link, no file", async ({ page, request }) => {
  await page.goto(DESK);
  const guest = await request.get("/");
  expect(guest.headers()["set-cookie"]).toBeUndefined();
  const [asked] = await Promise.all([page.waitForRequest("**/"), page.goto("/")]);
  expect((await asked.allHeaders())["cookie"]).toBeUndefined();

  const client = join(BUILD, "client");
  const ours = readdirSync(join(BUILD, "desk/assets")).filter((name) => /\.(css|js)$/.test(name));
  expect(ours).toHaveLength(5);
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|data|txt|xml|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, "utf8");
    expect([DESK, ...ours].filter((words) => text.includes(words)).map(() => file)).toEqual([]);
  }
});
