import type { Page } from "@playwright/test";
import {
  ENQUIRY_CHATS,
  expect,
  messageOf,
  open,
  setClock,
  test,
  testIf,
} from "#tests/support/site.ts";

const DATES_TEXT = "dal 12/08/2027 al 15/08/2027";
const PARTY_TEXT = "per 2 adulti e 1 bambino";
const QUERY = "dal=2027-08-12&al=2027-08-15&adulti=2&bambini=1&camere=1";
const PHONE_WINDOW = { width: 360, height: 740 };

test.beforeEach(async ({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));

/** The messages of all chat links that a guest can see, wherever on the page. */
async function messages(page: Page): Promise<string[]> {
  const links = page.locator(`${ENQUIRY_CHATS}:visible`);
  await expect(links.first()).toBeAttached();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  return hrefs.map(messageOf);
}

/** Expects each message to contain these parts; polls, because the URL may change before the page. */
async function expectEverywhere(page: Page, ...parts: string[]): Promise<void> {
  const expectedParts = parts.length > 0 ? parts : [PARTY_TEXT, DATES_TEXT];
  const lacksChoice = (words: string) => expectedParts.some((part) => !words.includes(part));
  await expect.poll(async () => (await messages(page)).filter(lacksChoice)).toEqual([]);
}

async function chooseStay(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: /Disponibilità|Prenota/ });
  await form.getByLabel("Check-in").fill("2027-08-12");
  await form.getByLabel("Check-out").fill("2027-08-15");
  const guestsButton = form.getByRole("button", { name: "Ospiti", exact: true });
  if (await guestsButton.count()) await guestsButton.click();
  await form.getByRole("button", { name: "Aggiungi adulto" }).click();
  await form.getByRole("button", { name: "Aggiungi bambino" }).click();
}

for (const [path, viewport] of [
  ["/", PHONE_WINDOW],
  ["/cerca_stanza", PHONE_WINDOW],
  ["/", { width: 1280, height: 900 }],
  ["/reading_room", { width: 1280, height: 900 }],
] as const)
  testIf(path !== "/reading_room")(
    `a choice on ${path}, ${viewport.width} px wide, is in each chat link and the address`,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      await chooseStay(page);
      await expectEverywhere(page);
      await expect(page).toHaveURL(`${path}?${QUERY}`);
      await page.reload();
      await expectEverywhere(page);
    },
  );

test("the choice goes to another room, to PRENOTA ORA and back", async ({ page }) => {
  await page.setViewportSize(PHONE_WINDOW);
  await open(page, "/elegant_room");
  await chooseStay(page);
  await page.getByRole("link", { name: "Guarda dettagli: Natural Room" }).click();
  await expect(page).toHaveURL(`/natural_room?${QUERY}`);
  await expectEverywhere(page, PARTY_TEXT, DATES_TEXT, "Natural Room");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Prenota", exact: true }).click();
  await expect(page).toHaveURL(`/cerca_stanza?${QUERY}`);
  await expectEverywhere(page);
  for (const path of ["/natural_room", "/elegant_room"]) {
    await page.goBack();
    await expect(page).toHaveURL(`${path}?${QUERY}`);
    await expectEverywhere(page);
  }
});

test("the search folds its form, and going back restores the dates", async ({ page }) => {
  await page.setViewportSize(PHONE_WINDOW);
  await open(page, "/");
  await chooseStay(page);
  await page.getByRole("link", { name: "Vedi le camere per queste date" }).click();
  await expect(page).toHaveURL(`/cerca_stanza?${QUERY}`);
  await expect(page.getByRole("article", { name: "Elegant Room" })).toBeInViewport();
  const form = page.getByRole("form", { name: "Disponibilità" });
  await expect(form).toContainText("12–15 ago · 1 camera, 2 adulti e 1 bambino");
  await expect(page.getByLabel("Check-in")).toBeHidden();
  await form.getByRole("button", { name: "Modifica" }).click();
  await expect(page.getByLabel("Check-in")).toBeFocused();
  await expect(page.getByLabel("Check-in")).toHaveValue("2027-08-12");
  await page.getByLabel("Check-out").fill("2027-08-18");
  await expect(page).toHaveURL(/al=2027-08-18/);
  await page.goBack();
  await expect(page.getByLabel("Check-out")).toHaveValue("2027-08-15");
  await expect(page).toHaveURL(`/?${QUERY}`);
  await expectEverywhere(page);
});

