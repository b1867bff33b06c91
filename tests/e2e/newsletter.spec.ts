import { FORM_PATHS } from "#app/paths/paths.ts";
import { answers, expect, newsletter, open, test } from "#tests/support/site.ts";
import type { Page } from "@playwright/test";

test.use({ mayPost: true });

/** Unfolds the sign-up in the footer. */
async function openSignUp(page: Page) {
  await page.getByRole("contentinfo").locator("summary").click();
  const form = page.getByRole("form", { name: "NEWSLETTER" });
  return {
    field: form.getByPlaceholder("Inserisci la tua email"),
    button: form.getByRole("button", { name: "Iscriviti Ora" }),
    foot: page.getByRole("contentinfo"),
    draft: page.getByRole("link", { name: "apri il messaggio già scritto" }),
  };
}

const randomEmail = () => `giulia.${Math.random().toString(36).slice(2)}@posta.example`;

test("the sign-up checks the address, and answers all alike", async ({ page }) => {
  await open(page, "/");
  const { field, button, foot } = await openSignUp(page);
  await expect(field).toHaveAttribute("type", "email");
  await expect(field).toHaveAttribute("required", "");
  await expect(foot).toContainText(newsletter.consent);
  await field.fill("senza chiocciola");
  await button.click();
  await expect(field).toBeFocused();
  await expect(foot).not.toContainText(newsletter.check);
  const address = randomEmail();
  for (let turn = 0; turn < 2; turn++) {
    await field.fill(address);
    await button.click();
    await expect(foot).toContainText(newsletter.check);
    await page.reload();
    await openSignUp(page);
  }
});

test("without server the guest gets a written message to send", async ({ page, faults }) => {
  for (const badResponse of [{ status: 405, body: "" }, undefined]) {
    await page.unroute(`**${FORM_PATHS.newsletter}`);
    await page.route(`**${FORM_PATHS.newsletter}`, (route) =>
      badResponse ? route.fulfill(badResponse) : route.abort(),
    );
    await open(page, "/");
    const { field, button, draft, foot } = await openSignUp(page);
    await field.fill("giulia@posta.example");
    await button.click();
    const href = decodeURIComponent((await draft.getAttribute("href")) ?? "");
    expect(href).toContain("giulia@posta.example");
    await expect(foot).not.toContainText(newsletter.check);
  }
  faults.length = 0;
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sign-up leads to a page that says to look at the mail", async ({ page }) => {
    await page.goto("/");
    await page.setViewportSize({ width: 360, height: 740 });
    const height = (await page.getByRole("contentinfo").boundingBox())!.height;
    expect(height).toBeLessThanOrEqual(600);
    const { field, button } = await openSignUp(page);
    await field.fill(randomEmail());
    await button.click();
    await expect(page).toHaveURL(FORM_PATHS.checkMail);
    const { heading } = answers.newsletter.asked;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });
});
