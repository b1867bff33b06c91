import type { Page } from "@playwright/test";
import { nightsAt, mockNights } from "#tests/support/nights.ts";
import { expect, open, setClock, test, testIf } from "#tests/support/site.ts";

test.beforeEach(async ({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));

test("the form's date fields do not move when a panel opens", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  const form = page.getByRole("form", { name: "Disponibilità" });
  const tops = () =>
    form.locator("input[type=date]").evaluateAll((fields) => {
      const { y } = fields[0]!.closest("form")!.getBoundingClientRect();
      return fields.map((field) => field.getBoundingClientRect().y - y);
    });
  const topsBefore = await tops();
  expect(topsBefore).toHaveLength(2);
  for (const name of ["Camere", "Ospiti"]) {
    await form.getByRole("button", { name, exact: true }).click();
    expect(await tops()).toEqual(topsBefore);
  }
});

/** Controls and texts that a fixed element covers at some scroll position, bars as wide as the window excepted. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number };
    const isBar = ({ left, right }: Box) => left <= 0 && right >= document.body.clientWidth;
    const isInWindow = ({ top, bottom }: Box) => bottom > 0 && top < innerHeight;
    const fixedBars = [...document.querySelectorAll("body *")]
      .filter((one) => getComputedStyle(one).position === "fixed")
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && isInWindow(box) && !isBar(box));

    /** The part of a box that is not clipped by the scrolling rows and windows around it, in page coordinates. */
    const visibleBox = (element: Element, { left, right, top, bottom }: Box) => {
      const box = { left, right, top: top + scrollY, bottom: bottom + scrollY };
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent === document.body || getComputedStyle(parent).overflowX === "visible") continue;
        const outerBox = parent.getBoundingClientRect();
        box.left = Math.max(box.left, outerBox.left);
        box.right = Math.min(box.right, outerBox.right);
      }
      return box;
    };
    const candidates: { name: string; box: Box }[] = [];
    const isMoving = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("header, aside:not(main *)") &&
      !fixedBars.some(({ one }) => one.contains(element));
    const controls = "a, button, input, select, summary, [data-day]";
    for (const control of [...document.querySelectorAll(controls)].filter(isMoving)) {
      const name = control.ariaLabel ?? control.textContent;
      candidates.push({ name, box: visibleBox(control, control.getBoundingClientRect()) });
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement: element } = text;
      if (!element || !text.textContent?.trim() || !isMoving(element)) continue;
      range.selectNodeContents(text);
      for (const line of range.getClientRects())
        candidates.push({ name: text.textContent, box: visibleBox(element, line) });
    }
    const coveredNames = new Set<string>();
    for (let y = 0; y < document.body.scrollHeight - innerHeight; y += 24)
      for (const { box: over } of fixedBars)
        for (const { name, box } of candidates) {
          const isBesideBar = box.left >= over.right - 1 || box.right <= over.left + 1;
          const isAboveBar = box.top - y >= over.bottom - 1 || box.bottom - y <= over.top + 1;
          if (!isBesideBar && !isAboveBar) coveredNames.add(`${y}: ${name.trim().slice(0, 60)}`);
        }
    return [...coveredNames];
  });
}

const PAGE_PATHS = ["/", "/elegant_room", "/cerca_stanza", "/contatti", "/about"];

for (const [viewport, paths] of [
  [{ width: 360, height: 740 }, PAGE_PATHS],
  [{ width: 768, height: 1024 }, PAGE_PATHS],
  // On a large screen only the pages with a calendar are tested: fixed elements cover little else there.
  [{ width: 1280, height: 900 }, PAGE_PATHS.slice(0, 2)],
] as const)
  testIf(viewport.width !== 768)(
    `at ${viewport.width} px nothing covers a control or a word, at any scroll position`,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await mockNights(page, nightsAt("2027-06-10T09:20:00+02:00", [["2027-06-12/3"]]));
      for (const path of paths) {
        await open(page, path);
        await page.evaluate(() => scrollTo(0, 600));
        await expect(page.getByRole("button", { name: "Torna su" })).toBeVisible();
        expect(await coveredControls(page), path).toEqual([]);
        const nightsButton = page.getByRole("button", { name: "Notti libere" });
        if ((await nightsButton.count()) === 0) continue;
        await nightsButton.click();
        await expect(page.getByRole("grid").first()).toBeVisible();
        expect(await coveredControls(page), `${path}, with the calendar`).toEqual([]);
      }
    },
  );

test("on the narrowest phone nothing of the bar is cut or moves", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of ["/?dal=2027-12-29&al=2028-01-03", "/de?dal=2027-12-29&al=2028-01-03"]) {
    await open(page, path);
    const bar = page.getByRole("complementary");
    const chatButtonBoxes = () =>
      bar.getByRole("link").evaluateAll((all) =>
        all.map((one) => {
          const { x, y } = one.getBoundingClientRect();
          return [x, y, one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
        }),
      );
    await expect(bar.getByRole("link", { name: /3\sgen|3\.\sJan/ })).toBeVisible();
    const boxesBefore = await chatButtonBoxes();
    expect(boxesBefore.flatMap(([, , ...cut]) => cut)).toEqual([0, 0, 0, 0]);
    await page.evaluate(() => scrollTo(0, 21));
    const button = bar.getByRole("button");
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())!.width).toBeGreaterThanOrEqual(44);
    expect(await chatButtonBoxes()).toEqual(boxesBefore);
  }
});

test("“Ospiti” opens into view, above the bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  const guestsButton = page.getByRole("button", { name: "Ospiti", exact: true });
  const top = (await guestsButton.boundingBox())!.y;
  await page.evaluate((by) => scrollBy(0, by), top - 600);
  await guestsButton.click();
  const bar = page.getByRole("complementary", { name: "Contatti rapidi" });
  const child = page.getByRole("button", { name: "Aggiungi bambino" });
  const coveredHeight = async () => {
    const box = (await child.boundingBox())!;
    return box.y + box.height - (await bar.boundingBox())!.y;
  };
  await expect.poll(coveredHeight).toBeLessThanOrEqual(0);
});

test("a small window shows no bar and no button to the top", async ({ page }) => {
  await open(page, "/");
  for (const [width, height] of [
    [320, 256],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 1000));
    await expect(page.getByRole("complementary", { name: "Contatti rapidi" })).not.toBeInViewport();
    await expect(page.getByRole("button", { name: "Torna su" })).toBeHidden();
  }
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
  await expect(button).toHaveAttribute("aria-expanded", "false");
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("the Tab key never loses the focus on /about", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/about");
  await page.getByRole("link", { name: "CONTATTACI" }).focus();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  }
});

/** The scroll positions at which more than one button in the accent colour is in view. */
function crowdedPositions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const positions: number[] = [];
    for (let y = 0; y < document.body.scrollHeight; y += 370) {
      scrollTo({ top: y, behavior: "instant" });
      // Scripts notice a button that comes into view or leaves it a little later.
      await new Promise((done) => setTimeout(done, 100));
      const filledButtons = [...document.querySelectorAll("a, button")].filter((one) => {
        const { width, height, top, bottom } = one.getBoundingClientRect();
        const isInView = bottom > 0 && top < innerHeight;
        const { backgroundColor } = getComputedStyle(one);
        return width > 60 && height >= 44 && isInView && backgroundColor === "rgb(193, 157, 104)";
      });
      if (filledButtons.length > 1) positions.push(y);
    }
    return positions;
  });
}

test("the home page shows at most one gold button at a time", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => crowdedPositions(page), `${width} px`).toEqual([]);
  }
});
