import type { Page } from "@playwright/test";
import {
  details,
  expect,
  expectFirst,
  open,
  setClock,
  test,
  testInFull,
  testIf,
} from "#tests/support/site.ts";

test.beforeEach(async ({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));

function values(page: Page) {
  return page
    .getByRole("region", { name: "Booking" })
    .locator("dl > div")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((part) => part.textContent)));
}

const DEFAULTS = [
  ["Check In", "10/06/2027"],
  ["Check Out", "13/06/2027"],
  ["Adult", "2"],
  ["Children", "1"],
  ["Rooms", "1"],
];

for (const path of ["/room_details", "/room_details/7", "/room_details/elegant%20room"]) {
  testIf(path !== "/room_details/7")(
    `${path} shows the generic room`,
    async ({ page, request }) => {
      expect((await request.get(path)).status()).toBe(200);
      await open(page, path);
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ELEGANCE ROOM");
      await expect(main.getByText("CAMERA MATRIMONIALE")).toBeVisible();
      await expect(main.getByText("Demo page")).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect.poll(() => values(page)).toEqual(DEFAULTS);
      for (const words of [...details.description, "9:00", "12:00"])
        await expect(main).toContainText(words);
      await expect(main.getByRole("region", { name: "Servizi" }).getByRole("listitem")).toHaveText([
        "2 adulti e 1 bambino",
        "Wi-Fi gratuito",
        "Colazione",
        "Bagno privato",
      ]);
      for (const name of ["House Rules", "Children & Extra Beds"])
        await expect(main.getByRole("heading", { name })).toBeVisible();
      for (const { words } of details.rules) {
        expect(words).toMatch(/^Placeholder text/);
        await expect(main).toContainText(words);
      }
      await expect(
        page.getByRole("banner").getByRole("link", { name: "PRENOTA ORA" }),
      ).toBeVisible();
    },
  );
}

test("two ids are too many", async ({ request }) => {
  expect((await request.get("/room_details/1/2")).status()).toBe(404);
});

testInFull("its gallery of six goes round both ways", async ({ page }) => {
  await open(page, "/room_details");
  const gallery = page.getByRole("region", { name: "Galleria ELEGANCE ROOM" });
  const slide = (index: number) =>
    gallery.getByRole("group", { name: `${index} di 6`, exact: true });
  await expect(gallery.locator("[aria-roledescription=slide]")).toHaveCount(6);
  await gallery.getByRole("button", { name: "Immagine precedente" }).click();
  await expectFirst(slide(6));
  await gallery.getByRole("button", { name: "Immagine successiva" }).click();
  await expectFirst(slide(1));
});

test("title and booking come from the page before, and survive a reload", async ({ page }) => {
  await open(page, "/room_details/3");
  await page.evaluate(() => {
    const usr = {
      title: "Delux Family Rooms",
      price: 450,
      selectedInDate: "2027-07-01",
      selectedOutDate: "2027-07-05",
      adult: 3,
      children: 2,
      room: 2,
    };
    history.replaceState({ ...history.state, usr }, "");
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delux Family Rooms");
  await expect
    .poll(() => values(page))
    .toEqual([
      ["Check In", "01/07/2027"],
      ["Check Out", "05/07/2027"],
      ["Adult", "3"],
      ["Children", "2"],
      ["Rooms", "2"],
    ]);
  await expect(page.getByRole("region", { name: "Booking" })).toContainText("$450");
});

testInFull("a query is the fallback for the booking", async ({ page }) => {
  await open(page, "/room_details?dal=2027-07-01&al=2027-07-02&adulti=1&bambini=0&camere=3");
  await expect
    .poll(() => values(page))
    .toEqual([
      ["Check In", "01/07/2027"],
      ["Check Out", "02/07/2027"],
      ["Adult", "1"],
      ["Children", "0"],
      ["Rooms", "3"],
    ]);
});

test.describe("Confirm Booking", () => {
  const ask = async (page: Page) => {
    await open(page, "/room_details");
    const button = page.getByRole("button", { name: "Confirm Booking" });
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Are you sure? You booking this rooms?" });
    await expect(dialog).toBeVisible();
    return { button, dialog };
  };

  for (const [way, leave] of [
    ["Cancel", (page: Page) => page.getByRole("button", { name: "Cancel" }).click()],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ] as const) {
    testInFull(`${way} changes nothing and gives the focus back`, async ({ page }) => {
      const { button, dialog } = await ask(page);
      await leave(page);
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(page).toHaveURL("/room_details");
      expect(await values(page)).toEqual(DEFAULTS);
      // And it can be asked again.
      await button.click();
      await expect(dialog).toBeVisible();
    });
  }

  testInFull("keeps the focus inside while it is open", async ({ page }) => {
    const { dialog } = await ask(page);
    await expect(dialog.getByRole("button", { name: "Yes" })).toBeFocused();
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(outside).toBe(false);
    }
  });

  testInFull("Yes is green, Cancel is red", async ({ page }) => {
    const { dialog } = await ask(page);
    await expect(dialog.getByRole("button", { name: "Yes" })).toHaveCSS(
      "background-color",
      "rgb(47, 107, 69)",
    );
    await expect(dialog.getByRole("button", { name: "Cancel" })).toHaveCSS(
      "background-color",
      "rgb(168, 50, 42)",
    );
  });

  test("Yes leads home with the success, which says that nothing was sent", async ({ page }) => {
    const asked: string[] = [];
    const { dialog } = await ask(page);
    page.on("request", (request) => asked.push(request.method()));
    await dialog.getByRole("button", { name: "Yes" }).click();
    const success = page.getByRole("dialog", { name: "Congratulation! Booking Successful!" });
    await expect(success).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(success).toContainText("Demo page: nothing was booked or sent.");
    await success.getByRole("button", { name: "OK" }).click();
    await expect(success).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await page.reload();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(asked.filter((method) => method !== "GET")).toEqual([]);
  });

  testInFull("the success leads on to the search", async ({ page }) => {
    const { dialog } = await ask(page);
    await dialog.getByRole("button", { name: "Yes" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Cerca la tua stanza" }).click();
    await expect(page).toHaveURL("/cerca_stanza");
    await page.goBack();
    await expect(page).toHaveURL("/room_details");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
