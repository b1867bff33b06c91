import type { Page } from "@playwright/test";
import { costOf } from "#tests/support/price.ts";
import { expect, house, messageOf, open, rooms, setClock, test } from "#tests/support/site.ts";

const TODAY = "2027-06-10T10:00:00+02:00";

test.beforeEach(async ({ page }) => setClock(page, TODAY));

function bar(page: Page) {
  const form = page.getByRole("form", { name: "Disponibilità" });
  return {
    form,
    checkIn: form.getByLabel("Check-in"),
    checkOut: form.getByLabel("Check-out"),
    rooms: form.getByRole("button", { name: "Camere", exact: true }),
    guests: form.getByRole("button", { name: "Ospiti", exact: true }),
    ask: form.getByRole("link", { name: "Controlla ora" }),
    press: (name: string) => form.getByRole("button", { name, exact: true }).click(),
    message: async () =>
      messageOf(await form.getByRole("link", { name: "Controlla ora" }).getAttribute("href")),
  };
}

test("a guest who changes nothing asks for tonight in every way", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/");
  const { checkIn, checkOut, rooms, guests, message, form } = bar(page);
  await expect(checkIn).toHaveValue("2027-06-10");
  await expect(checkIn).toHaveAttribute("min", "2027-06-10");
  await expect(checkOut).toHaveValue("2027-06-11");
  await expect(checkOut).toHaveAttribute("min", "2027-06-11");
  const text =
    "Ciao, vorrei sapere se è disponibile 1 stanza per 1 adulto dal 10/06/2027 al 11/06/2027";
  expect(await message()).toBe(text);
  // Before the guest's choice the form shows no summary of tonight's stay.
  await expect(form).toContainText("a notte");
  await expect(form).not.toContainText("giovedì 10 giugno 2027");
  const mailAddress = await form.getByRole("link", { name: "E-mail" }).getAttribute("href");
  expect(decodeURIComponent(mailAddress ?? "")).toContain(`mailto:${house.email}`);
  expect(decodeURIComponent(mailAddress?.split("&body=")[1] ?? "")).toBe(text);
  await form.getByText("Altri modi").click();
  await form.getByRole("button", { name: "Copia il testo" }).click();
  await expect(form.getByRole("status").filter({ hasText: "Testo copiato" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  for (const expandedState of ["false", "true", "false"]) {
    await expect(rooms).toHaveAttribute("aria-expanded", expandedState);
    await rooms.click();
  }
  await guests.press("Enter");
  await expect(guests).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(guests).toHaveAttribute("aria-expanded", "false");
  await expect(guests).toBeFocused();
});

test("the chat has a family's exact choice, and no server gets it", async ({ page, context }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  await open(page, "/");
  const { checkIn, checkOut, rooms, guests, press, ask, form, message } = bar(page);
  await checkIn.fill("2027-12-30");
  await checkOut.fill("2028-01-02");
  await rooms.click();
  await press("Aggiungi camera");
  await guests.click();
  for (const name of ["Aggiungi adulto", "Aggiungi adulto", "Aggiungi bambino", "Aggiungi bambino"])
    await press(name);
  const text =
    "Ciao, vorrei sapere se sono disponibili 2 stanze per 3 adulti e 2 bambini dal 30/12/2027 al 02/01/2028";
  expect(await message()).toBe(text);
  await expect(form).toContainText("3 notti, 2 camere, 3 adulti e 2 bambini");
  await expect(form).toContainText(costOf(3, 2, { checkIn: "2027-12-30", adults: 3, children: 2 }));

  const tab = context.waitForEvent("page");
  await ask.click();
  const chat = await tab;
  expect(messageOf(chat.url())).toBe(text);
  await expect(checkIn).toHaveValue("2027-12-30");
  expect(requests.filter((request) => /2027|adult/.test(request))).toEqual([]);
});

test("a new check-in moves check-out; wrong dates open no chat", async ({ page, context }) => {
  await open(page, "/");
  const { checkIn, checkOut, form, ask } = bar(page);
  await checkOut.fill("2027-06-20");
  await checkIn.fill("2027-06-15");
  await expect(checkOut).toHaveValue("2027-06-16");
  await expect(checkOut).toHaveAttribute("min", "2027-06-16");
  const announcement = form.getByRole("status").filter({ hasText: "mercoledì 16 giugno 2027" });
  await expect(announcement).toBeAttached();
  for (const [field, value, right] of [
    ["Check-in", "", "2027-06-10"],
    ["Check-in", "2027-06-09", "2027-06-10"],
    ["Check-out", "", "2027-06-11"],
    ["Check-out", "2027-06-10", "2027-06-11"],
  ] as const) {
    const wrong = form.getByLabel(field);
    await wrong.fill(value);
    await ask.click();
    await expect(wrong, value).toBeFocused();
    expect(await wrong.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe("");
    await wrong.fill(right);
    await wrong.blur();
  }
  expect(context.pages()).toHaveLength(1);
});

test("the counters stop at their limits", async ({ page }) => {
  await open(page, "/?adulti=22&bambini=0&camere=1");
  const { form, rooms, guests, press, message } = bar(page);
  const button = (name: string) => form.getByRole("button", { name, exact: true });
  await rooms.click();
  await expect(button("Togli camera")).toBeDisabled();
  await press("Aggiungi camera");
  await press("Aggiungi camera");
  await expect(button("Aggiungi camera")).toBeDisabled();
  await guests.click();
  await expect(button("Togli bambino")).toBeDisabled();
  for (let adults = 22; adults < 25; adults++) await press("Aggiungi adulto");
  expect(await message()).toContain("3 stanze per 25 adulti dal");
  await expect(form).toContainText("9 posti letto");
});

test.describe("in a browser in California", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("today is the day at the house, and chosen days do not shift", async ({ page }) => {
    await page.clock.setFixedTime("2027-06-09T23:30:00Z"); // after midnight at the house
    await open(page, "/");
    const { checkIn, checkOut, message, form } = bar(page);
    await expect(checkIn).toHaveValue("2027-06-10");
    // The stay spans a change of clocks; app/domain/stay.test.ts tests all changes in all zones.
    await checkIn.fill("2027-10-30");
    await checkOut.fill("2027-11-01");
    expect(await message()).toContain("dal 30/10/2027 al 01/11/2027");
    await expect(form).toContainText("2 notti");
  });
});

test("a room's panel asks for that room", async ({ page }) => {
  const [room] = rooms;
  await open(page, `/${room!.slug}`);
  const panel = page.getByRole("form", { name: "Prenota" });
  await expect(panel.getByLabel("Check-in")).toHaveValue("2027-06-10");
  await expect(panel.getByRole("button", { name: "Togli adulto" })).toBeDisabled();
  await panel.getByLabel("Check-in").fill("2027-08-31");
  await expect(panel.getByLabel("Check-out")).toHaveValue("2027-09-01");
  const link = panel.getByRole("link", { name: "Prenota camera" });
  const message = async () => messageOf(await link.getAttribute("href"));
  const datesText = "dal 31/08/2027 al 01/09/2027";
  expect(await message()).toBe(
    `Ciao, vorrei sapere se la ${room!.name} è disponibile per 1 adulto ${datesText}`,
  );
  await panel.getByRole("button", { name: "Aggiungi bambino" }).click();
  expect(await message()).toContain("per 1 adulto e 1 bambino dal");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  const hint = "Invia una richiesta su WhatsApp: non è ancora una prenotazione.";
  await expect(panel).toContainText(hint);
  await panel.getByLabel("Check-out").fill("");
  await link.click();
  await expect(panel.getByLabel("Check-out")).toBeFocused();
});
