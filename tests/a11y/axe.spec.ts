import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { PATHS_IN, FORM_PATHS, thanksPath } from "#app/paths/paths.ts";
import { expectNoViolations, violations } from "#tests/support/axe.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { contactForm, fillForm } from "#tests/support/contact-form.ts";
import { guesthouse, isRepeated, listedIn } from "#tests/support/pages.ts";
import { expect, open, test, testIf, testInFull } from "#tests/support/site.ts";

/** The widths of windows, in which the pages are tested in turn. */
const WIDTHS = [390, 1280];

test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

for (const [index, path] of guesthouse.entries())
  testIf(!isRepeated(path))(`${path} has no accessibility violations`, async ({ page, faults }) => {
    test.setTimeout(90_000);
    await open(page, path);
    for (const width of IS_FULL ? WIDTHS : [path === "/" ? 1280 : WIDTHS[index % 2]!]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, `${width} px`);
    }
    if (path === "/404") faults.length = 0;
  });

/** All German pages, because German words are longest, and the English pages with a form or an error. */
const TRANSLATED_PATHS = [
  ...listedIn("de"),
  "/de/xyz",
  PATHS_IN.en.home,
  PATHS_IN.en.search,
  PATHS_IN.en.contact,
  "/en/xyz",
];

/** Translated pages look like the Italian ones, so without --full only the search is tested. */
for (const path of TRANSLATED_PATHS)
  testIf(path === PATHS_IN.de.search)(
    `${path} has no accessibility violations`,
    async ({ page, faults }) => {
      await open(page, path);
      expect(await violations(page)).toEqual([]);
      faults.splice(0, faults.length, ...faults.filter((stray) => !stray.includes("404")));
    },
  );

test("the home page with everything open has no violations", async ({ page }) => {
  await open(page, "/");
  const form = page.getByRole("form", { name: "Disponibilità" });
  await form.getByRole("button", { name: "Camere" }).click();
  await form.getByRole("button", { name: "Ospiti" }).click();
  await page.getByRole("button", { name: "Apri il menu" }).click();
  await expectNoViolations(page);
});

test("the dialogs of the generic booking have no violations", async ({ page }) => {
  await open(page, "/room_details");
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page, "question", "dialog");
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("dialog", { name: "Congratulation!" })).toBeVisible();
  await expectNoViolations(page, "success", "dialog");
});

test("a failed message with the subjects open has no violations", async ({ page, faults }) => {
  await page.route(`**${FORM_PATHS.message}`, (route) => route.abort());
  await open(page, "/contatti");
  await fillForm(page);
  const { send, subject } = contactForm(page);
  await send.click();
  await expect(page.getByRole("link", { name: "Apri in WhatsApp" })).toBeVisible();
  await subject.focus();
  await expectNoViolations(page);
  faults.length = 0;
});

test("the server's own pages have no violations", async ({ page, faults }) => {
  const otherPaths = [thanksPath("AAA-BBB", "de"), FORM_PATHS.checkMail];
  for (const path of [thanksPath("AAA-BBB"), FORM_PATHS.confirm, ...(IS_FULL ? otherPaths : [])]) {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  }
  // A guest without scripts gets the refused form back, with or without a message.
  for (const message of ["C’è posto a giugno?", ""]) {
    await page.goto("/contatti");
    const field = `<textarea name="${FORM_FIELDS.message}">${message}</textarea>`;
    await page.evaluate((html) => {
      document.body.innerHTML = html;
      document.forms[0]!.submit();
    }, `<form method="post" action="${FORM_PATHS.message}">${field}</form>`);
    await expect(page.getByRole("heading", { level: 1, name: "Manca poco" })).toBeVisible();
    const draft = page.getByRole("link", { name: "Apri in WhatsApp" });
    await expect(draft).toHaveCount(message ? 1 : 0);
    if (message || IS_FULL) await expectNoViolations(page);
  }
  faults.length = 0;
});

testInFull("the search's answer for many people has no violations", async ({ page }) => {
  await open(page, "/cerca_stanza?dal=2099-06-10&al=2099-06-12&adulti=9&bambini=2&camere=2");
  await expect(page.getByRole("link", { name: "Chiedi 2 camere" })).toBeVisible();
  await expectNoViolations(page);
});

test("a picture or video in the lightbox has no violations", async ({ page, context, faults }) => {
  await context.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ body: "<html lang=it><title>Video</title>", contentType: "text/html" }),
  );
  for (const [path, button] of [
    ["/elegant_room", "Ingrandisci l’immagine 1"],
    ["/about", /^Guarda il video/],
  ] as const) {
    await open(page, path);
    await page.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveCSS("opacity", "1");
    await expect(dialog.locator("img, iframe").first()).toBeVisible();
    await expectNoViolations(page, path, "[role=dialog]");
  }
  faults.length = 0;
});
