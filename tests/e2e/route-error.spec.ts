import { expect, open, test } from "#tests/support/site.ts";

/** The name under which the framework leaves a page's router on the window. */
const ROUTER = "__reactRouterDataRouter";

type Router = { navigate: (to: string, options: object) => Promise<void> };

test("a form posted to a page that takes none shows 405", async ({ page, strays }) => {
  await open(page, "/");
  await page.evaluate(async (name) => {
    const router = (window as unknown as Record<string, Router>)[name]!;
    await router.navigate("/contatti", {
      formMethod: "post",
      body: "x",
      formEncType: "text/plain",
    });
  }, ROUTER);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("405");
  await page.getByRole("link", { name: "Torna alla pagina iniziale" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The router also tells the console.
  strays.splice(0, strays.length, ...strays.filter((stray) => !stray.startsWith("console")));
});
