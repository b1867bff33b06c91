/**
 * The screens that the family's guide shows. `GUIDE=true npm run browser -- desk-guide` writes them into
 * docs/guida/; the same machine makes the same files, because no screen of them shows a day.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { expect, test } from "#tests/support/desk-page.ts";
import { IS_FULL } from "#tests/support/full.ts";

const FOLDER = join(import.meta.dirname, "../../docs/guida");

const WRITES = process.env["GUIDE"] === "true";

/** In bytes: the guide is read on phones. */
const LARGEST = 30_000;

const INTRO = `${DESK_PATHS.site}/about/parole.intro`;
const HOME_PICTURES = `${DESK_PATHS.site}/pictures/fatti.home`;

/** Each screen by the name of its file, in the order in which one is made from the other. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  "il-sito": (page) => page.goto(DESK_PATHS.site),
  scegli: async (page) => {
    await page.goto(HOME_PICTURES);
    await page
      .getByRole("button", { name: /^Un’altra/ })
      .first()
      .click();
    await expect(page.getByText("Sceglietene una, poi premete Salva.")).toBeVisible();
  },
  fotografia: (page) => page.goto(`${DESK_PATHS.pictures}/elegant-wide`),
  "tre-lingue": async (page) => {
    await page.goto(INTRO);
    await page
      .getByRole("textbox", { name: "Titolo grande", exact: true })
      .fill("Una casa in collina");
    await page.getByRole("button", { name: "Salva" }).last().click();
    await expect(page.getByRole("status")).toContainText("Salvato.");
    await page.goto(`${INTRO}#intro.heading`);
  },
  guarda: async (page) => {
    await page.goto(`${DESK_PATHS.preview}/about`);
    await page
      .getByText("Una casa in collina")
      .evaluate((one) => one.scrollIntoView({ block: "center" }));
  },
  pubblica: (page) => page.goto(DESK_PATHS.publish),
};

/** As large as the guide may have it. */
async function small(screenshot: Buffer): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 40]) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= LARGEST) return picture;
  }
  throw new Error("A screen takes more bytes than the guide has for it");
}

test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5, colorScheme: "light" });

test("the guide's screens fit into it", async ({ page }) => {
  test.skip(!IS_FULL && !WRITES);
  test.setTimeout(120_000); // on a busy machine
  for (const [name, open] of Object.entries(SCREENS)) {
    await open(page);
    await page.waitForLoadState("networkidle");
    const picture = await small(await page.screenshot({ animations: "disabled", caret: "hide" }));
    if (!WRITES) continue;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
  }
});
