import { DESK_PATHS } from "#app/desk/paths.ts";
import { createAccessLink } from "#server/auth/access.ts";
import type { Database } from "#server/store/database.ts";
import type { RunningServer } from "./server.ts";

const HEADERS = { "Sec-Fetch-Site": "same-origin" };

export async function phoneOf(database: Database, server: RunningServer, device: string) {
  const { token } = await createAccessLink(database, device, Date.now());
  const signInResponse = await fetch(`${server.url}${DESK_PATHS.signIn}/${token}`, {
    method: "POST",
    redirect: "manual",
    headers: HEADERS,
  });
  const [cookie = ""] = (signInResponse.headers.get("Set-Cookie") ?? "").split(";");
  const send = (at: RunningServer, path: string, body?: URLSearchParams | FormData) =>
    fetch(at.url + path, {
      ...(body && { method: "POST", body }),
      redirect: "manual",
      headers: { ...HEADERS, Cookie: cookie },
    });
  const readPage = async (at: RunningServer, path: string) => (await send(at, path)).text();
  return { ask: send, read: readPage };
}

export type Phone = Awaited<ReturnType<typeof phoneOf>>;

/** The path of a price in content/prices.yaml, and the name of its field at the desk. */
export const PRICE_PATH = "rates.elegant_room.base";

const plainText = (html: string) =>
  html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** The fields of the form of prices as a browser sends them, with a new price. */
function pricesForm(html: string, price: string): URLSearchParams {
  const fields = new URLSearchParams({ azione: "salva" });
  const inputs = /<(?:input|textarea)\b[^>]*>(?:([^<]*)<\/textarea>)?/g;
  for (const [tag, text] of html.matchAll(inputs)) {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    fields.append(attribute("name") ?? "", plainText(text ?? attribute("value") ?? ""));
  }
  if (!fields.has(PRICE_PATH)) throw new Error(`The form of prices has no field ${PRICE_PATH}`);
  fields.set(PRICE_PATH, price);
  return fields;
}

export async function savePrice(
  phone: Phone,
  server: RunningServer,
  price: string,
): Promise<number> {
  const html = await phone.read(server, DESK_PATHS.prices);
  return (await phone.ask(server, DESK_PATHS.prices, pricesForm(html, price))).status;
}

export function photographForm(bytes: Buffer, name = "IMG_1.jpg"): FormData {
  const form = new FormData();
  form.set("chiave", crypto.randomUUID());
  form.set("foto", new File([new Uint8Array(bytes)], name));
  return form;
}

/** Publishes, or goes back to a revision; the response comes after the end of the publication. */
export async function publish(phone: Phone, server: RunningServer, number?: string): Promise<void> {
  const publishFields = { chiave: crypto.randomUUID(), conferma: "sì", bozza: "tieni" };
  const fields = new URLSearchParams({ ...publishFields, ...(number && { numero: number }) });
  await phone.ask(server, DESK_PATHS.publish, fields);
}
