/** All that the server takes from guests. */
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Database } from "../store/database.ts";
import { secretOf } from "../store/secret.ts";
import { addressReader, networkOf } from "./client-address.ts";
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
  const read = addressReader(given.settings.trustedProxy);
  const options: FormsOptions = {
    ...given,
    now,
    secret: rememberedSecret(given.database),
    addressOf(context) {
      const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
      return networkOf(
        read(incoming?.socket?.remoteAddress, context.req.header("X-Forwarded-For")),
      );
    },
  };
  return new Hono().route("/", contactForm(options)).route("/", newsletterForm(options));
}
