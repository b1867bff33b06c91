/** Guests whose system asks for its own colours, or for more contrast. */
import type { Locator, Page } from "@playwright/test";
import { DEMONSTRATIONS, GUESTHOUSE } from "#app/paths/mounts.ts";
import { contrast, pixels, widest } from "#tests/support/pixels.ts";
import { expect, open, test, waitForHydration } from "#tests/support/site.ts";

test.describe("with forced colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  /** How much a narrow strip across the left edge differs within itself. */
  async function edge(page: Page, button: Locator): Promise<number> {
    const box = (await button.boundingBox())!;
    return widest(
      await pixels(page, { x: box.x - 4, y: box.y + box.height / 2, width: 8, height: 1 }),
    );
  }

  test("every button of a room's page keeps an edge", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, "/elegant_room");
    await page.evaluate(() => scrollTo(0, 400));
    const buttons = [
      page.getByRole("link", { name: /^Prenota camera/ }),
      page.getByRole("banner").getByRole("link", { name: /^Prenota ora/i }),
      page.getByRole("button", { name: "Torna su" }),
      page.getByRole("banner").getByRole("button", { name: "Tema scuro" }),
    ];
    for (const button of buttons) {
      await button.scrollIntoViewIfNeeded();
      expect(await edge(page, button), String(button)).toBeGreaterThanOrEqual(3);
    }
  });

  test("so do the designs' buttons, the dialog's too", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const { prefix } of DEMONSTRATIONS) {
      await page.goto(`${prefix}/room_details`);
      const book = page.getByRole("banner").getByRole("link", { name: "Book Now" });
      expect(await edge(page, book), prefix).toBeGreaterThanOrEqual(3);
    }
    await waitForHydration(page);
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    const yes = page.getByRole("button", { name: "Yes" });
    await expect(yes).toBeVisible();
    expect(await edge(page, yes)).toBeGreaterThanOrEqual(3);
  });
});

/** What is drawn of a token, as the browser mixes it. */
function tokens(page: Page) {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const box = document.body.appendChild(document.createElement("i"));
    const read = (name: string): [number, number, number] => {
      box.style.color = `var(--${name})`;
      canvas.fillStyle = getComputedStyle(box).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
      return [red!, green!, blue!];
    };
    return {
      grounds: ["page", "sand", "raised"].map(read),
      words: ["quiet", "accent-text", "alert"].map(read),
      edge: [read("edge")],
      line: [read("line")],
    };
  });
}

async function weakest(page: Page) {
  const { grounds, words, edge, line } = await tokens(page);
  const least = (colours: typeof grounds) =>
    Math.min(...colours.flatMap((colour) => grounds.map((under) => contrast(colour, under))));
  return { words: least(words), edge: least(edge), line: least(line) };
}

test("more contrast is answered in both themes, in every look", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" }); // colours would still be on their way
  for (const { prefix } of [GUESTHOUSE, ...DEMONSTRATIONS]) {
    await page.goto(prefix || "/", { waitUntil: "domcontentloaded" });
    for (const dark of [false, true]) {
      await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
      await page.emulateMedia({ contrast: "no-preference" });
      const usual = await weakest(page);
      await page.emulateMedia({ contrast: "more" });
      const more = await weakest(page);
      const where = `${prefix || "/"}, ${dark ? "dark" : "light"}`;
      expect(more.words, `${where}: quiet words and the accent`).toBeGreaterThanOrEqual(7);
      expect(more.edge, `${where}: edges of fields and buttons`).toBeGreaterThanOrEqual(7);
      expect(more.line, `${where}: lines between things`).toBeGreaterThanOrEqual(3);
      for (const part of ["words", "edge", "line"] as const)
        expect(more[part], `${where}: ${part}`).toBeGreaterThan(usual[part]);
    }
  }
});
