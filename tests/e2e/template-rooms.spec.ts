import type { Page } from "@playwright/test";
import {
  expect,
  expectFirst,
  open,
  setClock,
  template,
  test,
  testIf,
  testInFull,
} from "#tests/support/site.ts";

test.beforeEach(async ({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));

const { rooms, details, contact } = template;
const suite = rooms.rooms[1]!;

function bookingOf(page: Page) {
  return page
    .getByRole("region", { name: "Booking" })
    .locator("dl > div")
    .evaluateAll((rows) =>
      Object.fromEntries(rows.map((row) => [...row.children].map((part) => part.textContent))),
    );
}

test.describe("the list of rooms", () => {
  test("shows six cards, each with all it says", async ({ page }) => {
    await open(page, "/room");
    const list = page.getByRole("region", { name: rooms.heading });
    await expect(list.getByRole("article")).toHaveCount(6);
    for (const [index, { title, price, category, area, beds }] of rooms.rooms.entries()) {
      const card = list.getByRole("article").nth(index);
      await expect(card.getByRole("heading", { name: title })).toBeVisible();
      for (const words of [`$${price} / Night`, category, area, beds])
        await expect(card).toContainText(words);
      await expect(card.getByRole("img", { name: "5 stars out of 5" })).toBeVisible();
      await expect(card.locator("picture img")).toHaveCount(1);
    }
  });

  for (const prefix of ["", "/home3"]) {
    testInFull(
      `${prefix || "/"}: name and View Details carry name and price along`,
      async ({ page }) => {
        await open(page, `${prefix}/room`);
        await page.getByRole("link", { name: suite.title, exact: true }).click();
        await expect(page).toHaveURL(`${prefix}/find_room`);
        await expect(page.getByRole("heading", { level: 2, name: suite.title })).toBeVisible();
        await expect(page.getByRole("region", { name: suite.title })).toContainText("$550 / Night");
        await page.goBack();
        await page.getByRole("link", { name: `View Details: ${suite.title}` }).click();
        await expect(page).toHaveURL(`${prefix}/room_details`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(suite.title);
        await expect(page.getByRole("region", { name: "Booking" })).toContainText("$550");
      },
    );
  }

  testInFull("its facilities have arrows that are disabled", async ({ page }) => {
    await open(page, "/room");
    const carousel = page.getByRole("group", { name: "Facilities", exact: true });
    for (const name of ["SPA & Parlor Center", "Gym Training Ground"])
      await expect(carousel.getByRole("heading", { name })).toBeAttached();
    await expect(carousel.locator("[aria-roledescription=slide]")).toHaveCount(2);
    for (const name of ["Previous slide", "Next slide"])
      await expect(carousel.getByRole("button", { name })).toBeDisabled();
    await expect(
      carousel.getByRole("link", { name: "View Details: SPA & Parlor Center" }),
    ).toHaveAttribute("href", "/room_details");
  });
});

test.describe("Get in Touch", () => {
  const ask = async (page: Page, path: string) => {
    await open(page, path);
    const form = page.getByRole("form", { name: "Get in Touch" });
    const button = form.getByRole("button", { name: contact.form.button });
    // Nothing is checked, not even that there is anything.
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Form Fill-Up Complete?", exact: true });
    await expect(dialog).toContainText("Please Fill All Type Of Field");
    return { form, button, dialog };
  };

  for (const path of ["/room", "/home5/contact"]) {
    testIf(path !== "/room")(
      `${path}: asks, and thanks after a Yes, in the words given`,
      async ({ page }) => {
        const { button, dialog } = await ask(page, path);
        await expect(dialog.getByRole("button", { name: "Yes, complete!" })).toHaveCSS(
          "background-color",
          "rgb(47, 107, 69)",
        );
        await expect(dialog.getByRole("button", { name: "Cancel" })).toHaveCSS(
          "background-color",
          "rgb(168, 50, 42)",
        );
        await dialog.getByRole("button", { name: "Yes, complete!" }).click();
        const success = page.getByRole("dialog", { name: "Congratulation!", exact: true });
        await expect(success).toContainText("Your Appointment Added Successful!");
        await expect(success).toContainText("Demo page: nothing was booked or sent.");
        await expect(success.getByRole("link", { name: "Cerca la tua stanza" })).toHaveAttribute(
          "href",
          "/cerca_stanza",
        );
        await success.getByRole("button", { name: "OK" }).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(button).toBeFocused();
      },
    );
  }

  testInFull("Cancel and Escape close it, and what was written stays", async ({ page }) => {
    const { form, button, dialog } = await ask(page, "/room");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await form.getByLabel(contact.form.name).fill("Anna");
    await button.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(form.getByLabel(contact.form.name)).toHaveValue("Anna");
  });

  testInFull("asks 10 ms after the press", async ({ page }) => {
    await open(page, "/room");
    await page.clock.pauseAt(new Date("2027-06-10T12:00:00+02:00"));
    const button = page.getByRole("button", { name: contact.form.button });
    await button.evaluate((element: HTMLElement) => element.click());
    const dialog = page.locator("dialog[open]");
    await page.clock.runFor(9);
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(dialog).toHaveCount(1);
  });

  testInFull(
    "its subjects are option1 to option3, and the list grows to six rows",
    async ({ page }) => {
      await open(page, "/room");
      const select = page.getByLabel(contact.form.subject);
      expect(
        await select
          .locator("option")
          .evaluateAll((all) => all.map((one) => one.getAttribute("value"))),
      ).toEqual(["option1", "option2", "option3"]);
      await select.focus();
      await expect(select).toHaveJSProperty("size", 6);
      await select.blur();
      await expect(select).toHaveJSProperty("size", 1);
    },
  );
});

test.describe("looking for a room", () => {
  testInFull("starts with the first room and the defaults", async ({ page }) => {
    await open(page, "/home2/find_room");
    const first = rooms.rooms[0]!;
    const wanted = page.getByRole("region", { name: first.title });
    await expect(wanted).toContainText(`$${first.price} / Night`);
    const form = page.getByRole("form", { name: "Check Availability" });
    await expect(form.getByLabel("Check In")).toHaveValue("2027-06-10");
    await expect(form.getByLabel("Check Out")).toHaveValue("2027-06-13");
    await expect(form.getByLabel("Adult")).toHaveValue("2");
    await expect(form.getByLabel("Children")).toHaveValue("1");
    await expect(form.getByLabel("Rooms")).toHaveValue("1");
    await expect(
      page.getByRole("region", { name: "All six rooms" }).getByRole("article"),
    ).toHaveCount(6);
  });

  testInFull(
    "takes room and search from the address when nothing else says them",
    async ({ page }) => {
      await open(
        page,
        "/home2/find_room?title=Sea%20Suite&price=99&dal=2027-07-01&al=2027-07-02&adulti=3&bambini=2&camere=2",
      );
      await expect(page.getByRole("region", { name: "Sea Suite" })).toContainText("$99 / Night");
      const form = page.getByRole("form", { name: "Check Availability" });
      for (const [label, value] of [
        ["Check In", "2027-07-01"],
        ["Check Out", "2027-07-02"],
        ["Adult", "3"],
        ["Children", "2"],
        ["Rooms", "2"],
      ] as const)
        await expect(form.getByLabel(label)).toHaveValue(value);
    },
  );

  test("hands room, dates and people to the booking", async ({ page }) => {
    await open(page, "/home2/room");
    await page.getByRole("link", { name: suite.title, exact: true }).click();
    const form = page.getByRole("form", { name: "Check Availability" });
    await form.getByLabel("Check In").fill("2027-07-01");
    await expect(form.getByLabel("Check Out")).toHaveValue("2027-07-02");
    await form.getByLabel("Check Out").fill("2027-07-05");
    await form.getByLabel("Adult").selectOption("3");
    await form.getByLabel("Children").selectOption("2");
    await form.getByLabel("Rooms").selectOption("2");
    await form.getByRole("button", { name: "Check Availability" }).click();
    await expect(page).toHaveURL("/home2/room_details");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(suite.title);
    const chosen = {
      "Check In": "01/07/2027",
      "Check Out": "05/07/2027",
      Adult: "3",
      Children: "2",
      Rooms: "2",
    };
    expect(await bookingOf(page)).toEqual(chosen);
    await page.reload();
    await expect.poll(() => bookingOf(page)).toEqual(chosen);
  });

  testInFull("does not look for days that have passed", async ({ page }) => {
    await open(page, "/find_room");
    const form = page.getByRole("form", { name: "Check Availability" });
    await form.getByLabel("Check In").fill("2027-06-01");
    await form.getByRole("button", { name: "Check Availability" }).click();
    await expect(page).toHaveURL("/find_room");
    await expect(form.getByLabel("Check In")).toBeFocused();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("the form leads to the room's page with the search in the address", async ({ page }) => {
      await page.goto("/home2/find_room");
      const form = page.getByRole("form", { name: "Check Availability" });
      await form.getByLabel("Check In").fill("2027-07-01");
      await form.getByLabel("Check Out").fill("2027-07-03");
      await form.getByRole("button", { name: "Check Availability" }).click();
      await expect(page).toHaveURL(/\/home2\/room_details\?dal=2027-07-01&al=2027-07-03&adulti=2/);
    });
  });
});

test.describe("a room's page in a design", () => {
  testInFull("shows the defaults, a gallery of six and its rules", async ({ page }) => {
    await open(page, "/home4/room_details/7");
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ELEGANCE ROOM");
    await expect(main.getByText("CAMERA MATRIMONIALE")).toBeVisible();
    for (const name of ["House Rules", "Children & Extra Beds", "Services"])
      await expect(main.getByRole("heading", { name })).toBeVisible();
    await expect
      .poll(() => bookingOf(page))
      .toEqual({
        "Check In": "10/06/2027",
        "Check Out": "13/06/2027",
        Adult: "2",
        Children: "1",
        Rooms: "1",
      });
    const gallery = page.getByRole("region", { name: `Gallery of ${details.name}` });
    const slide = (index: number) => gallery.getByRole("group", { name: `${index} of 6` });
    await expect(gallery.locator("[aria-roledescription=slide]")).toHaveCount(6);
    await gallery.getByRole("button", { name: "Previous picture" }).click();
    await expectFirst(slide(6));
    await gallery.getByRole("button", { name: "Next picture" }).click();
    await expectFirst(slide(1));
    await gallery.getByRole("button", { name: "Enlarge picture 1" }).click();
    const lightbox = page.getByRole("dialog", { name: "Full window" });
    await expect(lightbox).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lightbox).toHaveCount(0);
  });

  testInFull(
    "takes name, price and booking from the address when nothing else says them",
    async ({ page }) => {
      await open(
        page,
        "/home3/room_details?title=Sea%20Suite&price=99&dal=2027-07-01&al=2027-07-02&adulti=1&bambini=0&camere=3",
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sea Suite");
      await expect(page.getByRole("region", { name: "Booking" })).toContainText("$99 / Night");
      await expect
        .poll(() => bookingOf(page))
        .toEqual({
          "Check In": "01/07/2027",
          "Check Out": "02/07/2027",
          Adult: "1",
          Children: "0",
          Rooms: "3",
        });
    },
  );

  test("Confirm Booking asks, and a Yes leads to the design's own home page", async ({ page }) => {
    await open(page, "/home2/room_details");
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    const dialog = page.getByRole("dialog", { name: "Are you sure? You booking this rooms?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/home2/room_details");
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await dialog.getByRole("button", { name: "Yes" }).click();
    const success = page.getByRole("dialog", { name: "Congratulation! Booking Successful!" });
    await expect(success).toContainText("Demo page: nothing was booked or sent.");
    await expect(page).toHaveURL("/home2");
    await success.getByRole("button", { name: "OK" }).click();
    await expect(success).toHaveCount(0);
    await expect(page).toHaveURL("/home2");
  });
});
