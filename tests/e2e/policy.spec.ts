import { DEMONSTRATIONS } from "#app/paths/mounts.ts";
import { SCREEN_NAMES, screenPath } from "#app/paths/template-paths.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { letter, write } from "#tests/support/letter.ts";
import { guesthouse } from "#tests/support/pages.ts";
import { answers, contact, expect, open, test } from "#tests/support/site.ts";

test.use({ mayPost: true });

/**
 * Every browser test fails on a violation that its page's console tells. Here is what no other test of the
 * plain run opens, and with --full the whole walk; tests/faults/headers.test.ts asks for the policy of every
 * page. The designs share their screens, so one stands for the others; each has a home of its own.
 */
const [ONE] = DEMONSTRATIONS;
const WALK = [
  ...DEMONSTRATIONS.map((mount) => screenPath(mount, "home")),
  ...(IS_FULL ? [...guesthouse, ...SCREEN_NAMES.map((name) => screenPath(ONE, name))] : []),
];

test("no page and no form breaks the content security policy", async ({ page, strays }) => {
  test.setTimeout(120_000);
  const violations: string[] = [];
  await page.exposeFunction("violated", (what: string) => violations.push(what));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, documentURI }) =>
      (window as unknown as { violated: (what: string) => void }).violated(
        `${documentURI}: ${effectiveDirective} ${blockedURI}`,
      ),
    ),
  );
  const start = performance.now();
  for (const path of WALK) await open(page, path);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  strays.length = 0; // the page for unknown addresses is meant to answer 404
  await open(page, "/contatti");
  await write(page);
  await letter(page).send.click();
  await expect(letter(page).kept).toBeVisible();
  const field = page.getByPlaceholder("Inserisci la tua email");
  await field.fill(`a.${Date.now()}@posta.example`);
  await field.press("Enter");
  await expect(page.getByRole("contentinfo")).toContainText("controlla la posta");
  console.log(
    `policy: ${WALK.length} pages in ${seconds} s and 2 forms, ${violations.length} violations`,
  );
  expect(violations).toEqual([]);
  expect(strays).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nor do the answers", async ({ page, strays }) => {
    await page.goto("/contatti");
    await write(page);
    await letter(page).send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.thanks.heading);
    await page.goto("/contatti");
    await write(page, { name: "", message: "x".repeat(10) });
    await letter(page).form.evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await letter(page).send.click();
    await expect(page.getByRole("main")).toContainText(contact.form.name);
    expect(strays).toEqual([expect.stringContaining("422")]);
    strays.length = 0;
  });
});
