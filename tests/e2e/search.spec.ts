import type { Page } from "@playwright/test";
import { nightPrice, costIn, costOf } from "#tests/support/price.ts";
import {
  expect,
  expectHref,
  messageOf,
  open,
  rooms,
  search,
  setClock,
  test,
} from "#tests/support/site.ts";

const SEARCH_URL = "/cerca_stanza?dal=2027-07-01&al=2027-07-04&adulti=2&bambini=1&camere=1";
const [first] = rooms as [(typeof rooms)[0]];
const DATES_TEXT = "dal 01/07/2027 al 04/07/2027";

test.beforeEach(async ({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));

function searchForm(page: Page) {
  const form = page.getByRole("form", { name: "Disponibilità" });
  return {
    form,
    checkIn: form.getByLabel("Check-in"),
    checkOut: form.getByLabel("Check-out"),
    open: (name: string) => form.getByRole("button", { name, exact: true }).click(),
    answer: (room: string) => page.getByRole("article", { name: room }),
  };
}

test("the search starts with tonight; its address restores a choice", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "PRENOTA ORA" }).click();
  await expect(page).toHaveURL("/cerca_stanza");
  await expect(page).toHaveTitle("Room - Cerca la tua stanza");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(search.hero.heading);
  const { form, checkIn, checkOut, open: press, answer } = searchForm(page);
  await expect(checkIn).toHaveValue("2027-06-10");
  await expect(checkOut).toHaveValue("2027-06-11");
  const historyLength = await page.evaluate(() => history.length);
  await checkIn.fill("2027-07-01");
  await checkOut.fill("2027-07-04");
  await press("Ospiti");
  await press("Aggiungi adulto");
  await press("Aggiungi bambino");
  await expect(page).toHaveURL(SEARCH_URL);
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
  // While the stay is invalid, the URL keeps the previous valid stay.
  await checkOut.fill("");
  await expect(page).toHaveURL(SEARCH_URL);
  await expect(answer(first.name)).toContainText(`${nightPrice(first)}a notte`);
  await page.reload();
  await expect(checkIn).toHaveValue("2027-07-01");
  await expect(checkOut).toHaveValue("2027-07-04");
  await expect(form).toContainText("2 adulti e 1 bambino");
});

test("all three rooms show their answer; wrong dates open no chat", async ({ page, context }) => {
  await open(page, SEARCH_URL);
  const { form, checkIn, checkOut, answer } = searchForm(page);
  await expect(checkIn).toHaveValue("2027-07-01");
  await expect(form).toContainText("3 notti, 1 camera, 2 adulti e 1 bambino");
  // Facts that all rooms share are shown once, above the rooms.
  const results = page.getByRole("region", { name: search.answer.heading });
  for (const words of [first.bed, first.extraBed, "il letto matrimoniale e il letto aggiunto"])
    await expect(results.getByText(words)).toHaveCount(1);
  for (const room of rooms) {
    const card = answer(room.name);
    const priceText = costIn(room, 3, { checkIn: "2027-07-01", adults: 2, children: 1 });
    await expect(card).toContainText(priceText);
    await expect(card).toContainText("3 notti");
    const bathroom = room.slug === "reading_room" ? "esterno" : "interno";
    await expect(card).toContainText(`Bagno privato ${bathroom}`);
    await expect(card.getByText("culla")).toHaveCount(room.slug === "elegant_room" ? 0 : 1);
    const chat = card.getByRole("link", { name: `Chiedi se è libera: ${room.name}` });
    expect(messageOf(await chat.getAttribute("href"))).toBe(
      `Ciao, vorrei sapere se la ${room.name} è disponibile per 2 adulti e 1 bambino ${DATES_TEXT}`,
    );
    await expectHref(
      card.getByRole("link", { name: `Guarda dettagli: ${room.name}` }),
      `/${room.slug}?${SEARCH_URL.split("?")[1]}`,
    );
  }
  await checkOut.fill("2027-06-30");
  await answer("Elegant Room").getByRole("link", { name: "Chiedi" }).click();
  await expect(checkOut).toBeFocused();
  expect(context.pages()).toHaveLength(1);
});