test("pages without a form carry the choice in links, store nothing", async ({ page, context }) => {
  await open(page, "/");
  await chooseStay(page);
  const menu = page.getByRole("navigation", { name: "Principale" });
  for (const name of ["Chi siamo", "SERVIZI"]) {
    await menu.getByRole("link", { name }).click();
    await expect(page).toHaveURL((url) => url.pathname !== "/" && url.search === `?${QUERY}`);
    await expectEverywhere(page);
  }
  await menu.getByRole("link", { name: "Contatti" }).click();
  await expect(page).toHaveURL(`/contatti?${QUERY}`);
  await expectEverywhere(page);
  await page.getByRole("banner").getByRole("link", { name: "PRENOTA ORA" }).click();
  await expect(page).toHaveURL(`/cerca_stanza?${QUERY}`);
  const store = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  expect(store).not.toMatch(/2027|adult/);
  const sessionEntries = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(sessionEntries).not.toMatch(/2027-08|adulti/);
  const otherTab = await context.newPage();
  await setClock(otherTab, "2027-06-10T10:00:00+02:00");
  await open(otherTab, "/");
  await expect(otherTab.getByLabel("Check-in")).toHaveValue("2027-06-10");
});

test("before a choice of dates chat links leave the dates open", async ({ page }) => {
  await page.setViewportSize(PHONE_WINDOW);
  for (const path of ["/", "/elegant_room"]) {
    await open(page, path);
    const form = page.getByRole("form", { name: /Disponibilità|Prenota/ });
    await expect(form).toContainText("Scegli le date");
    await expect(form.getByLabel("Check-in")).toHaveValue("2027-06-10");
    const otherChats = page.locator(`${ENQUIRY_CHATS}:not(form a)`);
    expect(await otherChats.count()).toBeGreaterThan(0);
    for (const link of await otherChats.all())
      expect(messageOf(await link.getAttribute("href"))).toMatch(/Le mie date sono: $/);
    await expect(page).toHaveURL(path);
  }
  await page.getByRole("button", { name: "Aggiungi adulto" }).click();
  const bar = page.getByRole("complementary", { name: "Contatti rapidi" });
  const chatLink = bar.getByRole("link", { name: "Scrivici su WhatsApp" });
  expect(messageOf(await chatLink.getAttribute("href"))).toBe(
    "Ciao, vorrei sapere se la Elegant Room è disponibile per 2 adulti. Le mie date sono: ",
  );
  await expect(page.getByRole("form", { name: "Prenota" })).toContainText("Scegli le date");
});

test("the bottom bar names the days, or leads to a wrong date", async ({ page, context }) => {
  await page.setViewportSize(PHONE_WINDOW);
  await open(page, `/?${QUERY}`);
  const bar = page.getByRole("complementary", { name: "Contatti rapidi" });
  const form = page.getByRole("form", { name: "Disponibilità" });
  await expect(bar.getByRole("link", { name: "Chiedi per 12–15 ago" })).toBeVisible();
  await page.getByLabel("Check-out").fill("2027-08-01");
  await bar.getByRole("link").first().click();
  await expect(page.getByLabel("Check-out")).toBeFocused();
  await expect(form).toContainText("almeno una notte dopo il check-in");
  expect(context.pages()).toHaveLength(1);
  await page.getByLabel("Check-in").fill("2027-06-01");
  await expect(form).toContainText("Il check-in è già passato");
});
