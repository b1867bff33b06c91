import type { Locator, Page } from "@playwright/test";
import { FORM_FIELDS, MAX_LENGTHS } from "#app/domain/form-fields.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { ANNA, ANNAS_TEXT, contactForm, fillForm } from "#tests/support/contact-form.ts";
import { answers, contact, expect, house, messageOf, open, test } from "#tests/support/site.ts";

const REFERENCE_PATTERN = /[A-Z\d]{3}-[A-Z\d]{3}/;
const MESSAGE_REQUESTS = `**${FORM_PATHS.message}`;

const TOO_LONG = "è".repeat(MAX_LENGTHS.message + 1);

test.use({ mayPost: true });

function validationMessageOf(field: Locator): Promise<string> {
  return field.evaluate((element: HTMLTextAreaElement) => element.validationMessage);
}

/** Expects that the console has the refusal of the form as its only error. */
function expectRefusal(faults: string[]): void {
  expect(faults.splice(0)).toEqual([expect.stringContaining("422")]);
}

async function expectWays(page: Page, text = ANNAS_TEXT): Promise<void> {
  const chat = page.getByRole("link", { name: "Apri in WhatsApp" });
  expect(messageOf(await chat.getAttribute("href"))).toBe(text);
  const mailto = await page.getByRole("link", { name: "Apri come e-mail" }).getAttribute("href");
  expect(mailto).toContain(`mailto:${house.email}?subject=`);
  expect(decodeURIComponent(mailto?.split("&body=")[1] ?? "")).toBe(text);
}

test("a stored message gets thanks with its reference", async ({ page }) => {
  await open(page, "/contatti");
  await fillForm(page);
  const { send, thanks, message, name } = contactForm(page);
  await send.click();
  await expect(thanks).toBeFocused();
  const [first] = REFERENCE_PATTERN.exec(await thanks.innerText()) ?? [];
  expect(first).toBeDefined();
  await expect(message).toHaveValue("");

  // Writing the next message removes the thanks.
  await fillForm(page, { message: "Ancora una cosa" });
  await expect(thanks).toHaveCount(0);
  await send.click();
  await expect(thanks).toBeFocused();
  expect(REFERENCE_PATTERN.exec(await thanks.innerText())?.[0]).not.toBe(first);
  await expect(name).toHaveValue("");
});

test("two presses send one message, and text typed meanwhile stays", async ({ page }) => {
  const sentBodies: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sentBodies.push(request.postData() ?? "");
  });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(MESSAGE_REQUESTS, async (route) => {
    await answered;
    await route.continue();
  });
  await open(page, "/contatti");
  const { form, send, thanks, message } = contactForm(page);
  await expect(form.getByRole("checkbox")).toHaveCount(0); // nothing was chosen
  await fillForm(page);
  // The token arrives while a guest types; `fillForm` is faster.
  await expect(form.locator(`[name="${FORM_FIELDS.token}"]`)).not.toHaveValue("");
  await send.dblclick();
  await message.fill("Ho dimenticato una cosa");
  answer();
  await expect(thanks).toBeFocused();
  await expect(message).toHaveValue("Ho dimenticato una cosa");
  expect(sentBodies).toHaveLength(1);
  const fields = new URLSearchParams(sentBodies[0]);
  expect(fields.get(FORM_FIELDS.token)).toMatch(/^\w+\.[\w-]+\.[\w-]+$/);
  expect(fields.get(FORM_FIELDS.honeypot)).toBe("");
});

const HTML_RESPONSE = { contentType: "text/html", body: "<p>" };
const JSON_ANSWER = { contentType: "application/json", body: "{}" };

test("a message that fails stays in the form, with two other ways", async ({ page, faults }) => {
  await open(page, "/contatti");
  const { send, ready, name, message } = contactForm(page);
  for (const [reason, answer] of [
    ["nobody answers", undefined],
    ["a plain host knows no such address", { ...HTML_RESPONSE, status: 404 }],
    ["a plain host takes no posts", { status: 405, body: "" }],
    ["a host answers everything with its home page", { ...HTML_RESPONSE, status: 200 }],
    ["the server is out of order", { ...JSON_ANSWER, status: 503 }],
    ["too much came from here", { ...JSON_ANSWER, status: 429 }],
  ] as const) {
    await page.unroute(MESSAGE_REQUESTS);
    await page.route(MESSAGE_REQUESTS, (route) => (answer ? route.fulfill(answer) : route.abort()));
    // A change removes the offered draft; sending again offers one with the new words.
    await fillForm(page);
    await expect(ready, reason).toHaveCount(0);
    await send.click();
    await expect(ready, reason).toBeFocused();
    await expectWays(page);
    await expect(page.getByRole("main")).not.toContainText(/inviato|spedito|arrivato/i);
    await expect(name).toHaveValue(ANNA.name);
    await expect(message).toHaveValue(ANNA.message);
  }
  faults.length = 0;
});

