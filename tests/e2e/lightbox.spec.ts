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
  await expect(dialog(page)).toBeVisible();
  await expect(slide(page, 1).getByRole("img", { name: room.gallery[0]!.alt })).toBeVisible();
  return opener;
}

test.describe("the video", () => {
  const play = (page: Page) => page.getByRole("button", { name: /^Guarda il video/ });

  test.beforeEach(async ({ context }) => {
    await context.route(PLAYER, (route) => route.fulfill({ body: "player" }));
  });

  test("is fetched from outside only after play, and without cookies", async ({
    page,
    strays,
    context,
  }) => {
    await open(page, "/about");
    await play(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole("img", { name: about.video.poster.alt })).toBeVisible();
    const button = await play(page).evaluate((element) => {
      const round = [element, ...element.querySelectorAll("span")].find(
        (part) => parseFloat(getComputedStyle(part).borderRadius) >= part.clientWidth / 2,
      );
      return round && { width: round.clientWidth, height: round.clientHeight };
    });
    expect(button?.width).toBe(button?.height);
    expect(button?.width).toBeGreaterThanOrEqual(44);
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(strays).toEqual([]);
    await play(page).click();
    const frame = dialog(page).locator("iframe");
    await expect(frame).toHaveAttribute(
      "src",
      new RegExp(`${PLAYER.source}${about.video.youtube}`),
    );
    await expect(frame).toHaveAttribute("title", about.video.name);
    await expect.poll(() => strays.length).toBeGreaterThan(0);
    expect(strays.filter((stray) => !PLAYER.test(stray.replace("request: ", "")))).toEqual([]);
    strays.length = 0;
    // One source: nothing to turn to.
    await expect(dialog(page).getByRole("button", { name: /precedente|successiva/ })).toHaveCount(
      0,
    );
    await page.keyboard.press("ArrowRight");
    await expect(frame).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(play(page)).toBeFocused();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("is in the shape of a film, at any width", async ({ page, strays }) => {
    await open(page, "/about");
    await play(page).click();
    for (const [width, height, wanted] of [
      [360, 780, 360],
      [991, 900, 991],
      [992, 900, 893],
      [1280, 1000, 1152],
      [3000, 2000, 1920],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await dialog(page).locator("iframe").boundingBox();
      expect(Math.abs(box!.width - wanted), `${width} px`).toBeLessThanOrEqual(1);
      expect(Math.abs(box!.height - (box!.width * 9) / 16)).toBeLessThanOrEqual(1);
    }
    strays.length = 0;
  });
});

test("nothing of it is fetched before it is opened", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const opener = await test.step("the page alone", async () => {
    await open(page, `/${room.slug}`);
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((url) => url.includes("/lightbox"))).toEqual([]);
    return page.getByRole("button", { name: "Ingrandisci l’immagine 1" });
  });
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  expect(fetched.filter((url) => /\/lightbox.*\.(js|css)$/.test(url))).toHaveLength(2);
  // Types known by their address are not asked for, so nothing is remembered.
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a picture takes the width of a small window, and nine tenths of a large one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 1400 });
  await openGallery(page);
  for (const [width, share] of [
    [360, 1],
    [991, 1],
    [992, 0.9],
  ] as const) {
    await page.setViewportSize({ width, height: 1400 });
    const picture = slide(page, 1).getByRole("img");
    const shareOf = async () => Math.round(((await picture.boundingBox())!.width / width) * 100);
    await expect.poll(shareOf, `${width} px`).toBe(share * 100);
  }
});

test("arrows and keys turn the pictures, round and round", async ({ page }) => {
  await openGallery(page);
  const last = room.gallery.length;
  const shows = (index: number) =>
    expect(slide(page, index).getByRole("img")).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("ArrowRight");
  await shows(2);
  await page.keyboard.press("ArrowLeft");
  await shows(1);
  await page.keyboard.press("ArrowLeft");
  await shows(last);
  await dialog(page).getByRole("button", { name: "Immagine successiva" }).click();
  await shows(1);
  await dialog(page).getByRole("button", { name: "Immagine precedente" }).click();
  await shows(last);
});

test("Escape, the button and a press beside the picture close it, and the focus goes back", async ({
  page,
}) => {
  const opener = await openGallery(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog(page).getByRole("button", { name: "Chiudi" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await opener.click();
  await expect(slide(page, 1)).toBeVisible();
  await page.mouse.click(30, 120);
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("the keyboard stays inside while it is open", async ({ page }) => {
  await openGallery(page);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest("[role=dialog]") !== null;
    });
    expect(place).toBe(true);
  }
});

test("F11 turns full screen on and off, only while it is open", async ({ page }) => {
  await openGallery(page);
  const full = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.keyboard.press("F11");
  await expect.poll(full).toBe(true);
  await page.keyboard.press("F11");
  await expect.poll(full).toBe(false);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  const kept = await page.evaluate(() => {
    const event = new KeyboardEvent("keydown", { key: "F11", cancelable: true, bubbles: true });
    return document.body.dispatchEvent(event);
  });
  expect(kept).toBe(true);
});

test("it fades for a quarter of a second", async ({ page }) => {
  await openGallery(page);
  await expect(dialog(page)).toHaveCSS("transition-duration", "0.25s");
});

test("a picture that cannot be shown is told so", async ({ page, strays }) => {
  await open(page, `/${room.slug}`);
  await page.route("**/pictures/*.webp", (route) => route.abort());
  await page.getByRole("button", { name: "Ingrandisci l’immagine 1" }).click();
  await expect(slide(page, 1).getByRole("alert")).toHaveText("Invalid source");
  strays.length = 0;
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  async function drag(page: Page, part: number) {
    const from = 300;
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await touch("touchStart", from);
    for (let step = 1; step <= 10; step++)
      await touch("touchMove", from - (390 * part * step) / 10);
    // Slow, so that the way counts and not the speed.
    await page.clock.setFixedTime(start + 700);
    await touch("touchEnd");
  }

  test("0.3 of the width turns the picture, less does not", async ({ page }) => {
    await openGallery(page);
    await drag(page, 0.2);
    await expect(slide(page, 1).getByRole("img")).toBeInViewport({ ratio: 0.9 });
    await drag(page, 0.45);
    await expect(slide(page, 2).getByRole("img")).toBeInViewport({ ratio: 0.9 });
  });
});
