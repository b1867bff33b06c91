import type { Locator } from "@playwright/test";
import { expect, messageOf, open, setClock, test } from "#tests/support/site.ts";

test.beforeEach(async ({ page, context }) => {
  await setClock(page, "2027-06-10T10:00:00+02:00");
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
});

test("a guest gets from home to the chat by keyboard alone", async ({ page, context }) => {
  const named = (name: string | RegExp, role: "link" | "button" = "link") =>
    page.getByRole(role, { name }).filter({ visible: true }).first();
  /** Presses Tab until the element has the focus, as a guest would. */
  const reachByTab = async (target: Locator) => {
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`No way to ${target} by Tab`);
  };

  await open(page, "/");
  await reachByTab(named("PRENOTA ORA"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cerca_stanza");

  const checkIn = page.getByLabel("Check-in");
  await reachByTab(checkIn);
  // Day and month are equal, because their order depends on the browser's language.
  await page.keyboard.type("07072027");
  await expect(checkIn).toHaveValue("2027-07-07");
  await reachByTab(named("Ospiti", "button"));
  await page.keyboard.press("Enter");
  await reachByTab(named("Aggiungi adulto", "button"));
  await page.keyboard.press("Enter");
  await reachByTab(named("Vedi le camere", "button"));
  await page.keyboard.press("Enter");
  await reachByTab(named("Guarda dettagli: Reading Room"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/reading_room\?dal=2027-07-07&al=2027-07-08&adulti=2/);
  await expect(page.getByRole("form", { name: "Prenota" }).getByLabel("Check-in")).toHaveValue(
    "2027-07-07",
  );

  const chat = named("Prenota camera");
  await reachByTab(chat);
  const text = messageOf(await chat.getAttribute("href"));
  expect(text).toBe(
    "Ciao, vorrei sapere se la Reading Room è disponibile per 2 adulti dal 07/07/2027 al 08/07/2027",
  );
  const tab = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  expect(messageOf((await tab).url())).toBe(text);
});
