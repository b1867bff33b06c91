import type { Page } from "@playwright/test";
import { about, expect, open, rooms, test } from "#tests/support/site.ts";

const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\//;
const room = rooms[0]!;

const dialog = (page: Page) => page.getByRole("dialog", { name: "A tutto schermo" });
const slide = (page: Page, index: number) =>
  dialog(page).getByRole("group", { name: `Immagine ${index} di ${room.gallery.length}` });

async function openGallery(page: Page) {
  await open(page, `/${room.slug}`);
  const opener = page.getByRole("button", { name: "Ingrandisci l’immagine 1" });
  await opener.click();
  await expect(slide(page, 1).getByRole("img", { name: room.gallery[0]!.alt })).toBeVisible();
}

test.describe("the video", () => {
  const playButton = (page: Page) => page.getByRole("button", { name: /^Guarda il video/ });

  test.beforeEach(async ({ context }) => {
    await context.route(PLAYER, (route) => route.fulfill({ body: "player" }));
  });

  test("loads from YouTube only after play, in film format", async ({ page, faults, context }) => {
    await open(page, "/about");
    await playButton(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole("img", { name: about.video!.poster.alt })).toBeVisible();
    const button = await playButton(page).evaluate((element) => {
      const roundElement = [element, ...element.querySelectorAll("span")].find(
        (part) => parseFloat(getComputedStyle(part).borderRadius) >= part.clientWidth / 2,
      );
      return roundElement && { width: roundElement.clientWidth, height: roundElement.clientHeight };
    });
    expect(button?.width).toBe(button?.height);
    expect(button?.width).toBeGreaterThanOrEqual(44);
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(faults).toEqual([]);
    await playButton(page).click();
    const frame = dialog(page).locator("iframe");
    const filmAddress = new RegExp(`${PLAYER.source}${about.video!.youtube}`);
    await expect(frame).toHaveAttribute("src", filmAddress);
    await expect(frame).toHaveAttribute("title", about.video!.name);
    for (const [width, height, wanted] of [
      [360, 780, 360],
      [991, 900, 991],
      [992, 900, 893],
      [1280, 1000, 1152],
      [3000, 2000, 1920],
    ] as const) {
      await page.setViewportSize({ width, height });
      const widthError = async () => Math.abs((await frame.boundingBox())!.width - wanted);
      // The lightbox follows the window a moment later.
      await expect.poll(widthError, `${width} px`).toBeLessThanOrEqual(1);
      const box = await frame.boundingBox();
      expect(Math.abs(box!.height - (box!.width * 9) / 16)).toBeLessThanOrEqual(1);
    }
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    expect(faults.filter((stray) => !PLAYER.test(stray.replace("request: ", "")))).toEqual([]);
    faults.length = 0;
    // With one source there are no buttons for others.
    const turnButtons = dialog(page).getByRole("button", { name: /precedente|successiva/ });
    await expect(turnButtons).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await expect(frame).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(playButton(page)).toBeFocused();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test("a picture fills a small window, and 90 % of a large one's width", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1400 });
  await openGallery(page);
  for (const width of [360, 991, 992]) {
    const share = width < 992 ? 100 : 90;
    await page.setViewportSize({ width, height: 1400 });
    const picture = slide(page, 1).getByRole("img");
    const shareOf = async () => Math.round(((await picture.boundingBox())!.width / width) * 100);
    await expect.poll(shareOf, `${width} px`).toBe(share);
  }
});

test("the lightbox loads on opening, turns, fills the screen, closes", async ({ page }) => {
  const fetchedPaths: string[] = [];
  page.on("request", (request) => fetchedPaths.push(new URL(request.url()).pathname));
  await open(page, `/${room.slug}`);
  await page.waitForLoadState("networkidle");
  const lightboxScripts = () => fetchedPaths.filter((path) => path.includes("/lightbox"));
  expect(lightboxScripts()).toEqual([]);
  const opener = page.getByRole("button", { name: "Ingrandisci l’immagine 1" });
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveCSS("transition-duration", "0.25s");
  await expect(slide(page, 1).getByRole("img", { name: room.gallery[0]!.alt })).toBeVisible();
  expect(lightboxScripts().filter((path) => /\.(js|css)$/.test(path))).toHaveLength(2);
  // The types of the files are known from their URLs, so no type is stored.
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  const lastIndex = room.gallery.length;
  const expectSlide = (index: number) =>
    expect(slide(page, index).getByRole("img")).toBeInViewport({ ratio: 0.9 });
  const pressButton = (name: string) => dialog(page).getByRole("button", { name }).click();
  for (const [key, index] of [
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", lastIndex],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(index);
  }
  await pressButton("Immagine successiva");
  await expectSlide(1);
  await pressButton("Immagine precedente");
  await expectSlide(lastIndex);

  const isFullscreen = () => page.evaluate(() => document.fullscreenElement !== null);
  for (const isExpected of [true, false]) {
    await page.keyboard.press("F11");
    await expect.poll(isFullscreen).toBe(isExpected);
  }

  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  // F11 has the browser's own function again.
  const isDefaultKept = await page.evaluate(() => {
    const fullscreenKey = { key: "F11", cancelable: true, bubbles: true };
    return document.body.dispatchEvent(new KeyboardEvent("keydown", fullscreenKey));
  });
  expect(isDefaultKept).toBe(true);
  await opener.click();
  await pressButton("Chiudi");
  await expect(dialog(page)).toHaveCount(0);
  await opener.click();
  await expect(slide(page, 1)).toBeVisible();
  await page.mouse.click(30, 120);
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(slide(page, 1)).toBeVisible();
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press("Tab");
    const isFocusInside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest("[role=dialog]") !== null;
    });
    expect(isFocusInside).toBe(true);
  }
});

test("a picture that cannot be loaded gives a message", async ({ page, faults }) => {
  await open(page, `/${room.slug}`);
  await page.route("**/pictures/*.webp", (route) => route.abort());
  await page.getByRole("button", { name: "Ingrandisci l’immagine 1" }).click();
  await expect(slide(page, 1).getByRole("alert")).toHaveText("Invalid source");
  faults.length = 0;
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  async function dragSlide(page: Page, part: number) {
    const startX = 300;
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    const startedAt = Date.now();
    await page.clock.setFixedTime(startedAt);
    await touch("touchStart", startX);
    for (let step = 1; step <= 10; step++)
      await touch("touchMove", startX - (390 * part * step) / 10);
    // The swipe is slow, so that its distance decides and not its speed.
    await page.clock.setFixedTime(startedAt + 700);
    await touch("touchEnd");
  }

  test("a swipe turns the picture from 0.3 of the width on", async ({ page }) => {
    await openGallery(page);
    await dragSlide(page, 0.2);
    await expect(slide(page, 1).getByRole("img")).toBeInViewport({ ratio: 0.9 });
    await dragSlide(page, 0.45);
    await expect(slide(page, 2).getByRole("img")).toBeInViewport({ ratio: 0.9 });
  });
});