test("a too long text or wrong number gets an error at its field", async ({ page, faults }) => {
  await open(page, "/contatti");
  await fillForm(page, { message: "" });
  const { form, send, message, phone, thanks } = contactForm(page);
  await message.focus();
  // `insertText` acts like pasting: if the field had a maxlength, the browser would cut the text here.
  await page.keyboard.insertText(`${TOO_LONG}\n`);
  const postRequests: string[] = [];
  page.on("request", (request) => request.method() === "POST" && postRequests.push(request.url()));
  await send.click();
  await expect(message).toBeFocused();
  const placeholders = { massimo: String(MAX_LENGTHS.message), scritti: String(TOO_LONG.length) };
  expect(await validationMessageOf(message)).toBe(interpolate(contact.form.tooLong, placeholders));
  await expect(message).toHaveValue(`${TOO_LONG}\n`);
  expect(postRequests).toEqual([]);
  // The browser's own validation is switched off.
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
  await message.fill(TOO_LONG);
  await send.click();
  const tooLong = interpolate(answers.fields.tooLong, { massimo: String(MAX_LENGTHS.message) });
  await expect.poll(() => validationMessageOf(message)).toBe(`${contact.form.message}: ${tooLong}`);
  await expect(message).toHaveValue(TOO_LONG);
  await message.fill(`${TOO_LONG.slice(1)}\n`);
  await phone.fill("di sera");
  await send.click();
  const errorText = `${contact.form.phone}: ${answers.fields.phone}`;
  await expect.poll(() => validationMessageOf(phone)).toBe(errorText);
  await phone.fill("333 1234567");
  await send.click();
  await expect(thanks).toBeVisible();
  expect(faults).toEqual([expect.stringContaining("422"), expect.stringContaining("422")]);
  faults.length = 0;
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message gets its page of thanks, and is not stored twice", async ({ page }) => {
    await page.goto("/contatti");
    await fillForm(page);
    await contactForm(page).send.click();
    await expect(page).toHaveURL((url) => url.pathname === FORM_PATHS.thanks);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(answers.thanks.heading);
    const [reference] = REFERENCE_PATTERN.exec(await page.getByRole("main").innerText()) ?? [];
    expect(reference).toBeDefined();

    // The guest goes back and sends the same again, as browsers keep typed values.
    await page.goto("/contatti");
    await fillForm(page);
    await contactForm(page).send.click();
    await expect(page.getByRole("main")).toContainText(reference ?? "");
  });

  test("the browser checks first; an empty form gets no draft", async ({ page, faults }) => {
    await page.goto("/contatti");
    const { form, send, name } = contactForm(page);
    await expect(form.getByRole("checkbox")).toHaveCount(0); // nothing was chosen
    await send.click();
    await expect(name).toBeFocused();
    await expect(page).toHaveURL("/contatti");
    await name.fill(ANNA.name);
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await send.click();
    await expect(page).toHaveURL(FORM_PATHS.message);
    await expect(page.getByRole("main")).toContainText(answers.problems.wrong.heading);
    await expect(name).toHaveValue(ANNA.name);
    await expect(page.getByRole("main")).not.toContainText(contact.form.ready);
    await expect(page.getByRole("link", { name: "Apri in WhatsApp" })).toHaveCount(0);
    expectRefusal(faults);
  });

  test("a refused message comes back, with the other ways", async ({ page, faults }) => {
    await page.goto("/contatti");
    await fillForm(page, { email: "anna@posta..example", message: 'Uno\n"due" <tre> & C’è' });
    const { form, send, name, email, subject, message } = contactForm(page);
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await send.click();
    await expect(page).toHaveURL(FORM_PATHS.message);
    const errorText = `${contact.form.email}: ${answers.fields.email}`;
    await expect(page.getByRole("main")).toContainText(errorText);
    await expect(name).toHaveValue(ANNA.name);
    await expect(email).toHaveValue("anna@posta..example");
    await expect(subject).toHaveValue(ANNA.subject);
    await expect(message).toHaveValue('Uno\n"due" <tre> & C’è');
    await expectWays(
      page,
      ANNAS_TEXT.replace("@posta.", "@posta..").replace(ANNA.message, 'Uno\n"due" <tre> & C’è'),
    );
    await email.fill(ANNA.email);
    await send.click();
    await expect(page).toHaveURL((url) => url.pathname === FORM_PATHS.thanks);
    expectRefusal(faults);
  });
});
