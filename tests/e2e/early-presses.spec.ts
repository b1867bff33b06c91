/** Presses before hydration on a slow phone, while the scripts are still loading. */
import type { Page } from "@playwright/test";
import { IS_FULL } from "#tests/support/full.ts";
import { expect, expectFirst, home, messageOf, setClock, test } from "#tests/support/site.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Opens a page before hydration, with a slower processor in the full run; `startScripts` lets its scripts load. */
async function openBeforeHydration(page: Page, path: string) {
  await setClock(page, "2027-06-10T10:00:00+02:00");
  if (IS_FULL) {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  let releaseScripts = () => {};
  const scriptsHeld = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route("**/assets/loader-*.js", async (route) => {
    await scriptsHeld;
    await route.continue();
  });
  await page.goto(path);
  return {
    startScripts: async () => {
      await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
      releaseScripts();
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
    },
  };
}

test("dates chosen before hydration stay, and the guests' panel opens", async ({ page }) => {
  const { startScripts } = await openBeforeHydration(page, "/");
  const form = page.getByRole("form", { name: "Disponibilità" });
  await form.getByLabel("Check-in").fill("2027-07-04");
  await form.getByRole("button", { name: "Ospiti", exact: true }).tap();
  await startScripts();
  await expect(form.getByLabel("Check-in")).toHaveValue("2027-07-04");
  await expect(form.getByLabel("Check-out")).toHaveValue("2027-07-05");
  await form.getByRole("button", { name: "Aggiungi bambino" }).tap();
  const link = form.getByRole("link", { name: "Controlla ora" });
  const message = async () => messageOf(await link.getAttribute("href"));
  await expect.poll(message).toContain("per 1 adulto e 1 bambino dal 04/07/2027 al 05/07/2027");
});

test("dates typed before hydration win over those of the address", async ({ page }) => {
  await openBeforeHydration(page, "/?dal=2027-09-01&al=2027-09-03&adulti=2&bambini=1");
  const form = page.getByRole("form", { name: "Disponibilità" });
  const searchLink = form.getByRole("link", { name: "Vedi le camere per queste date" });
  await form.getByLabel("Check-in").fill("2027-07-04");
  await form.getByLabel("Check-out").fill("2027-07-06");
  await searchLink.click();
  await expect(page).toHaveURL(
    /\/cerca_stanza\?(?=.*dal=2027-07-04&al=2027-07-06)(?=.*adulti=2&bambini=1&camere=1)/,
  );
});

test("each press on a room's counter before hydration counts", async ({ page }) => {
  const { startScripts } = await openBeforeHydration(page, "/elegant_room");
  const enquiryForm = page.getByRole("complementary").getByRole("form");
  for (const name of ["Aggiungi adulto", "Aggiungi bambino"])
    await enquiryForm.getByRole("button", { name }).tap();
  const addAdultButton = enquiryForm.getByRole("button", { name: "Aggiungi adulto" });
  await expect(addAdultButton).toHaveAttribute("aria-busy", "true");
  await startScripts();
  await expect(addAdultButton).not.toHaveAttribute("aria-busy");
  const link = enquiryForm.getByRole("link").first();
  const message = async () => messageOf(await link.getAttribute("href"));
  await expect.poll(message).toContain("per 2 adulti e 1 bambino");
});

test("the menu opens at once, theme and hero change after hydration", async ({ page }) => {
  const { startScripts } = await openBeforeHydration(page, "/");
  await page.getByRole("button", { name: "Immagine successiva" }).tap();
  await page.getByRole("button", { name: "Apri il menu" }).tap();
  await page.getByRole("button", { name: "Tema scuro" }).tap();
  await expect(page.getByRole("link", { name: "Contatti" }).first()).toBeVisible();
  await startScripts();
  await expect(page.locator("html.dark")).toBeAttached();
  await expect(page.getByRole("heading", { name: home.hero[1]!.headline })).toBeInViewport();
});

test("each early press on a carousel's arrow moves it", async ({ page }) => {
  const { startScripts } = await openBeforeHydration(page, "/");
  const nextButton = page.getByRole("button", { name: "Scheda successiva" }).first();
  await nextButton.scrollIntoViewIfNeeded();
  for (const _ of [1, 2]) await nextButton.tap();
  await startScripts();
  const slides = page.getByLabel(home.rooms.heading).locator("[aria-roledescription=slide]");
  await expectFirst(slides.filter({ hasText: "Reading Room" }));
});

test("the chat opens before hydration, with a general text", async ({ page, context, faults }) => {
  await openBeforeHydration(page, "/");
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  const openedPage = context.waitForEvent("page");
  await page.getByRole("link", { name: "WhatsApp" }).first().tap();
  expect(messageOf((await openedPage).url())).toContain("Ciao, vorrei sapere");
  faults.splice(0, faults.length);
});
