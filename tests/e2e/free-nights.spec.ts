import type { Page } from "@playwright/test";
import { readContent } from "#tests/support/content.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { AVAILABILITY_PATH, PATHS_IN } from "#app/paths/paths.ts";
import { expectNoViolations } from "#tests/support/axe.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { italian } from "#tests/support/italian.ts";
import { dayOf, nightsAt, mockNights } from "#tests/support/nights.ts";
import { costOf } from "#tests/support/price.ts";
import { expect, messageOf, open, rooms, setClock, test } from "#tests/support/site.ts";

const NOW = "2027-06-10T10:00:00+02:00";
const READ_AT = "2027-06-10T09:20:00+02:00";
const [elegant, natural, reading] = [rooms[0]!, rooms[1]!, rooms[2]!];
const ROOM_PATH = PATHS_IN.it.room(elegant.address);
const TAKEN = [
  ["2027-06-12/3", "2027-06-20/2"],
  ["2027-06-13/1", "2027-06-20/9"],
  ["2027-06-13/3", "2027-06-21/5"],
];
const STAY = "dal=2027-06-12&al=2027-06-15&adulti=2&bambini=0&camere=1";

test.beforeEach(async ({ page }) => setClock(page, NOW));

const words = readContent("words").nights;

/** The calendar's sentence about a free or taken stay of so many nights. */
const stayText = (answer: "free" | "taken", nights: number) =>
  interpolate(words.stay[answer], { notti: italian.nightsWords(nights) });

/** The calendar's button in the check-in field, present where nights are known. */
const calendarButton = (page: Page) => page.locator("[name=dal] + button").first();

const foldedStay = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openCalendar(page: Page, path: string, nights = nightsAt(READ_AT, TAKEN)) {
  await mockNights(page, nights);
  await open(page, path);
  await expect(page.getByRole("grid")).toHaveCount(0);
  await calendarButton(page).click();
  const grids = page.getByRole("grid");
  await expect(grids.first()).toBeVisible();
  const answer = page
    .getByRole("region", { name: words.heading, exact: true })
    .locator("p")
    .first();
  return { grids, answer };
}

