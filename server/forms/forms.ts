import { Hono } from "hono";
import { secretOf } from "#server/store/key-values.ts";
import { contactForm } from "./contact.ts";
import { newsletterForm } from "./newsletter.ts";
import type { FormsOptions } from "./options.ts";

type CreateOptions = Omit<FormsOptions, "secret" | "now"> & { now?: () => number };

export function createForms({ now = Date.now, ...rest }: CreateOptions): Hono {
  let secret: string | undefined;
  const formsOptions: FormsOptions = {
    ...rest,
    now,
    secret: async () => (secret ??= await secretOf(rest.database)),
  };
  return new Hono().route("/", contactForm(formsOptions)).route("/", newsletterForm(formsOptions));
}
