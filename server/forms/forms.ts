import { Hono } from "hono";
import { contactRoutes } from "./contact.ts";
import { newsletterRoutes } from "./newsletter.ts";
import type { FormsOptions } from "./options.ts";

export function formRoutes(options: FormsOptions): Hono {
  return new Hono().route("/", contactRoutes(options)).route("/", newsletterRoutes(options));
}
