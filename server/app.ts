/** What the server answers: the built pages, the forms, and whether it is well. */
import { type Context, Hono } from "hono";
import { WITH_ANY_ID } from "#app/paths/paths.ts";
import type { ConcurrencyLimit } from "./concurrency-limit.ts";
import type { EnquiryAnswer, EnquiryPages } from "./enquiry-pages.ts";
import { ANSWER_HEADERS } from "./headers.ts";
import { matchesEtag } from "./etag.ts";
import type { Health } from "./health.ts";
import type { Pages } from "./pages.ts";
import { accepts, representationFor, type StoredFile } from "./representations.ts";

function send(context: Context, file: StoredFile, status: 200 | 404): Response {
  const acceptEncoding = context.req.header("Accept-Encoding") ?? "";
  const { body, headers, etag } = representationFor(file, acceptEncoding);
  const { "Content-Length": _, ...withoutLength } = headers;
  const ifNoneMatch = context.req.header("If-None-Match");
  if (status === 200 && etag && matchesEtag(ifNoneMatch, etag))
    return context.body(null, 304, withoutLength);
  // The stored bytes themselves: a copy for each answer is memory that a guest can ask for.
  return context.body(body as Uint8Array<ArrayBuffer>, status, headers);
}

/** A page that was rendered for an enquiry: nobody keeps it. */
function sendEnquiry(
  context: Context,
  { headers }: StoredFile,
  { html, gzipped }: EnquiryAnswer,
): Response {
  const isSmaller = accepts(context.req.header("Accept-Encoding") ?? "", "gzip");
  const body = isSmaller ? gzipped : html;
  return context.body(body as Uint8Array<ArrayBuffer>, 200, {
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
  enquiries?: {
    pages: EnquiryPages;
    /** The network a request comes from: each has a few answers made at once. */
    networkOf: (context: Context) => string;
    limit: ConcurrencyLimit;
  };
};

export type Site = { Variables: { isFile?: true } };

/** The site's server, without a port. */
export function createApp(
  { files, notFound, notFoundBelow }: Pages,
  { forms, calendar, health, enquiries }: Beside = {},
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

  app.get("*", async (context) => {
    context.set("isFile", true);
    const { path, url } = context.req;
    const name = nameOf(path);
    const file = dataAt(files, path) ?? fileAt(files, path);
    const render = file && enquiries?.pages(file, name, url);
    // Who asks for too many at once gets the page as it was built, as from a static host.
    const answer = render && (await enquiries?.limit(enquiries.networkOf(context), render));
    if (file && answer) return sendEnquiry(context, file, answer);
    if (file) return send(context, file, 200);
    return send(context, notFoundBelow?.get(`/${name.split("/")[1]}`) ?? notFound, 404);
  });

  app.all("*", (context) => {
    context.header("Allow", "GET, HEAD");
    return context.text("Method not allowed", 405);
  });

  return app;
}
