/** What the server answers: the built pages, the forms, and whether it is well. */
import { type Context, Hono } from "hono";
import { gzipSync } from "node:zlib";
import { WITH_ANY_ID } from "#app/site/paths.ts";
import { FOR_GOOD, type Pages, type StoredFile } from "./pages.ts";

/** For every answer, whatever it is. */
const FILE_HEADERS: Record<string, string> = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** For what a browser can show by itself; a script or a picture travels lighter without them. */
const DOCUMENT_HEADERS: Record<string, string> = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  // Not "no-referrer": the video service refuses to play without one.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Frame-Options": "DENY",
};

/** Under which an answer that is no page may do nothing at all. */
const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'";

function accepts(context: Context, encoding: string): boolean {
  const header = context.req.header("Accept-Encoding") ?? "";
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.trim().split(";");
    return name === encoding && !parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text));
  });
}

/** Compared weakly (RFC 9110, 13.1.2): a proxy that compresses makes our tag a weak one. */
function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return (
    known.trim() === "*" || known.split(/,\s*/).some((tag) => tag.replace(/^W\//, "") === etag)
  );
}

function send(context: Context, file: StoredFile, status: 200 | 404): Response {
  const { body, encoded, etag, headers } = file;
  const compressible = encoded.br !== undefined || encoded.gzip !== undefined;
  const encoding = (["br", "gzip"] as const).find(
    (name) => encoded[name] && accepts(context, name),
  );
  const chosen = (encoding && encoded[encoding]) ?? body;
  const answer: Record<string, string> = {
    ...headers,
    ...(etag && { ETag: encoding ? etag.replace(/"$/, `-${encoding}"`) : etag }),
    ...(compressible && { Vary: "Accept-Encoding" }),
    ...(encoding && { "Content-Encoding": encoding }),
  };
  const known = context.req.header("If-None-Match");
  if (status === 200 && answer.ETag && isKnown(known, answer.ETag))
    return context.body(null, 304, answer);
  // The stored bytes themselves: a copy for each answer is memory that a guest can ask for.
  return context.body(chosen as Uint8Array<ArrayBuffer>, status, {
    ...answer,
    "Content-Length": String(chosen.length),
  });
}

/** A page that was written for one address: nobody keeps it, and only this guest's way is shortened. */
function sendFilled(context: Context, { headers }: StoredFile, html: string): Response {
  const isSmaller = accepts(context, "gzip");
  const body = isSmaller ? gzipSync(html) : Buffer.from(html);
  return context.body(new Uint8Array(body), 200, {
    ...headers,
    "Cache-Control": "no-store",
    Vary: "Accept-Encoding",
    ...(isSmaller && { "Content-Encoding": "gzip" }),
    "Content-Length": String(body.length),
  });
}

/** The address as files are kept: decoded, and without a slash at its end. */
function nameOf(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/+$/, "");
  } catch {
    return path;
  }
}

/** The page that takes what stands right below it as its id, if this is such an address. */
function pageOfId(path: string): string {
  // Split as it was sent: an encoded slash is part of an id.
  const bare = path.replace(/(?<=.)\/+$/, "");
  const parent = nameOf(bare.slice(0, bare.lastIndexOf("/")));
  return WITH_ANY_ID.includes(parent) ? parent : "";
}

/** What answers besides the pages; a server without them only shows pages. */
export type Beside = {
  forms?: Hono;
  isMailLate?: () => boolean;
  /** The page at a path for the enquiry in its address, if it holds one. */
  fill?: (path: string, url: string, html: () => string) => string | undefined;
};

/** The site's server, without a port. */
export function createApp(
  { files, notFound, notFoundBelow }: Pages,
  { forms, isMailLate, fill }: Beside = {},
): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    const isPart = FOR_GOOD.test(context.req.path) && context.res.status < 400;
    for (const [name, value] of Object.entries(FILE_HEADERS)) headers.set(name, value);
    if (isPart) return;
    for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) headers.set(name, value);
    if (!headers.has("Content-Security-Policy"))
      headers.set("Content-Security-Policy", BARE_POLICY);
  });

  app.get("/healthz", (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ status: "ok", ...(isMailLate?.() && { mail: "late" }) });
  });

  if (forms) app.route("/", forms);

  app.get("*", (context) => {
    const name = nameOf(context.req.path);
    const file = files.get(name) ?? files.get(pageOfId(context.req.path));
    const filled = file && fill?.(name || "/", context.req.url, () => file.body.toString());
    if (file && filled) return sendFilled(context, file, filled);
    if (file) return send(context, file, 200);
    return send(context, notFoundBelow?.get(`/${name.split("/")[1]}`) ?? notFound, 404);
  });

  app.all("*", (context) => {
    context.header("Allow", "GET, HEAD");
    return context.text("Method not allowed", 405);
  });

  return app;
}
