/** Routes to files, enquiry pages and the handlers of other modules. */
import { type Context, Hono } from "hono";
import { DESK } from "#app/desk/paths.ts";
import { PATHS_WITH_OPTIONAL_ID } from "#app/paths/paths.ts";
import type { ConcurrencyLimit } from "#server/enquiry/concurrency-limit.ts";
import type { EnquiryResponse, EnquiryPages } from "#server/enquiry/enquiry-pages.ts";
import { DYNAMIC_HEADERS, fileHeaders } from "./serving/headers.ts";
import { matchesEtag } from "./serving/etag.ts";
import type { Health } from "./health.ts";
import type { Pages } from "./serving/pages.ts";
import { accepts, representationFor, type StoredFile } from "./serving/representations.ts";

function sendFile(context: Context, file: StoredFile, status: 200 | 404): Response {
  const acceptEncoding = context.req.header("Accept-Encoding") ?? "";
  const { body, headers, headersOf304, etag } = representationFor(file, acceptEncoding);
  const ifNoneMatch = context.req.header("If-None-Match");
  if (status === 200 && etag && matchesEtag(ifNoneMatch, etag))
    return context.body(null, 304, headersOf304);
  // The stored bytes themselves: a copy for each answer is memory that a guest can ask for.
  return context.body(body as Uint8Array<ArrayBuffer>, status, headers);
}

/** A page that was rendered for an enquiry; no cache may store it. */
function sendEnquiryPage(
  context: Context,
  { headers }: StoredFile,
  { html, gzipBody }: EnquiryResponse,
): Response {
  const isSmaller = accepts(context.req.header("Accept-Encoding") ?? "", "gzip");
  const body = isSmaller ? gzipBody : html;
  return context.body(body as Uint8Array<ArrayBuffer>, 200, {
    ...headers,
    "Cache-Control": "no-store",
    Vary: "Accept-Encoding",
    ...(isSmaller && { "Content-Encoding": "gzip" }),
    "Content-Length": String(body.length),
  });
}

function normalizePath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/+$/, "");
  } catch {
    return path;
  }
}

/** The page that takes the last segment as an id, if this is such a path. */
function pageTakingId(path: string): string {
  // Split before decoding: an encoded slash is part of an id.
  const bare = path.replace(/(?<=.)\/+$/, "");
  const parent = normalizePath(bare.slice(0, bare.lastIndexOf("/")));
  return PATHS_WITH_OPTIONAL_ID.includes(parent) ? parent : "";
}

function fileAt(files: Pages["files"], path: string): StoredFile | undefined {
  return files.get(normalizePath(path)) ?? files.get(pageTakingId(path));
}

/**
 * The data of a page, for client navigation: `/about.data`, or `/about/_.data` where the page was
 * opened with a slash at its end. A page with ids has the same data for each.
 */
function dataAt(files: Pages["files"], path: string): StoredFile | undefined {
  const [, page] = /^(.+?)(?:\/_)?\.data$/.exec(path) ?? [];
  if (page === undefined) return undefined;
  return files.get(`${normalizePath(page)}.data`) ?? files.get(`${pageTakingId(page)}.data`);
}

/** The other handlers; a server without them only serves files. */
type AppHandlers = {
  forms?: Hono;
  calendar?: Hono;
  /** The family's desk. */
  desk?: Pick<Hono, "fetch">;
  health?: () => Promise<Health>;
  enquiries?: {
    pages: EnquiryPages;
    /** The network of a request: each has a few enquiries rendered at once. */
    networkOf: (context: Context) => string;
    limit: ConcurrencyLimit;
  };
  /** Encodes a picture on request, while those of the build are still being encoded. */
  pictureAt?: PictureSource | undefined;
};

/** The bytes of the picture at an address; nothing where none is known by it. */
export type PictureSource = (address: string) => Promise<Buffer<ArrayBuffer> | undefined>;

/** The file at an address that needs no other handler; the desk's addresses are its own. */
export function plainFileAt(files: Pages["files"], address: string): StoredFile | undefined {
  return `${address}/`.startsWith(`${DESK}/`) ? undefined : files.get(address);
}

export type AppEnv = { Variables: { isFile?: true } };

export function createApp(
  { files, notFound, notFoundBelow }: Pages,
  { forms, calendar, desk, health, enquiries, pictureAt }: AppHandlers = {},
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.use(async (context, next) => {
    await next();
    // Files have their own headers, prepared when they were read.
    if (context.get("isFile")) return;
    const { headers } = context.res;
    for (const [name, value] of Object.entries(DYNAMIC_HEADERS))
      if (!headers.has(name)) headers.set(name, value);
  });

  app.get("/healthz", async (context) => {
    context.header("Cache-Control", "no-store");
    return context.json(health ? await health() : { status: "ok" });
  });

  if (forms) app.route("/", forms);
  if (calendar) app.route("/", calendar);
  if (desk)
    for (const path of [DESK, `${DESK}/*`])
      app.all(path, (context) => desk.fetch(context.req.raw, context.env));

  app.get("*", async (context) => {
    context.set("isFile", true);
    const { path, url } = context.req;
    const name = normalizePath(path);
    const file = dataAt(files, path) ?? fileAt(files, path);
    const render = file && enquiries?.pages(file, name, url);
    // Beyond the limit the client gets the page as it was built, as from a static host.
    const answer = render && (await enquiries?.limit(enquiries.networkOf(context), render));
    if (file && answer) return sendEnquiryPage(context, file, answer);
    if (file) return sendFile(context, file, 200);
    const picture = await pictureAt?.(path);
    if (picture) return context.body(picture, 200, fileHeaders(path));
    // As a chat or a hurried hand writes an address: "/Elegant_Room", "/elegant_room)".
    const near = name.toLowerCase().replace(/[\s).,]+$/, "");
    if (near !== name && fileAt(files, near))
      return context.redirect(encodeURI(near) + new URL(url).search, 301);
    return sendFile(context, notFoundBelow?.get(`/${name.split("/")[1]}`) ?? notFound, 404);
  });

  app.all("*", (context) => {
    context.header("Allow", "GET, HEAD");
    return context.text("Method not allowed", 405);
  });

  return app;
}
