import { chatLink } from "#app/domain/chat-link.ts";
import {
  expect,
  expectHref,
  goodToKnow,
  house,
  open,
  rooms,
  test,
  testIf,
  waitForHydration,
} from "#tests/support/site.ts";

const { answers: ANSWERS, ask } = goodToKnow;

for (const path of ["/contatti", ...rooms.map(({ slug }) => `/${slug}`)])
  testIf(path === "/contatti")(
    `${path} shows the answered questions, and links for asking the others`,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, path);
      const block = page.getByRole("region", { name: goodToKnow.heading });
      // On a room's page the section is folded below its heading.
      if (path !== "/contatti") {
        await expect(block.getByRole("term")).toHaveCount(0);
        await block.getByRole("heading").click();
      }
      await expect(block.getByRole("term")).toHaveText(ANSWERS.map(({ name }) => name));
      await expect(block.getByRole("definition")).toHaveText(
        ANSWERS.map(({ words }) => words.join(" ")),
      );
      await expect(block).not.toContainText("da inserire");
      for (const { name, message } of ask.questions)
        await expectHref(block.getByRole("link", { name }), chatLink(house.phone, message));
      // On the smallest phone the facts are stacked and none is cut off.
      const factRows = await block.locator("dl > div").evaluateAll((found) =>
        found.map((row) => ({
          left: row.getBoundingClientRect().left,
          cut: row.scrollWidth > row.clientWidth,
        })),
      );
      expect(new Set(factRows.map(({ left }) => left)).size).toBe(1);
      expect(factRows.filter(({ cut }) => cut)).toEqual([]);
    },
  );

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    test("a question carries the guest's choice", async ({ page }) => {
      await page.goto("/elegant_room?dal=2099-08-12&al=2099-08-15&adulti=2&bambini=1&camere=1");
      const [{ name, message }] = ask.questions as [{ name: string; message: string }];
      const block = page.getByRole("region", { name: goodToKnow.heading });
      await block.getByRole("heading").click();
      const link = block.getByRole("link", { name });
      const choice = "(dal 12/08/2099 al 15/08/2099, 2 adulti e 1 bambino, 1 camera)";
      await expectHref(link, chatLink(house.phone, `${message} ${choice}`));
      if (javaScriptEnabled) await waitForHydration(page);
      await expectHref(link, chatLink(house.phone, `${message} ${choice}`));
    });

    test("a link to a room's answers opens them, with their heading in view", async ({ page }) => {
      await page.goto("/elegant_room#buono-a-sapersi");
      const block = page.getByRole("region", { name: goodToKnow.heading });
      await expect(block.getByRole("term").first()).toBeInViewport();
      await expect(block.getByRole("heading")).toBeInViewport();
    });
  });

test("a phone's menu and the search lead to the answers", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const block = page.getByRole("region", { name: goodToKnow.heading });
  await open(page, "/about");
  await page.getByRole("button", { name: "menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: goodToKnow.heading }).click();
  await expect(block.getByRole("heading")).toBeInViewport();
  await open(page, "/cerca_stanza");
  await page.getByRole("main").getByRole("link", { name: goodToKnow.heading }).click();
  await expect(page).toHaveURL("/contatti#buono-a-sapersi");
});