test("a shared search of past dates starts with tonight, same people", async ({ page }) => {
  await open(page, "/cerca_stanza?dal=2027-05-01&al=2027-05-03&adulti=4&bambini=0&camere=2");
  const { form, checkIn } = searchForm(page);
  await expect(checkIn).toHaveValue("2027-06-10");
  for (const words of ["2 camere", "4 adulti"]) await expect(form).toContainText(words);
});

test("a party too large for a room can request several rooms at once", async ({ page }) => {
  await open(page, SEARCH_URL.replace("adulti=2", "adulti=5"));
  const { form, answer } = searchForm(page);
  const results = page.getByRole("region", { name: search.answer.heading });
  await expect(results).toContainText("Per 6 persone una camera non basta");
  await expect(form).toContainText("Per 5 adulti e 1 bambino servono 2 camere.");
  // The form shows no total for too few rooms; one press chooses enough rooms.
  await expect(form).not.toContainText("Totale");
  await expect(answer("Natural Room")).toContainText("a notte");
  await form.getByRole("button", { name: "Aggiungi una camera" }).click();
  await expect(page).toHaveURL(/camere=2/);
  await expect(form.getByRole("button", { name: "Aggiungi una camera" })).toHaveCount(0);
  const beds =
    "Per 3 persone: il letto matrimoniale e il letto aggiunto. Insieme a un’altra camera.";
  await expect(results).toContainText(beds);
  // Above the rooms there is one total and one button for both rooms.
  await expect(answer("Natural Room").getByRole("link", { name: /^Chiedi/ })).toHaveCount(0);
  await expect(form).toContainText(costOf(3, 2, { checkIn: "2027-07-01", adults: 5, children: 1 }));
  const shareLinks = page.getByRole("link", { name: "Chiedi 2 camere" });
  expect(messageOf(await shareLinks.getAttribute("href"))).toBe(
    `Ciao, vorrei sapere se sono disponibili 2 stanze per 5 adulti e 1 bambino ${DATES_TEXT}`,
  );
});

test("a room's page starts with the choice in its address, and never removes it there", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const queries: string[] = [];
    Object.assign(window, { queries });
    const { replaceState } = history;
    history.replaceState = function (...words) {
      replaceState.apply(this, words);
      queries.push(location.search);
    };
  });
  const query = `?${SEARCH_URL.split("?")[1]}`;
  await open(page, `/elegant_room${query}`);
  const panel = page.getByRole("form", { name: "Prenota" });
  await expect(panel.getByLabel("Check-in")).toHaveValue("2027-07-01");
  const chat = await panel.getByRole("link", { name: "Prenota camera" }).getAttribute("href");
  expect(messageOf(chat)).toContain(`per 2 adulti e 1 bambino ${DATES_TEXT}`);
  // The canonical address has no query.
  await expectHref(page.locator("link[rel=canonical]"), /\/elegant_room$/);
  const queries = await page.evaluate(() => (window as unknown as { queries: string[] }).queries);
  expect(queries).not.toContain("");
  expect(page.url()).toContain(query);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the rooms show their price a night, chat link and page", async ({ page }) => {
    await page.goto("/cerca_stanza");
    const { answer } = searchForm(page);
    for (const room of rooms) {
      const card = answer(room.name);
      await expect(card).toContainText(`${nightPrice(room)}a notte`);
      const chat = card.getByRole("link", { name: `Chiedi se è libera: ${room.name}` });
      expect(messageOf(await chat.getAttribute("href"))).toContain(`la ${room.name} è disponibile`);
      await expectHref(card.getByRole("link", { name: "Guarda dettagli" }), `/${room.slug}`);
    }
    const results = page.getByRole("region", { name: search.answer.heading });
    await expect(results.locator("noscript > p").first()).toBeVisible();
  });
});
