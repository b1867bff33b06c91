/** Pages of a house whose prices use every feature: all pages show the same, right prices. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readContents } from "#tests/support/content.ts";
import { type Enquiry, withEnquiry } from "#app/domain/enquiry.ts";
import { inEach, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { quoteRooms, splitIntoRooms, type PartyQuote } from "#app/domain/quote-rooms.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { publishingHouse } from "#tests/faults/support/publishing-house.ts";
import { BUILD, startServer } from "#tests/faults/support/server.ts";
import { expectNoViolations } from "#tests/support/axe.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { FULL_PRICES, fullContent } from "#tests/support/full-prices.ts";
import { italian } from "#tests/support/italian.ts";
import { test as base, expect, messageOf, open, setClock } from "#tests/support/site.ts";

const { prices } = fullContent;
const [elegant, natural] = fullContent.rooms.rooms;

const CONTENT_IN_EACH = inEach((language) => {
  const content = readContents({ prices: FULL_PRICES })[language];
  return { content, book: phrasebook(content.phrases), paths: PATHS_IN[language] };
});

/** A test with a server on which a house has published these prices, shared by the tests of a worker. */
const test = base.extend<object, { publishedUrl: string }>({
  publishedUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from there
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "prices-"));
      const house = publishingHouse(folder);
      writeFileSync(join(folder, "prices.yaml"), FULL_PRICES);
      const server = await startServer({ site: BUILD, environment: { DATA_DIR: house.dataDir } });
      await house.desk("importa", folder).outcome;
      const { output } = await house.desk("pubblica").outcome;
      if (!output.includes("Pubblicato")) throw new Error(output);
      while (!(await (await fetch(server.url)).text()).includes("da € 85,00")) await pause(50);
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ publishedUrl }, use) => use(publishedUrl),
});

test.describe.configure({ mode: "serial" });
test.beforeEach(({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));

const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut });

/** The text of a total in a form. */
function totalTextOf(total: PartyQuote, { book, content }: (typeof CONTENT_IN_EACH)["it"]): string {
  const totalText = interpolate(content.words.summary.total, { totale: book.priceWords(total) });
  return book.taxWords(total) ? book.totalWords(total) : totalText;
}

const FAMILY_PARTY = { rooms: 1, adults: 2, children: 1 };

/** Pages before scripts run, and e-mails, are tested by tests/whole/stay-states.test.ts. */
const ENQUIRIES: Enquiry[] = [
  // Eight nights, a child in the extra bed, a discount and the tax
  { stay: stay("2027-06-20", "2027-06-28"), party: { ...FAMILY_PARTY, ages: [11] } },
  // Across the edge of a season, with a child of unknown age
  { stay: stay("2027-08-07", "2027-08-12"), party: FAMILY_PARTY },
  // New Year, one adult
  { stay: stay("2027-12-30", "2028-01-02"), party: { rooms: 1, adults: 1, children: 0 } },
  // Several rooms
  { stay: stay("2027-09-28", "2027-10-02"), party: { rooms: 2, adults: 3, children: 0 } },
];

for (const language of LANGUAGE_CODES)
  (language === "en" && !IS_FULL ? test.skip : test)(
    `a request has one total, line by line, in the home bar, the search and the room's page (${language})`,
    async ({ page }) => {
      const { content, book, paths } = CONTENT_IN_EACH[language];
      const { enquiry: words, room: roomWords } = content.words;
      const room = content.rooms.rooms[0]!;
      // Without --full several rooms are tested in German, and every kind of line of a bill in Italian.
      for (const enquiry of language === "it" || IS_FULL
        ? ENQUIRIES.slice(0, IS_FULL ? 4 : 2)
        : [ENQUIRIES[3]!]) {
        const party = enquiry.party!;
        const quote = quoteRooms(enquiry.stay!, party, prices);
        const [partyOfRoom] = splitIntoRooms(party);
        const share = quoteRooms(enquiry.stay!, partyOfRoom!, pricesOf(room.slug, prices));
        const totalText = (total: PartyQuote) => totalTextOf(total, CONTENT_IN_EACH[language]);

        await open(page, withEnquiry(paths.home, enquiry));
        const bar = page.getByRole("form", { name: words.availability });
        await expect(bar).toContainText(totalText(quote));
        const [barBill] = book.billsOf(quote);
        // The bill is folded below the total.
        if (barBill) await bar.getByText(content.words.summary.bill).click();
        for (const { words: line, amount } of book.billsOf(quote).flatMap(({ lines }) => lines)) {
          const entries = bar.getByRole("listitem").filter({ hasText: `${line} ${amount}` });
          await expect(entries.first()).toBeVisible();
        }

        await bar.getByRole("link", { name: words.seeRooms }).click();
        await expect(page).toHaveURL(withEnquiry(paths.search, enquiry));
        const search = page.getByRole("form", { name: words.availability });
        await expect(search).toContainText(totalText(quote));
        const roomCard = page.getByRole("article", { name: room.name });
        await expect(roomCard).toContainText(book.priceWords(share));
        const [bill] = book.billsOf(share);
        // For one room the form has the bill folded below the total.
        if (bill && party.rooms === 1) {
          await roomCard.getByText(content.words.summary.bill).click();
          await expect(roomCard.getByText(bill.lines[0]!.words).first()).toBeVisible();
        }

        await roomCard.getByRole("link", { name: `${roomWords.details}: ${room.name}` }).click();
        const panel = page.getByRole("form", { name: words.book });
        // With several rooms, the price of this room is not called a total.
        const { thisRoom } = content.words.summary;
        const shareText = interpolate(thisRoom, { totale: book.priceWords(share) });
        await expect(panel).toContainText(party.rooms > 1 ? shareText : totalText(share));
      }
    },
  );

