/** The family's tasks at the desk, with the taps from its first page counted, with and without scripts. */
import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";
import { DESK_PATH, DESK_PATHS } from "#app/desk/paths.ts";
import { allClosures } from "#server/store/closures.ts";
import { allRevisions } from "#server/store/documents.ts";
import { allMessages } from "#server/store/messages.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { type DeskServer, expect, deskLink, test, countTaps } from "#tests/support/desk-page.ts";
import { AUGUST, chatText, writeMessage } from "#tests/support/desk-screens.ts";
import { contentText } from "#tests/support/issues.ts";

/** Returns the prepared reply; with scripts it is also copied by the button, as the family does. */
async function copyReply(page: Page, hand: ReturnType<typeof countTaps>, hasScripts: boolean) {
  const text = page.getByLabel("Testo da mandare");
  await expect(text).toHaveValue(/\S/);
  const value = await text.inputValue();
  if (!hasScripts) return value;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await hand.tap(page.getByRole("button", { name: "Copia" }));
  await expect(page.getByRole("button", { name: "Copiato" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  return value;
}

type Tap = (target: Locator) => Promise<void>;

async function publishDraft(page: Page, tap: Tap): Promise<void> {
  await tap(page.getByRole("button", { name: "Pubblica" }));
  const publishedNotice = page.getByText(/^Pubblicato:/);
  await expect(publishedNotice).toBeVisible({ timeout: 60_000 });
}

async function fill(page: Page, tap: Tap, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = page.getByRole("textbox", { name, exact: true });
    await tap(field);
    await field.fill(text);
  }
}

/** Chooses a room's first free nights, from the desk's first page on; returns the first night's label. */
async function chooseNights(page: Page, tap: Tap, room: string, count: number): Promise<string> {
  await page.goto(DESK_PATH);
  await tap(deskLink(page, "Calendario"));
  await expect(page.getByRole("heading", { name: "Calendario" })).toBeVisible();
  const freeNights = page.getByRole("link", { name: new RegExp(`^${room}, .*: libera$`) });
  const labels = await freeNights.evaluateAll((links) => links.map(({ ariaLabel }) => ariaLabel!));
  for (const name of [labels[0]!, labels[count - 1]!])
    await tap(page.getByRole("link", { name, exact: true }));
  return labels[0]!;
}

const unansweredCount = async ({ database }: DeskServer, name: string) =>
  (await allMessages(database)).filter((one) => one.name === name && one.answeredAt === 0).length;

// The draft is discarded, because other tests on the same server leave unpublished changes.
test.beforeEach(async ({ page }) => {
  const form = { chiave: crypto.randomUUID() };
  const response = await page.request.post(DESK_PATHS.discard, { form, maxRedirects: 0 });
  expect(response.status()).toBe(303);
});

for (const hasScripts of [true, false])
  test.describe(hasScripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: hasScripts });

    const printTaps = (what: string, taps: number) =>
      console.log(`  desk ${hasScripts ? "with" : "without"} scripts: ${what}: ${taps} taps`);

    test("the family publishes a new price", async ({ page, request, desk }) => {
      test.skip(!hasScripts && !IS_FULL, "without scripts in the full run alone");
      const { tap, taps } = countTaps();
      await page.goto(DESK_PATH);
      await tap(deskLink(page, "Prezzi"));
      const field = page.getByLabel("Natural Room, a notte");
      const newPrice = `${Number.parseInt(await field.inputValue(), 10) + 7},00`;
      const isPricePublic = async () => (await (await request.get("/")).text()).includes(newPrice);
      expect(await isPricePublic()).toBe(false);
      await tap(field);
      await field.fill(newPrice);
      await tap(page.getByRole("button", { name: "Salva" }));
      await expect(page.getByText(/modific(a|he) che gli ospiti non vedono ancora/)).toBeVisible();
      await publishDraft(page, tap);
      await expect.poll(isPricePublic).toBe(true);
      printTaps("a new price public", taps());
      expect(taps()).toBeLessThanOrEqual(6);

      const revisionCount = async () => (await allRevisions(desk.database)).length;
      const revisionsBefore = await revisionCount();
      await page.reload();
      await page.goBack();
      await page.goForward();
      expect(await revisionCount()).toBe(revisionsBefore);
    });

    test("the family publishes a new season", async ({ page, request }) => {
      const { tap, taps } = countTaps();
      const name = hasScripts ? "Vendemmia" : "Castagne";
      await page.goto(DESK_PATH);
      await tap(deskLink(page, "Prezzi"));
      await tap(page.getByRole("link", { name: "Aggiungi: stagione" }));
      const season = { "Prima notte": "12 ottobre", "Ultima notte": "18/10", "A notte": "99" };
      await fill(page, tap, { Nome: name, ...season });
      await tap(page.getByRole("button", { name: "Salva" }));
      await publishDraft(page, tap);
      await expect.poll(async () => (await request.get("/elegant_room")).text()).toContain(name);
      printTaps("a season public", taps());
      expect(taps()).toBeLessThanOrEqual(8);
    });

    test("the family previews, publishes and undoes a new sentence", async ({ page, request }) => {
      test.skip(!hasScripts && !IS_FULL, "without scripts in the full run alone");
      test.setTimeout(120_000); // busy machines are slow
      const { tap, taps } = countTaps();
      const sentence = `Tre stanze, ${hasScripts ? "un orto" : "un forno"} e il mare`;
      const guestsRead = async () => (await (await request.get("/")).text()).includes(sentence);
      await page.goto(DESK_PATH);
      await tap(deskLink(page, "Altro"));
      await tap(page.getByRole("link", { name: "Testi e pagine" }));
      await tap(page.getByRole("link", { name: "Pagina iniziale", exact: true }));
      await tap(page.getByRole("link", { name: /^Apertura/ }));
      const field = page.getByRole("textbox", { name: "Frase d’apertura", exact: true }).first();
      await tap(field);
      if (hasScripts) {
        await field.fill("a".repeat(Number(await field.getAttribute("maxlength")) - 5));
        await expect(page.getByText("Ancora 5 caratteri.")).toBeVisible();
      }
      await field.fill(sentence);
      await expect(page.getByText("Ancora 5 caratteri.")).toBeHidden();
      for (const language of ["inglese", "tedesco"]) {
        const translation = page.getByLabel(`Frase d’apertura, in ${language}`).first();
        await tap(translation);
        await translation.fill(`${sentence} (${language})`);
      }
      await tap(page.getByRole("button", { name: "Salva" }));
      await expect(page.getByText("Una modifica che gli ospiti non vedono ancora.")).toBeVisible();

      await page.getByRole("link", { name: "Guarda" }).click();
      await expect(page.getByText("Anteprima, solo per voi.")).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(sentence)).toBeVisible();
      expect(await guestsRead()).toBe(false);
      await page.getByRole("link", { name: "Torna al banco" }).click();

      await publishDraft(page, tap);
      await expect.poll(guestsRead).toBe(true);
      printTaps("a sentence in three languages public", taps());
      expect(taps()).toBeLessThanOrEqual(9);

      const undo = countTaps();
      await undo.tap(page.getByRole("link", { name: "Tornare indietro" }));
      await undo.tap(page.getByRole("button", { name: /^Torna a questa/ }).first());
      await expect.poll(guestsRead, { timeout: 30_000 }).toBe(false);
      printTaps("undone", undo.taps());
      expect(undo.taps()).toBeLessThanOrEqual(3);
    });

    test("the family publishes, hides and shows an Italian review", async ({ page, request }) => {
      test.skip(!hasScripts && !IS_FULL, "without scripts in the full run alone");
      test.setTimeout(120_000); // busy machines are slow
      const { tap, taps } = countTaps();
      const quote = `La torta, ${hasScripts ? "da sola" : "a colazione"}, vale il viaggio.`;
      const readAt = async (path: string) => (await request.get(path)).text();
      const guestsRead = async () => (await readAt("/")).includes(quote);
      await page.goto(DESK_PATH);
      await tap(deskLink(page, "Altro"));
      await tap(page.getByRole("link", { name: "Testi e pagine" }));
      await tap(page.getByRole("link", { name: /^Una recensione/ }));
      await fill(page, tap, {
        "Le sue parole": quote,
        Nome: "Klara",
        "Da dove viene": "Graz",
        "Dove l’ha scritto": "Google",
      });
      await tap(page.getByRole("checkbox", { name: "Ha dormito qui, e ci ha detto di sì" }));
      await tap(page.getByRole("button", { name: "Salva" }));
      await expect(page.getByText(/modific(a|he) che gli ospiti non vedono ancora/)).toBeVisible();
      if (!IS_FULL) return;
      await publishDraft(page, tap);
      await expect.poll(guestsRead).toBe(true);
      printTaps("a review public", taps());
      expect(taps()).toBeLessThanOrEqual(10);
      const { verification } = parse(contentText("it/home")).reviews;
      expect(await readAt("/")).toContain(verification);
      for (const path of ["/en", "/de"]) expect(await readAt(path)).not.toContain("Klara");

      for (const isShown of [false, true]) {
        await page.goto(`${DESK_PATHS.site}/home/parole.reviews.items`);
        const label = isShown ? /^Mostra: La torta/ : /^Nascondi: La torta/;
        await page.getByRole("button", { name: label }).last().tap();
        await publishDraft(page, (target) => target.tap());
        await expect.poll(guestsRead).toBe(isShown);
      }
      await page.goto(DESK_PATHS.site);
      await expect(page.getByRole("heading", { name: /^Da tradurre \(\d+\)$/ })).toBeVisible();
    });

    test("the family publishes a new photograph", async ({ page, request }) => {
      test.skip(!hasScripts && !IS_FULL, "without scripts in the full run alone");
      test.setTimeout(120_000); // busy machines are slow
      const { tap, taps } = countTaps();
      const picturePixels = async () =>
        /\/pictures\/elegant-wide-[a-z]+\.[0-9a-f]{8}/.exec(
          await (await request.get("/elegant_room")).text(),
        )?.[0];
      const pictureBefore = await picturePixels();
      await page.goto(DESK_PATH);
      await tap(deskLink(page, "Altro"));
      await tap(page.getByRole("link", { name: "Fotografie" }));
      await tap(page.locator(`a[href="${DESK_PATHS.pictures}/elegant-wide"]`));
      const file = page.getByLabel("Fotografia dal telefono");
      await tap(file);
      await file.setInputFiles(`pictures/masters/${hasScripts ? "natural" : "reading"}-wide.jpg`);
      await tap(page.getByRole("button", { name: "Metti questa fotografia" }));
      await expect(page.getByRole("status").first()).toContainText("Salvata", { timeout: 30_000 });
      if (!IS_FULL) return;
      await publishDraft(page, tap);
      await expect.poll(picturePixels).not.toBe(pictureBefore);
      printTaps("a new photograph public", taps());
      expect(taps()).toBeLessThanOrEqual(10);
    });

    test("the family closes three nights", async ({ page, desk }) => {
      const { tap, taps } = countTaps();
      const firstNight = await chooseNights(page, tap, "Reading Room", 3);
      await expect(page.getByRole("region", { name: "Notti scelte" })).toContainText(
        "Reading Room, 3 notti",
      );
      await tap(page.getByRole("region").getByRole("button", { name: "Chiudi" }));
      await expect(page.getByRole("status")).toContainText(/^Chiuso: Reading Room, .*3 notti\.$/);
      const closedLabel = firstNight.replace(/libera$/, "chiusa da voi");
      await expect(page.getByRole("link", { name: closedLabel })).toBeVisible();
      printTaps("three nights closed", taps());
      expect(taps()).toBeLessThanOrEqual(4);
      const closures = await desk.database.read(allClosures);
      expect(closures.filter(({ room }) => room === "reading_room").length).toBeGreaterThan(0);
    });

    test("the family marks a stay with a guest's name", async ({ page, desk }) => {
      const { tap, taps } = countTaps();
      const name = hasScripts ? "Verdi" : "Neri";
      await chooseNights(page, tap, "Natural Room", 2);
      await tap(page.getByRole("link", { name: "Segna un soggiorno" }));
      await tap(page.getByLabel("Nome"));
      await page.getByLabel("Nome").fill(name);
      await tap(page.getByRole("button", { name: "Segna un soggiorno" }));
      await expect(page.getByRole("status")).toContainText("Segnato: Natural Room");
      printTaps("a stay with its name", taps());
      expect(taps()).toBeLessThanOrEqual(6);
      const stays = await desk.database.read(allClosures);
      expect(stays.filter(({ note }) => note === name)).toHaveLength(1);
    });

    test("the family answers a pasted text", async ({ page }) => {
      const fingers = countTaps();
      await page.goto(DESK_PATH);
      await fingers.tap(deskLink(page, "Posta"));
      await page.getByLabel("Testo dell’ospite").fill(chatText(1, AUGUST));
      await fingers.tap(page.getByRole("button", { name: "Leggi" }));
      const text = await copyReply(page, fingers, hasScripts);
      expect(text).toContain("the Natural Room is available");
      expect(page.url()).not.toMatch(/Natural|2027/);
      printTaps("from a pasted text to the answer", fingers.taps());
      expect(fingers.taps()).toBeLessThanOrEqual(3);
      await page.getByRole("button", { name: "Segna il soggiorno" }).tap();
      await expect(page.getByLabel("Prima notte")).toHaveValue("2027-08-12");
      await expect(page.getByLabel("Partenza")).toBeInViewport();
    });

    test("the family answers a text in free words by picking its days", async ({ page }) => {
      const words = "Ciao, siamo in due, dal 12 al 15 agosto 2027 avete posto?";
      const fingers = countTaps();
      const name = hasScripts ? "Gina Verdi" : "Pia Verdi";
      await writeMessage(page, name, words);
      await page.goto(DESK_PATH);
      await fingers.tap(page.getByRole("link", { name }));
      await expect(page.getByText(words)).toBeVisible();
      const stay = { Arrivo: AUGUST.checkIn, Partenza: AUGUST.checkOut, Adulti: "2" };
      for (const [label, value] of Object.entries(stay)) {
        const field = page.getByLabel(label, { exact: true });
        await expect(field).toHaveValue("");
        await fingers.tap(field);
        await field.fill(value);
      }
      await fingers.tap(page.getByRole("button", { name: "Ricalcola" }));
      await expect(page.getByText(words)).toBeVisible();
      expect(await copyReply(page, fingers, hasScripts)).toContain("è libera");
      printTaps("a guest's own words answered", fingers.taps());
      expect(fingers.taps()).toBeLessThanOrEqual(6);
    });

    test("the family answers a question about the house", async ({ page }) => {
      const questionText = "Do you have parking for a camper van and can we bring our dog?";
      const fingers = countTaps();
      await page.goto(DESK_PATHS.inbox);
      await page.getByLabel("Testo dell’ospite").fill(questionText);
      await fingers.tap(page.getByRole("button", { name: "Leggi" }));
      await expect(page.getByText(questionText)).toBeVisible();
      await page.getByLabel("Lingua").selectOption("en");
      await fingers.tap(page.getByRole("button", { name: "Ricalcola" }));
      const parkingAnswer = page.getByRole("checkbox", { name: "Parking" });
      await fingers.tap(parkingAnswer);
      if (!hasScripts) await fingers.tap(page.getByRole("button", { name: "Aggiungi" }));
      const text = await copyReply(page, fingers, hasScripts);
      expect(text).toMatch(/^Hello,\n\n[^\n]+\n\nParking: [^\n]+\n\n[^\n]+\n[^\n]+\n[^\n]+$/);
      const chat = await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
      expect(decodeURIComponent(chat ?? "")).toBe(`https://wa.me/?text=${text}`);
      printTaps("a question about the house answered", fingers.taps());
      if (!hasScripts) return;
      await parkingAnswer.tap();
      await expect(page.getByLabel("Testo da mandare")).not.toHaveValue(/Parking/);
    });

    test("the family answers a form's message", async ({ page, desk }) => {
      const fingers = countTaps();
      const name = hasScripts ? "Jana Kern" : "Karl Kern";
      await writeMessage(page, name, "Haben Sie vom 12. bis 15. August 2027 ein Zimmer für zwei?");
      await page.goto(DESK_PATH);
      await fingers.tap(page.getByRole("link", { name }));
      await copyReply(page, fingers, hasScripts);
      if (!hasScripts) await fingers.tap(page.getByRole("button", { name: "L’ho mandato" }));
      const undo = page.getByRole("button", { name: "Non l’ho mandato" });
      await expect(undo).toBeVisible();
      printTaps("a form's message answered", fingers.taps());
      expect(fingers.taps()).toBeLessThanOrEqual(3);
      expect(await unansweredCount(desk, name)).toBe(0);
      await undo.tap();
      await expect(page.getByText("Aspetta di nuovo una risposta.")).toBeVisible();
      expect(await unansweredCount(desk, name)).toBe(1);
    });

    test("a double press, Back and a reload mark a stay only once", async ({ page, desk }) => {
      await page.goto(`${DESK_PATHS.calendar}?chi=`);
      const guestName = hasScripts ? "Anna" : "Bruno";
      await page.getByLabel("Camera").selectOption("natural_room");
      await page.getByLabel("Prima notte").fill(hasScripts ? "2027-06-10" : "2027-06-20");
      await page.getByLabel("Partenza").fill(hasScripts ? "2027-06-12" : "2027-06-22");
      await page.getByLabel("Nome").fill(guestName);
      await page.getByRole("button", { name: "Segna un soggiorno" }).dblclick();
      await expect(page.getByRole("status")).toContainText("Segnato: Natural Room");
      const stays = async () =>
        (await desk.database.read(allClosures)).filter((one) => one.note === guestName).length;
      expect(await stays()).toBe(1);
      await page.reload();
      await page.goBack();
      await page.goForward();
      await page.reload();
      const roomRefusal = page.getByRole("alert").filter({ hasText: "Natural Room" });
      await expect(roomRefusal).toHaveCount(0);
      expect(await stays()).toBe(1);
    });
  });
