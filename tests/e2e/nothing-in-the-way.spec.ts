/** Nothing covers, moves or drops what a guest is about to use. */
import { expect, open, setClock, test } from "#tests/support/site.ts";

test.beforeEach(async ({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));

for (const path of ["/", "/cerca_stanza"])
  test(`${path}: the strip's cells hold still when a panel opens`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    const form = page.getByRole("form", { name: "Disponibilità" });
    const fields = ["Check-in", "Check-out"].map((name) => form.getByLabel(name));
    const tops = () =>
      Promise.all(
        fields.map(async (field) => (await field.boundingBox())!.y - (await form.boundingBox())!.y),
      );
    const before = await tops();
    for (const name of ["Camere", "Ospiti"]) {
      await form.getByRole("button", { name, exact: true }).click();
      expect(await tops()).toEqual(before);
    }
  });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
])
  test(`at ${viewport.width} px the button to the top lies on no control, wherever the page stands`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, "/");
    const button = page.getByRole("button", { name: "Torna su", includeHidden: true });
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 100; y < height; y += 310) {
      await page.evaluate((to) => scrollTo(0, to), y);
      // It looks around once the page rests.
      await expect
        .poll(() =>
          button.evaluate((element) => {
            if (getComputedStyle(element).visibility === "hidden") return [];
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const controls = [...document.querySelectorAll("a, button, input, select, textarea")];
            return controls
              .filter((control) => !control.closest("aside") && control.checkVisibility())
              .filter((control) => {
                const box = control.getBoundingClientRect();
                const covers =
                  box.left < right && box.right > left && box.top < bottom && box.bottom > top;
                return control !== element && covers;
              })
              .map((control) => control.getAttribute("aria-label") ?? control.textContent);
          }),
        )
        .toEqual([]);
    }
  });

test("“Ospiti” opens into view, above the bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  const guests = page.getByRole("button", { name: "Ospiti", exact: true });
  await guests.evaluate((button) =>
    scrollTo(0, scrollY + button.getBoundingClientRect().top - 600),
  );
  await guests.click();
  const bar = page.getByRole("complementary", { name: "Contatti rapidi" });
  const child = page.getByRole("button", { name: "Aggiungi bambino" });
  await expect
    .poll(async () => {
      const box = (await child.boundingBox())!;
      return box.y + box.height - (await bar.boundingBox())!.y;
    })
    .toBeLessThanOrEqual(0);
});

for (const viewport of [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
])
  test(`a window of ${viewport.width} × ${viewport.height} is the page's alone`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, "/");
    await page.evaluate(() => scrollTo(0, 1000));
    await expect(page.getByRole("complementary", { name: "Contatti rapidi" })).not.toBeInViewport();
    await expect(page.getByRole("button", { name: "Torna su" })).toBeHidden();
  });

test("the tab key leads out of the phone's menu and closes it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  const button = page.getByRole("button", { name: "Apri il menu" });
  await button.click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Apri il menu" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("the focus does not fall while the tab key goes through /about", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/about");
  await page.getByRole("link", { name: "CONTATTACI" }).focus();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  }
});

test("one button in gold a screen, from the top of the home page to its foot", async ({ page }) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, "/");
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 370) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await expect
        .poll(() =>
          page.locator("a, button").evaluateAll(
            (all) =>
              all.filter((one) => {
                const { backgroundColor } = getComputedStyle(one);
                const box = one.getBoundingClientRect();
                const isButton = box.width > 60 && box.height >= 44;
                const inView = box.bottom > 0 && box.top < innerHeight;
                return isButton && inView && backgroundColor === "rgb(193, 157, 104)";
              }).length,
          ),
        )
        .toBeLessThanOrEqual(1);
    }
  }
});