test("the form asks for ages that change the price, and carries them", async ({ page }) => {
  await open(page, `/${natural!.slug}?dal=2028-04-10&al=2028-04-12&adulti=2&bambini=1&camere=1`);
  const panel = page.getByRole("form", { name: "Prenota" });
  // The child's bed costs the same at every age, and in April there is no tax.
  await expect(panel).toContainText("€ 230,00");
  await expect(panel.getByLabel("Età del bambino 1")).toBeHidden();
  // The age can be given though it changes no price, and is added to the address.
  await panel.getByText(fullContent.words.enquiry.ages).click();
  await panel.getByLabel("Età del bambino 1").selectOption("0");
  await expect(page).toHaveURL(/&eta=0$/);
  const chatText = messageOf(
    await panel.getByRole("link", { name: "Prenota camera" }).getAttribute("href"),
  );
  expect(chatText).toMatch(/12\/04\/2028\. Il bambino ha meno di 1 anno\.$/);
  await expect(panel).toContainText("€ 230,00");

  await open(page, `/${elegant!.slug}?dal=2028-04-10&al=2028-04-12&adulti=2&bambini=1&camere=1`);
  const age = panel.getByLabel("Età del bambino 1");
  await expect(panel).toContainText("€ 220,00");
  await expect(panel).toContainText(fullContent.phrases.quote.agesMissing);
  await age.selectOption("11");
  await expect(panel).toContainText("€ 200,00");
  await expect(panel).not.toContainText(fullContent.phrases.quote.agesMissing);
  await expect(page).toHaveURL(/&eta=11$/);
  await age.selectOption("2");
  await expect(panel).toContainText("€ 170,00");

  // Another child has no age yet; after it is removed, the first child's age is still known.
  await panel.getByRole("button", { name: "Aggiungi bambino" }).click();
  await expect(panel.getByLabel("Età del bambino 2")).toHaveValue("");
  await panel.getByRole("button", { name: "Togli bambino" }).click();
  await expect(age).toHaveValue("2");
  await page.reload();
  await expect(age).toHaveValue("2");
  await page.getByRole("banner").getByRole("link", { name: "PRENOTA ORA" }).click();
  await expect(page).toHaveURL(/cerca_stanza\?.*&eta=2$/);
  await expect(page.getByRole("article", { name: elegant!.name })).toContainText("€ 170,00");
});

test("a too short stay shows the minimum, and the chat still works", async ({ page }) => {
  const tooShort = italian.pluralize(3, fullContent.phrases.quote.tooShort);
  await open(page, `/${natural!.slug}?dal=2027-08-07&al=2027-08-09&adulti=2`);
  const panel = page.getByRole("form", { name: "Prenota" });
  await expect(panel).toContainText(tooShort);
  const chat = panel.getByRole("link", { name: "Prenota camera" });
  expect(messageOf(await chat.getAttribute("href"))).toContain("dal 07/08/2027 al 09/08/2027");
  await panel.getByLabel("Check-out").fill("2027-08-10");
  await expect(panel).not.toContainText(tooShort);
});

test("price details fit and are accessible at any width and theme", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  test.setTimeout(120_000);
  const query = "dal=2027-08-07&al=2027-08-09&adulti=2&bambini=2&camere=1";
  for (const path of ["/", "/cerca_stanza", `/${elegant!.slug}`]) {
    await open(page, `${path}?${query}`);
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if ((width === 390 && path !== "/cerca_stanza") || IS_FULL)
        await expectNoViolations(page, `${path}, ${width} px`);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
