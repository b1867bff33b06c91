/** Nothing of the desk is on guests' pages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DESK_PATH } from "#app/desk/paths.ts";
import { expect, deskLink, test } from "#tests/support/desk-page.ts";

const BUILD = join(import.meta.dirname, "../../build");

test("guests get nothing of the desk: no cookie, no link, no file", async ({ page, request }) => {
  await page.goto(DESK_PATH);
  await deskLink(page, "Altro").tap();
  await expect(page.getByText(/^Versione del sito: \d/)).toBeVisible();
  const guestPage = await request.get("/");
  expect(guestPage.headers()["set-cookie"]).toBeUndefined();
  const [asked] = await Promise.all([page.waitForRequest("**/"), page.goto("/")]);
  expect((await asked.allHeaders())["cookie"]).toBeUndefined();

  const client = join(BUILD, "client");
  const files = readdirSync(join(client, "assets")).filter((name) =>
    /^(desk|enhance|passkeys|preview)-.*\.(css|js)$/.test(name),
  );
  expect(files).toHaveLength(5);
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|data|txt|xml|json)$/.test(entry.name)) continue;
    if (files.includes(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, "utf8");
    expect([DESK_PATH, ...files].filter((words) => text.includes(words)).map(() => file)).toEqual(
      [],
    );
  }
});
