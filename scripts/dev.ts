/** `npm run dev`: the site with changes shown as they are saved. `-- --port 4000` or PORT chooses where. */
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import tailwindcss from "@tailwindcss/vite";
import { createServer as createVite, type ViteDevServer } from "vite";
import { readContents } from "#app/content/read.ts";
import { NO_AVAILABILITY } from "#app/domain/availability.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { type Catalogue, loadCatalogue } from "#pictures/catalogue.ts";
import { PICTURE_CACHE } from "#pictures/encode.ts";
import { createApp } from "#server/app.ts";
import { createEnquiryPages } from "#server/enquiry/enquiry-pages.ts";
import { withSettings } from "#server/run.ts";
import type * as sitePages from "#server/serving/site-pages.ts";
import { checkPort } from "#server/settings/listening.ts";
import { cutPictureOf } from "#server/site/cut-pictures.ts";
import { SCRIPT_SOURCES } from "./bundle-site.ts";
import { writeColours } from "./colours.ts";
import { cutFonts } from "./fonts.ts";
import { iconShapes } from "./icon-shapes.ts";

const ROOT = join(import.meta.dirname, "..");

const RELOADING_FOLDERS = ["app", "content"].map((name) => join(ROOT, name, "/"));

/** The server's own app, over the content and the modules as they are now. */
async function openApp(vite: ViteDevServer, catalogue: Catalogue, url: string) {
  const { createSitePages } = (await vite.ssrLoadModule(
    "/server/serving/site-pages.ts",
  )) as typeof sitePages;
  const contents = readContents(catalogue);
  const pages = await createSitePages({ contents, url });
  const enquiries = createEnquiryPages({
    pages,
    content: contents[DEFAULT_LANGUAGE],
    readAvailability: async () => NO_AVAILABILITY,
  });
  return createApp({
    pages,
    assets: new Map(),
    enquiries: { pages: enquiries, networkOf: () => "", limit: (_, work) => work() },
    pictureAt: (address) => cutPictureOf(catalogue, address, PICTURE_CACHE),
    log: console.error,
  });
}

/** Adds Vite's script to a page, and leaves out the page's Content-Security-Policy, which would block that script. */
async function withReloading(page: Response): Promise<Response> {
  if (!page.headers.get("Content-Type")?.startsWith("text/html")) return page;
  const client = '<script type="module" src="/@vite/client"></script>';
  const html = (await page.text()).replace("</head>", (end) => client + end);
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(html, { status: page.status, headers });
}

async function serveSources(port: number, url: string, catalogue: Catalogue): Promise<void> {
  const server = createServer();
  const scriptAddresses = Object.fromEntries(
    Object.entries(SCRIPT_SOURCES).map(([name, source]) => [name, `/${source}`]),
  );
  const vite = await createVite({
    root: ROOT,
    configFile: false,
    appType: "custom",
    define: { SCRIPT_ADDRESSES: JSON.stringify(scriptAddresses) },
    server: { middlewareMode: true, ws: { server } },
    plugins: [iconShapes(), tailwindcss()],
  });
  let app: ReturnType<typeof openApp> | undefined;
  vite.watcher.on("all", (_, file) => {
    if (!RELOADING_FOLDERS.some((folder) => file.startsWith(folder))) return;
    app = undefined;
    vite.ws.send({ type: "full-reload" });
  });
  const respond = getRequestListener(async (request) => {
    try {
      const { fetch } = await (app ??= openApp(vite, catalogue, url));
      // The page has to come uncompressed, because a script is added to it.
      request.headers.delete("Accept-Encoding");
      return await withReloading(await fetch(request));
    } catch (error) {
      // After a mistake in content/ or in code the next request tries again.
      app = undefined;
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      const text = (error as Error).stack ?? "";
      return new Response(text, { status: 500, headers: { "Content-Type": "text/plain" } });
    }
  });
  vite.middlewares.use((request, response) => void respond(request, response));
  server.on("request", vite.middlewares);
  server.listen(port, () => console.log(`The site is on http://localhost:${port}`));
}

const { values } = parseArgs({ options: { port: { type: "string" } }, strict: false });
const chosenPort = typeof values.port === "string" && { PORT: values.port };

await withSettings(
  async (settings) => {
    await checkPort(settings);
    await cutFonts();
    await writeColours();
    await serveSources(settings.port, settings.siteUrl, await loadCatalogue());
  },
  { ...process.env, ...chosenPort },
);
