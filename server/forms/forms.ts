/** All that the server takes from guests. */
import { Hono } from "hono";
import type { Database } from "../store/database.ts";
import { secretOf } from "../store/secret.ts";
import { networkReader } from "./client-address.ts";
import { contactForm } from "./contact.ts";
import { newsletterForm } from "./newsletter.ts";
import type { FormsOptions } from "./options.ts";

type Given = Pick<FormsOptions, "database" | "pages" | "settings" | "limits" | "onKept" | "log"> & {
  now?: () => number;
};

/** The secret, read once the store has it. */
function rememberedSecret(database: Database): () => Promise<string> {
  let known: string | undefined;
  return async () => (known ??= await secretOf(database));
}

/** The forms' routes. */
export function createForms({ now = Date.now, ...given }: Given): Hono {
  const options: FormsOptions = {
    ...given,
    now,
    secret: rememberedSecret(given.database),
    addressOf: networkReader(given.settings.trustedProxy),
  };
  return new Hono().route("/", contactForm(options)).route("/", newsletterForm(options));
}
