import { Hono } from "hono";
import { contactForm } from "./contact.ts";
import { newsletterForm } from "./newsletter.ts";
import type { FormsOptions } from "./options.ts";

export function createForms(options: FormsOptions): Hono {
  return new Hono().route("/", contactForm(options)).route("/", newsletterForm(options));
}
