/** Who gets into the desk, and nothing of it on guests' pages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DESK } from "#app/desk/paths.ts";
import { expect, place, test } from "#tests/support/desk-page.ts";

const BUILD = join(import.meta.dirname, "../../build");

test.describe("the sign-in", () => {
  test.use({ isSignedIn: false });

  test("by a link or its code lets a phone in, until it is taken away", async ({ page, desk }) => {
    const { address } = await desk.accessLink("telefono di Anna");
    await page.goto(address);
    await page.reload();
    await page.getByRole("button", { name: "Entra" }).tap();
    await expect(page).toHaveURL(DESK);
    const [cookie] = await page.context().cookies(desk.url + DESK);
    expect(cookie).toMatchObject({ path: DESK, httpOnly: true, sameSite: "Strict" });
    expect(await page.context().cookies(desk.url)).toEqual([]);
    await place(page, "Altro").tap();
    await expect(page.getByText(/^Versione del sito: \d/)).toBeVisible();
    await page.getByRole("link", { name: /^Telefoni/ }).tap();
    await page.getByRole("button", { name: "Togli telefono di Anna" }).tap();
    await expect(page.getByRole("heading", { name: "Entrare nel banco" })).toBeVisible();
    const { code } = await desk.accessLink("tablet");
    await page.getByLabel("Codice").fill(code.toLowerCase());
    await page.getByRole("button", { name: "Entra con il codice" }).tap();
    await expect(page.getByRole("heading", { name: "Oggi", exact: true })).toBeVisible();
  });
});

test("guests get nothing of the desk: no cookie, no link, no file", async ({ page, request }) => {
  await page.goto(DESK);
  const guest = await request.get("/");
  expect(guest.headers()["set-cookie"]).toBeUndefined();
  const [asked] = await Promise.all([page.waitForRequest("**/"), page.goto("/")]);
  expect((await asked.allHeaders())["cookie"]).toBeUndefined();

  const client = join(BUILD, "client");
  const ours = readdirSync(join(BUILD, "desk/assets")).filter((name) => /\.(css|js)$/.test(name));
  expect(ours).toHaveLength(5);
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|data|txt|xml|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, "utf8");
    expect([DESK, ...ours].filter((words) => text.includes(words)).map(() => file)).toEqual([]);
  }
});
