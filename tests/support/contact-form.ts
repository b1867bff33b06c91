import type { Page } from "@playwright/test";
import { formValueOf } from "#app/domain/contact-message.ts";
import { contact, rooms } from "./site.ts";

const words = contact.form;

export function contactForm(page: Page) {
  const form = page.getByRole("form", { name: words.heading });
  return {
    form,
    name: form.getByLabel(words.name),
    email: form.getByLabel(words.email),
    phone: form.getByLabel(words.phone),
    subject: form.getByLabel(words.subject),
    message: form.getByLabel(words.message),
    send: form.getByRole("button", { name: words.button }),
    thanks: page.getByRole("region", { name: words.thanks }),
    ready: page.getByRole("region", { name: words.ready }),
  };
}

const room = rooms.at(-1)!;

export const ANNA = {
  name: "Anna Bini",
  email: "anna@posta.example",
  subject: formValueOf(room),
  message: "C’è posto per due bici?\nGrazie & a presto",
};

export const ANNAS_TEXT = `Ciao, sono Anna Bini (anna@posta.example).\nScrivo per la ${room.name}.\n\nC’è posto per due bici?\nGrazie & a presto`;

export async function fillForm(page: Page, words: Partial<typeof ANNA> = {}): Promise<void> {
  const { name, email, subject, message } = contactForm(page);
  const fieldTexts = { ...ANNA, ...words };
  await name.fill(fieldTexts.name);
  await email.fill(fieldTexts.email);
  await subject.selectOption(fieldTexts.subject);
  await message.fill(fieldTexts.message);
}
