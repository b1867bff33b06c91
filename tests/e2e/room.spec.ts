import { nightPrice } from "#tests/support/price.ts";
import { expect, expectFirst, house, messageOf, open, rooms, test } from "#tests/support/site.ts";

for (const room of rooms) {
  test(`${room.name} shows its price, words and rules`, async ({ page }) => {
    await open(page, `/${room.slug}`);
    await expect(page).toHaveTitle(`Room - ${room.name}`);
    await expect(page.getByRole("heading", { level: 1, name: room.name })).toBeVisible();
    const main = page.getByRole("main");
    const { checkInFrom, checkOutBefore } = house.arrival;
    const arrival = [checkInFrom, "secondo disponibilità", checkOutBefore];
    for (const text of [nightPrice(room), "a notte", room.kind, room.description[0]!, ...arrival])
      await expect(main).toContainText(text);
    const services = main.getByRole("region", { name: "Servizi" }).getByRole("listitem");
    for (const { label } of room.amenities)
      await expect(services.filter({ hasText: label })).toBeVisible();
    const cots = room.slug === "elegant_room" ? 0 : 1;
    await expect(services.filter({ hasText: "culla" })).toHaveCount(cots);
    const bathroom = room.slug === "reading_room" ? "esterno" : "interno";
    await expect(main.getByRole("listitem").filter({ hasText: bathroom })).toHaveCount(1);
    await expect(services.filter({ hasText: room.extraBed })).toBeVisible();
    await expect(main.getByText(room.extraBed)).toHaveCount(1);
    // Four thumbnails open the last pictures of the gallery.
    const { alt } = [...room.gallery, ...room.views].at(-1)!;
    const last = page.getByRole("button", { name: `Ingrandisci l’immagine: ${alt}` });
    await expect(page.getByRole("button", { name: "Ingrandisci l’immagine: " })).toHaveCount(4);
    await last.click();
    await expect(page.getByRole("dialog").getByRole("img", { name: alt })).toBeVisible();
    await page.keyboard.press("Escape");
    if (room !== rooms[0]) return;
    const gallery = page.getByRole("region", { name: `Galleria ${room.name}` });
    const pictureCount = room.gallery.length;
    await expect(gallery.locator("[aria-roledescription=slide]")).toHaveCount(pictureCount);
    const slide = (index: number) =>
      gallery.getByRole("group", { name: `${index} di ${pictureCount}`, exact: true });
    await gallery.getByRole("button", { name: "Immagine precedente" }).click();
    await expectFirst(slide(pictureCount));
    await gallery.getByRole("button", { name: "Immagine successiva" }).click();
    await expectFirst(slide(1));
    for (const picture of await gallery.getByRole("img").all())
      await expect(picture).not.toHaveAttribute("alt", "");
  });
}

test("a room's page leads to the other rooms", async ({ page }) => {
  await open(page, "/elegant_room");
  const otherRooms = page.getByRole("group", { name: "Le altre camere" }).getByRole("heading");
  await expect(otherRooms).toHaveText(rooms.slice(1).map(({ name }) => name));
});

test("too many people for a room can add a second room by one press", async ({ page }) => {
  await open(page, "/elegant_room?dal=2028-08-12&al=2028-08-15&adulti=2&bambini=3&camere=1");
  const form = page.getByRole("form", { name: "Prenota" });
  const addRoomButton = form.getByRole("button", { name: "Aggiungi una camera" });
  await expect(form).not.toContainText("Totale");
  await addRoomButton.click();
  await expect(addRoomButton).toHaveCount(0);
  const chat = form.getByRole("link", { name: "Prenota camera" });
  expect(messageOf(await chat.getAttribute("href"))).toBe(
    "Ciao, vorrei sapere se sono disponibili 2 stanze, fra cui la Elegant Room, per 2 adulti e 3 bambini dal 12/08/2028 al 15/08/2028",
  );
  await form.getByRole("link", { name: "Il totale di tutte le camere" }).click();
  await expect(page).toHaveURL(
    "/cerca_stanza?dal=2028-08-12&al=2028-08-15&adulti=2&bambini=3&camere=2",
  );
  await expect(page.getByRole("form", { name: "Disponibilità" })).toContainText("Totale");
});