test("a guest reads and chooses a room's nights by keyboard", async ({ page }) => {
  const { grids, answer } = await openCalendar(page, ROOM_PATH);
  await expect(grids).toMatchAriaSnapshot(`
    - grid "giugno 2027":
      - rowgroup:
        - row:
          - columnheader "lun"
          - columnheader "mar"
          - columnheader "mer"
          - columnheader "gio"
          - columnheader "ven"
          - columnheader "sab"
          - columnheader "dom"
      - rowgroup:
        - row
        - row:
          - gridcell "lunedì 7 giugno 2027" [disabled]
          - gridcell "martedì 8 giugno 2027" [disabled]
          - gridcell "mercoledì 9 giugno 2027" [disabled]
          - gridcell "giovedì 10 giugno 2027, libera"
          - gridcell "venerdì 11 giugno 2027, libera"
          - gridcell "sabato 12 giugno 2027, occupata" [disabled]
          - gridcell "domenica 13 giugno 2027, occupata" [disabled]
        - row
        - row
        - row
  `);
  const expectFocus = (day: string) => expect(dayOf(page, day)).toBeFocused();
  const pressKeys = (keys: string) => page.keyboard.press(keys);

  await dayOf(page, "2027-06-10").focus();
  await pressKeys("ArrowRight");
  await pressKeys("Enter");
  await expect(page.getByLabel("Check-in")).toHaveValue("2027-06-11");
  await expect(answer).toHaveText(`${stayText("free", 1)} ${words.chooseLeaving}`);
  const checkOutLabel = "sabato 12 giugno 2027, occupata, partenza";
  await expect(dayOf(page, "2027-06-12")).toHaveAccessibleName(checkOutLabel);

  await pressKeys("ArrowDown");
  await expectFocus("2027-06-18");
  await pressKeys("Home");
  await expectFocus("2027-06-14");
  await pressKeys("Space");
  await expect(page.getByLabel("Check-in")).toHaveValue("2027-06-11"); // taken: nothing happens
  // For a check-out after a taken night, the calendar names the taken nights and the nearest free ones.
  await pressKeys("ArrowRight");
  await pressKeys("Enter");
  await expect(page.getByLabel("Check-out")).toHaveValue("2027-06-15");
  await expect(answer).toHaveText(`${stayText("taken", 4)} Notti occupate: 12–14 giugno.`);
  await expect(page.getByRole("link", { name: "15–19 giu" })).toBeVisible();
  await pressKeys("Enter");
  await pressKeys("End");
  await expectFocus("2027-06-20");
  await expect(dayOf(page, "2027-06-20")).toHaveAttribute("aria-disabled", "false");
  await expect(dayOf(page, "2027-06-21")).toHaveAttribute("aria-disabled", "true");
  await pressKeys("Enter");
  await expect(page.getByLabel("Check-out")).toHaveValue("2027-06-20");
  // The calendar is folded to the stay, with its status beside the total; a press opens it again.
  await expect(foldedStay(page, "15–20 giu · 5 notti")).toBeFocused();
  await expect(page.getByRole("form", { name: "Prenota" })).toContainText(stayText("free", 5));
  await pressKeys("Enter");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(6);
  const chatLink = page.getByRole("link", { name: "Prenota camera" });
  expect(messageOf(await chatLink.getAttribute("href"))).toContain("dal 15/06/2027 al 20/06/2027");

  await dayOf(page, "2027-06-20").focus();
  await pressKeys("PageDown");
  await expectFocus("2027-07-20");
  await expect(grids).toHaveAccessibleName("luglio 2027");
  await pressKeys("Shift+PageDown");
  await expectFocus("2028-07-20");
  await pressKeys("Shift+PageDown"); // later than the availability
  await expectFocus("2029-06-10");
  await expect(page.getByRole("button", { name: words.next })).toBeDisabled();
  await pressKeys("Shift+PageUp");
  await pressKeys("Shift+PageUp");
  await pressKeys("PageUp");
  await expectFocus("2027-06-10");
  await expect(page.getByRole("button", { name: words.previous })).toBeDisabled();
  await expect(page.locator("[data-day][tabindex='0']")).toHaveCount(1);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`“Notti libere” opens the month into view, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await mockNights(page, nightsAt(READ_AT, TAKEN));
    await open(page, "/");
    const button = page.getByRole("button", { name: words.heading });
    const grid = page.getByRole("grid").first();
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const bar = page.getByRole("complementary", { name: "Contatti rapidi" });
    const isLarge = viewport.width > 1000;
    const windowBottom = async () => (isLarge ? viewport.height : (await bar.boundingBox())!.y);
    const isWholeInView = async () => {
      const box = (await grid.boundingBox())!;
      return box.y > 0 && box.y + box.height <= (await windowBottom());
    };
    await expect.poll(isWholeInView).toBe(true);
    await expect(page.getByText(words.chooseArrival)).toBeInViewport();
    await page.getByRole("combobox", { name: words.month }).selectOption("2027-08-01");
    await expect(grid).toHaveAccessibleName("agosto 2027");
    await dayOf(page, "2027-08-11").click();
    await dayOf(page, "2027-08-13").click();
    await expect(foldedStay(page, "11–13 ago · 2 notti")).toBeFocused();
    // On phones the field for guests opens when both days are chosen.
    const counter = page.getByRole("button", { name: "Aggiungi adulto" });
    if (!isLarge) await expect(counter).toBeInViewport({ ratio: 1 });
    const form = page.getByRole("form", { name: "Disponibilità" });
    // The stay's status, the total and the button are in view together.
    const panelParts = [
      form.locator("p[data-announced]", { hasText: stayText("free", 2) }),
      form.getByText(costOf(2), { exact: true }),
      form.getByRole("link", { name: "Controlla ora" }),
    ];
    for (const part of panelParts) await expect(part).toBeInViewport({ ratio: 1 });
    // Focus by the keyboard does not open the calendar: only a press does.
    await form.getByLabel("Check-in").focus();
    await expect(grid).toBeHidden();
  });

test("in forced colours chosen, taken and free days differ", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openCalendar(page, `${ROOM_PATH}?dal=2027-06-15&al=2027-06-18`);
  const cellLook = (day: string) =>
    dayOf(page, day).evaluate((cell) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(cell);
      return `${backgroundColor} ${backgroundImage}`;
    });
  const days = ["2027-06-15", "2027-06-16", "2027-06-19", "2027-06-20"];
  const cellLooks = await Promise.all(days.map(cellLook));
  expect(new Set(cellLooks).size).toBe(4);
});

test("a night of the house is taken when too few rooms are free", async ({ page }) => {
  await openCalendar(page, "/");
  const dayLabel = (day: string) => dayOf(page, day).getAttribute("aria-label");
  expect(await dayLabel("2027-06-12")).toContain("libera");
  expect(await dayLabel("2027-06-13")).toContain("occupata");
  expect(await dayLabel("2027-06-21")).toContain("occupata");
  const form = page.getByRole("form", { name: "Disponibilità" });
  await form.getByRole("button", { name: "Camere", exact: true }).click();
  await page.getByRole("button", { name: "Aggiungi camera" }).click();
  await page.getByRole("button", { name: "Aggiungi camera" }).click();
  expect(await dayLabel("2027-06-12")).toContain("occupata");
  await dayOf(page, "2027-06-16").click();
  await dayOf(page, "2027-06-18").click();
  await expect(form).toContainText(interpolate(words.stay.free, { notti: "2 notti, 3 camere" }));
  // The search page shows the availability of the chosen nights.
  await page.getByRole("link", { name: "Vedi le camere per queste date" }).click();
  for (const { name: room } of rooms)
    await expect(page.getByRole("article", { name: room })).toContainText(words.room.free);
});

test("a room's page shows at once that dates are taken, and free ones", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requestCount = await mockNights(page, nightsAt(READ_AT, TAKEN));
  await open(page, `${ROOM_PATH}?${STAY}`);
  const panel = page.getByRole("form", { name: "Prenota" });
  await expect(panel).toContainText(stayText("taken", 3));
  await expect(panel.getByRole("link", { name: "Prenota camera" })).toBeVisible();
  const hero = page.locator("main > section").first();
  await expect(hero).toContainText(/12–15\sgiu: occupata/);
  await expect(hero).not.toContainText("€");
  await expect(hero.getByRole("link", { name: words.button.taken })).toBeVisible();
  const bar = page.getByRole("complementary", { name: "Contatti rapidi" });
  const firstLink = bar.getByRole("link").first();
  await expect(firstLink).toHaveText(words.button.taken);
  await panel.getByRole("link", { name: "15–18 giu" }).click();
  await expect(page).toHaveURL(/dal=2027-06-15&al=2027-06-18/);
  await expect(page.getByLabel("Check-out")).toHaveValue("2027-06-18");
  await expect(panel).toContainText(stayText("free", 3));
  await expect(hero).toContainText("€");
  await expect(firstLink).toContainText("15–18 giu");
  await expect(page.getByRole("grid")).toHaveCount(0);
  expect(requestCount()).toBe(1);
});

test("the search shows for each room whether the dates are free", async ({ page }) => {
  const requestCount = await mockNights(page, nightsAt(READ_AT, [...TAKEN.slice(0, 2), []]));
  await open(page, `/cerca_stanza?${STAY}`);
  const roomCard = (room: { name: string }) => page.getByRole("article", { name: room.name });
  await expect(roomCard(elegant)).toContainText(words.room.taken);
  await expect(roomCard(reading)).toContainText(words.room.free);
  expect(requestCount()).toBe(1);
  // The free room comes first and taken ones last, on the screen and in the tab order.
  const roomOrder = () =>
    page.getByRole("article").evaluateAll((all) => all.map((one) => one.textContent));
  const roomNames = async () =>
    (await roomOrder()).map((text) => rooms.find(({ name }) => text.includes(name))?.name);
  expect(await roomNames()).toEqual([reading.name, elegant.name, natural.name]);
  const askLink = (room: { name: string }, label: string) =>
    roomCard(room).getByRole("link", { name: `${label}: ${room.name}`, exact: true });
  for (const [ask, colour] of [
    [askLink(reading, words.button.free), "rgb(193, 157, 104)"],
    [askLink(elegant, words.button.taken), "rgba(0, 0, 0, 0)"],
  ] as const)
    await expect(ask).toHaveCSS("background-color", colour);
  const form = page.getByRole("form", { name: "Disponibilità" });
  await expect(form).toContainText(stayText("free", 3));
  await roomCard(natural).getByRole("link", { name: "10–13 giu" }).click();
  await expect(page).toHaveURL(/dal=2027-06-10&al=2027-06-13/);
  await expect(roomCard(natural)).toContainText(words.room.free);
  await expect(askLink(natural, words.button.free)).toBeVisible();
  // The order does not change while the focus is among the rooms.
  expect(await roomNames()).toEqual([reading.name, elegant.name, natural.name]);
});

test("on an open page availability ages until no night is called free", async ({ page }) => {
  const { grids } = await openCalendar(page, `${ROOM_PATH}?${STAY}`, nightsAt(NOW, TAKEN));
  const answer = page.getByRole("region", { name: words.heading, exact: true });
  const forward = async (hours: number) => page.clock.fastForward(hours * 3_600_000);
  await expect(answer).toContainText(`Aggiornato ora. ${words.notBooked}`);
  await forward(59 / 60);
  await expect(answer.locator("time")).toHaveText("59 minuti fa");
  await forward(2);
  await expect(answer).not.toContainText(words.old);
  await forward(1.5);
  await expect(answer).toContainText(`Aggiornato 4 ore fa. ${words.old} ${words.notBooked}`);
  await forward(19.25);
  await expect(answer.locator("time")).toHaveText("23 ore fa");
  await expect(page.getByRole("gridcell", { name: /libera/ })).not.toHaveCount(0);
  await forward(2);
  await expect(answer.locator("time")).toHaveText("25 ore fa");
  await expect(answer).toContainText(words.doubt);
  await expect(page.getByRole("gridcell", { name: /libera/ })).toHaveCount(0);
  await expect(dayOf(page, "2027-06-16")).toHaveAccessibleName(/da confermare/);
  await expect(dayOf(page, "2027-06-20")).toHaveAccessibleName(/occupata/);
  await expect(answer.getByRole("link")).toHaveCount(0);
  await expect(grids).toBeVisible();
});

test.describe("by touch, 320 px wide, in German", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test("two taps choose a stay, and uncertain days are named as such", async ({ page }) => {
    const germanWords = readContent("words", {}, "de").nights;
    const { address } = readContent("rooms", {}, "de").rooms[0]!;
    await openCalendar(page, PATHS_IN.de.room(address));
    const box = await dayOf(page, "2027-06-16").boundingBox();
    expect(box?.width).toBeGreaterThan(39);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await dayOf(page, "2027-06-15").tap();
    await dayOf(page, "2027-06-18").tap();
    await expect(page.locator("form input[type=date]").nth(1)).toHaveValue("2027-06-18");
    await foldedStay(page, "15.–18. Juni · 3 Nächte").tap();
    const arrivalLabel = new RegExp(`, ${germanWords.day.free}, ${germanWords.day.arrive}$`);
    await expect(dayOf(page, "2027-06-15")).toHaveAccessibleName(arrivalLabel);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.clock.fastForward(25 * 3_600_000);
    await expect(page.getByText(germanWords.doubt).filter({ visible: true })).toHaveCount(1);
    const names = await page
      .locator("[data-day]")
      .evaluateAll((days) => days.map((day) => day.getAttribute("aria-label")));
    expect(names.filter((name) => name?.split(", ").includes(germanWords.day.free))).toEqual([]);
    expect(names.filter((name) => name?.split(", ").includes(germanWords.day.ask))).not.toEqual([]);
  });
});

test("the calendar and the rooms' answers have no accessibility violations", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const oldNights = nightsAt("2027-06-09T09:00:00+02:00", TAKEN);
  const germanRoom = PATHS_IN.de.room(readContent("rooms", {}, "de").rooms[0]!.address);
  for (const [path, nights, width] of [
    [`${ROOM_PATH}?dal=2027-06-15&al=2027-06-18`, nightsAt(READ_AT, TAKEN), 390],
    ["/cerca_stanza", nightsAt(READ_AT, TAKEN), 1280],
    // With --full alone, because nights of an old reading look like other nights.
    ...(IS_FULL ? ([[germanRoom, oldNights, 390]] as const) : []),
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openCalendar(page, path, nights);
    if (path === "/cerca_stanza") await dayOf(page, "2027-06-18").click();
    await expectNoViolations(page, path, "main");
    await page.unroute(`**${AVAILABILITY_PATH}`);
  }
});

test("a house without calendars shows no calendar", async ({ page }) => {
  const response = page.waitForResponse(`**${AVAILABILITY_PATH}`);
  await page.goto(ROOM_PATH);
  await response;
  const field = page.getByLabel("Check-in");
  await field.click();
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(calendarButton(page)).toHaveCount(0);
  await field.fill("2027-07-01");
  await expect(field).toBeEditable();
});
