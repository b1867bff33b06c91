import { expect, test } from "#tests/support/site.ts";

test("a form posted to a page that takes none shows 405", async ({ request, page, baseURL }) => {
  const response = await request.post("/contatti", { form: { x: "1" } });
  await page.route("**/contatti", async (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: await response.text() }),
  );
  await page.goto("/contatti");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("405");
  await page.getByRole("link", { name: "Torna alla pagina iniziale" }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
