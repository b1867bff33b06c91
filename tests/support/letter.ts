/** The contact form, as a guest sees it. */
import type { Page } from "@playwright/test";
import { contact } from "./site.ts";

/** Its fields, its button, and what may stand below it afterwards. */
export function letter(page: Page) {
  const form = page.getByRole("form", { name: "METTITI IN CONTATTO" });
  return {
    form,
    name: form.getByLabel("Tuo Nome"),
    email: form.getByLabel("Tua E-mail"),
    subject: form.getByLabel("Seleziona oggetto"),
    message: form.getByLabel("Scrivi il messaggio"),
    send: form.getByRole("button", { name: "INVIA MESSAGGIO" }),
    kept: page.getByRole("region", { name: contact.form.thanks }),
    ready: page.getByRole("region", { name: contact.form.ready }),
  };
}

/** What the tests' guest writes. */
export const ANNA = {
  name: "Anna Bini",
  email: "anna@posta.example",
  subject: "option3",
  message: "C’è posto per due bici?\nGrazie & a presto",
};

/** The same, as the family and the chat read it. */
export const ANNAS_TEXT =
  "Ciao, sono Anna Bini (anna@posta.example).\nScrivo per la Reading Room.\n\nC’è posto per due bici?\nGrazie & a presto";

/** Fills in the form. */
export async function write(page: Page, words: Partial<typeof ANNA> = {}): Promise<void> {
  const { name, email, subject, message } = letter(page);
  const given = { ...ANNA, ...words };
  await name.fill(given.name);
  await email.fill(given.email);
  await subject.selectOption(given.subject);
  await message.fill(given.message);
}
