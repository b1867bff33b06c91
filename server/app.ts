import { type Context, Hono } from "hono";
import { DESK_PATH } from "#app/desk/paths.ts";
import { PATHS_WITH_OPTIONAL_ID } from "#app/paths/page-paths.ts";
import type { ConcurrencyLimit } from "#server/enquiry/concurrency-limit.ts";
import type { EnquiryRenderer } from "#server/enquiry/enquiry-pages.ts";
import type { createHealth } from "./health.ts";
import { DYNAMIC_HEADERS, fileHeaders } from "./serving/headers.ts";
import { storedPage, type StoredFile } from "./serving/representations.ts";
import { sendFile } from "./serving/send-file.ts";
import type { SitePages } from "./serving/site-pages.ts";

/** For error pages, and for pages with one guest's enquiry, which only that guest's browser may cache. */
const PRIVATE_HEADERS = { "Cache-Control": "private, no-cache" };

function normalizePath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/+$/, "");
  } catch {
    return path;
  }
}

/** Returns the parent path if the parent's page takes the last segment of `path` as an id, and `path` if not. */
function pagePath(path: string): string {
  // The path is split before it is decoded, because an encoded slash ("%2F") separates no segments: it belongs to an id.
  const pathWithoutSlash = path.replace(/(?<=.)\/+$/, "");
  const parentPath = normalizePath(pathWithoutSlash.slice(0, pathWithoutSlash.lastIndexOf("/")));
  return PATHS_WITH_OPTIONAL_ID.includes(parentPath) ? parentPath : normalizePath(path);
}

export type PictureReader = (address: string) => Promise<Buffer<ArrayBuffer> | undefined>;

export type AppHandlers = {
  pages: SitePages;
  assets: ReadonlyMap<string, StoredFile>;
  forms?: Hono;
  calendar?: Hono;
  desk?: Pick<Hono, "fetch">;
  health?: ReturnType<typeof createHealth>;
  enquiries?: {
    rendererFor: EnquiryRenderer;
    /** Returns the network of the client. Only a few enquiries of one network are rendered at once. */
    networkOf: (context: Context) => string;
    limit: ConcurrencyLimit;
  };
  /** Returns a picture that the build lacks; encodes the picture first if that has not been done yet. */
  pictureAt?: PictureReader | undefined;
  log?: (error: unknown) => void;
};

/** Returns undefined if another handler has to answer. For all paths of the desk, the desk answers. */
export function plainFileAt(
  { pages, assets }: Pick<AppHandlers, "pages" | "assets">,
  url: string,
): StoredFile | undefined {
  if (`${url}/`.startsWith(`${DESK_PATH}/`)) return undefined;
  return assets.get(url) ?? pages.files.get(url) ?? pages.cachedPlainPage(url);
}

/** The variables that Hono keeps for a request. `isFile`: the response has all its headers already, so the app adds none. */
export type AppEnv = { Variables: { isFile?: true } };

export function createApp(handlers: AppHandlers): Hono<AppEnv> {
  const { pages, assets, forms, calendar, desk, health, enquiries, pictureAt } = handlers;
  const log = handlers.log ?? console.error;
  const app = new Hono<AppEnv>();

  app.use(async (context, next) => {
    await next();
    // The headers of files and pages were made by `fileHeaders`.
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
    for (const path of [DESK_PATH, `${DESK_PATH}/*`])
      app.all(path, (context) => desk.fetch(context.req.raw, context.env));

  app.get("*", async (context) => {
    context.set("isFile", true);
    const { path, url } = context.req;
    const decodedPath = normalizePath(path);
    const file = assets.get(decodedPath) ?? pages.files.get(decodedPath);
    if (file) return sendFile(context, file);
    const pathOfPage = pagePath(path);
    const plainPage = await pages.plainPage(pathOfPage);
    const renderEnquiry =
      plainPage && enquiries?.rendererFor(pathOfPage, new URL(url).searchParams);
    // A client whose enquiries exceed the limit gets the page without the enquiry.
    const response =
      renderEnquiry && (await enquiries?.limit(enquiries.networkOf(context), renderEnquiry));
    if (response) return sendFile(context, response, { headers: PRIVATE_HEADERS });
    if (plainPage) return sendFile(context, plainPage);
    const picture = await pictureAt?.(path);
    if (picture) return context.body(picture, 200, fileHeaders(path));
    // Redirects URLs that were mistyped, or copied from a chat with a bracket: "/Elegant_Room", "/elegant_room)".
    const correctedPath = decodedPath.toLowerCase().replace(/[\s).,]+$/, "");
    const isServed =
      [assets, pages.files].some((files) => files.has(correctedPath)) ||
      pages.plainPage(pagePath(correctedPath));
    if (correctedPath !== decodedPath && (await isServed))
      return context.redirect(encodeURI(correctedPath) + new URL(url).search, 301);
    return sendFile(context, await pages.notFoundPage(decodedPath), { status: 404 });
  });

  const sendError = async (context: Context, status: 405 | 500, message: string) => {
    context.set("isFile", true);
    const page = pages.errorPage(normalizePath(context.req.path), message);
    return sendFile(context, await storedPage(page), { status, headers: PRIVATE_HEADERS });
  };

  app.all("*", async (context) => {
    const response = await sendError(context, 405, "405 Method Not Allowed");
    response.headers.set("Allow", "GET, HEAD");
    return response;
  });

  app.onError(async (error, context) => {
    log(new Error(`${context.req.path} cannot be answered`, { cause: error }));
    try {
      return await sendError(context, 500, "500");
    } catch (renderError) {
      log(renderError);
      return context.text("Internal Server Error", 500);
    }
  });

  return app;
}
