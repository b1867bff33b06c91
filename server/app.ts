/** What the server answers: the built pages, the forms, and whether it is well. */
import { type Context, Hono } from "hono";
import { gzipSync } from "node:zlib";
import { WITH_ANY_ID } from "#app/site/paths.ts";
import { ANSWER_HEADERS } from "./headers.ts";
import type { Health } from "./health.ts";
import { isKnownTag } from "./known-tag.ts";
import type { Pages } from "./pages.ts";
import { accepts, representationFor, type StoredFile } from "./representations.ts";

function send(context: Context, file: StoredFile, status: 200 | 404): Response {
  const { body, headers } = representationFor(file, context.req.header("Accept-Encoding") ?? "");
  const { "Content-Length": _, ...withoutLength } = headers;
  const known = context.req.header("If-None-Match");
  if (status === 200 && headers["ETag"] && isKnownTag(known, headers["ETag"]))
    return context.body(null, 304, withoutLength);
  // The stored bytes themselves: a copy for each answer is memory that a guest can ask for.
  return context.body(body as Uint8Array<ArrayBuffer>, status, headers);
}

/** A page that was written for one address: nobody keeps it, and only this guest's way is shortened. */
function sendFilled(context: Context, { headers }: StoredFile, html: string): Response {
  const isSmaller = accepts(context.req.header("Accept-Encoding") ?? "", "gzip");
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

/** What stands at an address: a file, or the page of an id. */
function fileAt(files: Pages["files"], path: string): StoredFile | undefined {
  return files.get(nameOf(path)) ?? files.get(pageOfId(path));
}

/**
 * A page's data: `/about.data`, or `/about/_.data` where the page was opened with a slash at its end.
 * Those of a page with any id are the same for each.
 */
function dataAt(files: Pages["files"], path: string): StoredFile | undefined {
  const [, page] = /^(.+?)(?:\/_)?\.data$/.exec(path) ?? [];
  if (page === undefined) return undefined;
  return files.get(`${nameOf(page)}.data`) ?? files.get(`${pageOfId(page)}.data`);
}

/** What answers besides the pages; a server without them only shows pages. */
export type Beside = {
  forms?: Hono;
  /** Free nights and portals' calendars. */
  calendar?: Hono;
  /** What `/healthz` says. */
  health?: () => Promise<Health>;
  /** The page at a path for the enquiry in its address, if it holds one. */
  fill?: (path: string, url: string, html: () => string) => string | undefined;
};

export type Site = { Variables: { isFile?: true } };

/** The site's server, without a port. */
export function createApp(
  { files, notFound, notFoundBelow }: Pages,
  { forms, calendar, health, fill }: Beside = {},
): Hono<Site> {
  const app = new Hono<Site>();

  app.use(async (context, next) => {
    await next();
    // A file brings its own headers, written once when it was read.
    if (context.get("isFile")) return;
    const { headers } = context.res;
    for (const [name, value] of Object.entries(ANSWER_HEADERS))
      if (!headers.has(name)) headers.set(name, value);
  });

  app.get("/healthz", async (context) => {
    context.header("Cache-Control", "no-store");
    return context.json(health ? await health() : { status: "ok" });
  });

  if (forms) app.route("/", forms);
  if (calendar) app.route("/", calendar);

  app.get("*", (context) => {
    context.set("isFile", true);
    const name = nameOf(context.req.path);
    const { path } = context.req;
    const file = dataAt(files, path) ?? fileAt(files, path);
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
