import { expect, open, test } from "#tests/support/site.ts";

/** The name under which the framework leaves a page's router on the window. */
const ROUTER = "__reactRouterDataRouter";

type Router = { navigate: (to: string, options: object) => Promise<void> };

for (const [status, reason, options] of [
  [405, "a form posted to a page that takes none", { formMethod: "post", body: "x" }],
  [400, "a form that cannot be read", { formMethod: "get", body: "x" }],
] as const) {
  test(`${reason} shows the error screen with ${status}`, async ({ page, strays }) => {
    await open(page, "/");
    await page.evaluate(
      async ([name, given]) => {
        const router = (window as unknown as Record<string, Router>)[name]!;
        await router.navigate("/contatti", { ...given, formEncType: "text/plain" });
      },
      [ROUTER, options] as const,
    );
    await expect(
      page.getByRole("heading", { name: "Unexpected Application Error!" }),
    ).toBeVisible();
    await expect(page.getByRole("main")).toContainText(String(status));
    await page.getByRole("link", { name: "Torna alla pagina iniziale" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The router also tells the console.
    strays.splice(0, strays.length, ...strays.filter((stray) => !stray.startsWith("console")));
  });
}

test("the server answers other methods with 405, and still guards the answer", async ({
  request,
}) => {
  const answer = await request.post("/contatti", { form: { nome: "x" } });
  expect(answer.status()).toBe(405);
  expect(answer.headers()["allow"]).toBe("GET, HEAD");
  expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
});
