/** The whole journey of a guest in English and German: home, search, room, chat; and the contact form. */
import type { Page } from "@playwright/test";
import { readContents } from "#tests/support/content.ts";
import { formValueOf } from "#app/domain/contact-message.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { quoteRooms } from "#app/domain/quote-rooms.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { books, italian } from "#tests/support/italian.ts";
import { waitForHydration, expect, messageOf, test, testIf } from "#tests/support/site.ts";

const STAY = { checkIn: "2099-07-01", checkOut: "2099-07-04" };

for (const language of LANGUAGE_CODES.filter((each) => each !== DEFAULT_LANGUAGE)) {
  const { words, search, contact, rooms, prices, answers, house } = readContents()[language];
  const paths = PATHS_IN[language];
  const [room] = rooms.rooms;
  const { enquiryMessage, draftWords, priceWords } = books[language];
  const party = { rooms: 1, adults: 2, children: 0 };
  const total = quoteRooms(STAY, party, pricesOf(room!.slug, prices));
  const message = enquiryMessage({ stay: STAY, party }, room!.name);
  const familyMessage = italian.enquiryMessage({ stay: STAY, party }, room!.name);
  const guest = {
    name: "Jörg Größer",
    email: "joerg@post.example",
    room: room!.name,
    message: "Haben Sie ein Kinderbett?\nThank you & see you",
  };

  const write = async (page: Page, name: string) => {
    const form = page.getByRole("form", { name: contact.form.heading });
    await form.getByLabel(contact.form.name).fill(name);
    await form.getByLabel(contact.form.email).fill(guest.email);
    await form.getByLabel(contact.form.subject).selectOption(formValueOf(room!));
    await form.getByLabel(contact.form.message).fill(guest.message);
    await form.getByRole("button", { name: contact.form.button }).click();
  };

  for (const javaScriptEnabled of [true, false])
    test.describe(`${language}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled, mayPost: true });
      // Without --full German is tested with scripts and English without them.
      const declareTest = testIf(javaScriptEnabled === (language === "de"));
      const openHome = (page: Page) =>
        javaScriptEnabled ? waitForHydration(page) : Promise.resolve();

      declareTest("a guest goes from home to search, room and chat", async ({ page }) => {
        await page.goto(paths.home);
        await openHome(page);
        const form = page.getByRole("form", {
          name: javaScriptEnabled ? words.enquiry.availability : words.enquiry.yourDates,
        });
        await form.getByLabel(words.enquiry.checkIn).fill(STAY.checkIn);
        await form.getByLabel(words.enquiry.checkOut).fill(STAY.checkOut);
        if (javaScriptEnabled) {
          await form.getByRole("button", { name: words.enquiry.guests }).click();
          await form.getByRole("button", { name: words.enquiry.adults.add }).click();
          const checkLink = form.getByRole("link", { name: words.enquiry.check });
          await expect(checkLink).toHaveAttribute("href", /%0A%0A\(it\)%20Ciao/);
          expect(messageOf(await checkLink.getAttribute("href"))).toBe(
            enquiryMessage({ stay: STAY, party }),
          );
          await form.getByRole("link", { name: words.enquiry.seeRooms }).click();
        } else {
          await form.getByLabel(words.enquiry.adults.label).fill("2");
          await form.getByRole("button", { name: words.enquiry.seeRooms }).click();
        }
        await expect(page).toHaveURL(new RegExp(`^[^?]*${paths.search}\\?dal=2099-07-01&`));
        const roomCard = page.getByRole("article", { name: room!.name });
        const roomChat = roomCard.getByRole("link", { name: `${search.room.ask}: ${room!.name}` });
        await expect(roomChat).toHaveAttribute("href", /2099/);
        expect(messageOf(await roomChat.getAttribute("href"))).toBe(message);
        if (javaScriptEnabled) await expect(roomCard).toContainText(priceWords(total));
        await roomCard.getByRole("link", { name: words.room.details }).click();
        await expect(page.getByRole("heading", { level: 1, name: room!.name })).toBeVisible();
        const panel = page.getByRole("form", { name: words.enquiry.book });
        const chat = panel.getByRole("link", { name: words.enquiry.bookRoom });
        if (javaScriptEnabled) {
          const text = messageOf(await chat.getAttribute("href"));
          expect(text.split("\n").at(-1)).toBe(`(it) ${familyMessage}`);
          const mailLink = panel.getByRole("link", { name: words.ask.email });
          const draft = (await mailLink.getAttribute("href")) ?? "";
          expect(decodeURIComponent(draft.split("&body=")[1] ?? "")).toBe(
            `${text}\n\n${draftWords(total, house.taxNote)}`,
          );
        } else expect(messageOf(await chat.getAttribute("href"))).toBe(message);
      });

      declareTest("a message from the form gets thanks", async ({ page }) => {
        await page.goto(paths.contact);
        await openHome(page);
        await write(page, guest.name);
        if (javaScriptEnabled) {
          await expect(page.getByRole("region", { name: contact.form.thanks })).toBeFocused();
          return;
        }
        await expect(page).toHaveURL(new RegExp(`lingua=${language}$`));
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.thanks.heading);
        const home = page.getByRole("main").getByRole("link", { name: words.errors.home });
        await expect(home).toHaveAttribute("href", paths.home);
      });
    });
}
