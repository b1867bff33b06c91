import type { Page } from "@playwright/test";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { contactForm, fillForm } from "#tests/support/contact-form.ts";
import { answers, contact, expect, messageOf, open, setClock, test } from "#tests/support/site.ts";

const QUERY = "dal=2027-08-12&al=2027-08-15&adulti=2&bambini=1&camere=1";
const WORDS = "dal 12/08/2027 al 15/08/2027, 2 adulti e 1 bambino, 1 camera";
const [LABEL = ""] = contact.form.enquiry.split("{scelta}");

test.use({ mayPost: true });
test.beforeEach(async ({ page }) => setClock(page, "2027-06-10T10:00:00+02:00"));

const choiceBox = (page: Page) => contactForm(page).form.getByRole("checkbox", { name: LABEL });

/** Sends the form, and returns the fields that it was posted with. */
async function sentFields(page: Page): Promise<URLSearchParams> {
  const formRequest = page.waitForRequest((request) => request.method() === "POST");
  await contactForm(page).send.click();
  return new URLSearchParams((await formRequest).postData() ?? "");
}

test("a choice at a room is sent with the message, or left out", async ({ page }) => {
  await open(page, `/elegant_room?${QUERY}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contatti" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/contatti");
  await expect(choiceBox(page)).toBeChecked();
  await expect(choiceBox(page)).toHaveAccessibleName(new RegExp(WORDS));
  await fillForm(page);
  await contactForm(page).phone.fill("+39 333 1234567");
  const fields = await sentFields(page);
  expect(Object.fromEntries(fields)).toMatchObject({
    ...Object.fromEntries(new URLSearchParams(QUERY)),
    [FORM_FIELDS.withEnquiry]: "1",
    [FORM_FIELDS.phone]: "+39 333 1234567",
  });
  await expect(contactForm(page).thanks).toBeFocused();
  await open(page, `/contatti?${QUERY}`);
  await fillForm(page);
  await choiceBox(page).uncheck();
  expect((await sentFields(page)).has(FORM_FIELDS.withEnquiry)).toBe(false);
  await expect(contactForm(page).thanks).toBeFocused();
});

test("without server the choice is in the text for chat or mail", async ({ page, faults }) => {
  await page.route(`**${FORM_PATHS.message}`, (route) => route.abort());
  await open(page, `/cerca_stanza?${QUERY}`);
  // The availability moves the form below it when it is loaded.
  await page.waitForLoadState("networkidle");
  // On the search page the contact form is folded below its heading.
  await page.getByRole("heading", { name: contact.form.heading }).click();
  await fillForm(page);
  await contactForm(page).send.click();
  await expect(contactForm(page).ready).toBeFocused();
  const chat = page.getByRole("link", { name: contact.form.chat });
  expect(messageOf(await chat.getAttribute("href"))).toContain(WORDS);
  faults.length = 0;
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the choice comes back with a form that must be corrected", async ({ page, faults }) => {
    await page.goto(`/contatti?${QUERY}`);
    await expect(choiceBox(page)).toBeChecked();
    await expect(choiceBox(page)).toHaveAccessibleName(new RegExp(WORDS));
    await fillForm(page);
    const { phone, send, message } = contactForm(page);
    await phone.fill("di sera");
    await send.click();
    await expect(page.getByRole("main")).toContainText(answers.fields.phone);
    await expect(phone).toHaveValue("di sera");
    await expect(message).not.toHaveValue("");
    await expect(choiceBox(page)).toBeChecked();
    await expect(choiceBox(page)).toHaveAccessibleName(new RegExp(WORDS));
    await phone.fill("");
    await send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.thanks.heading);
    faults.length = 0;
  });
});
