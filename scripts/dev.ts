/** `npm run dev`: serves the site and the desk, and shows changes as they are saved. */
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import tailwindcss from "@tailwindcss/vite";
import { createServer as createVite } from "vite";
import type { startApp } from "#server/main.ts";
import { withSettings } from "#server/run.ts";
import { checkPort } from "#server/settings/listening.ts";
import type { Settings } from "#server/settings/settings.ts";
import { lockStoreForServer } from "#server/store/lock.ts";
import { addressesOfScripts } from "./bundle-site.ts";
import { writeColours } from "./colours.ts";
import { writeFonts } from "./fonts.ts";
import { iconShapes } from "./icon-shapes.ts";

const ROOT = join(import.meta.dirname, "..");

const WATCHED_FOLDERS = ["app", "content", "server"].map((name) => join(ROOT, name, "/"));

/** Adds Vite's script to a page, and leaves out the page's Content-Security-Policy, which would block that script. */
async function withReloading(page: Response): Promise<Response> {
  if (!page.headers.get("Content-Type")?.startsWith("text/html")) return page;
  const viteScript = '<script type="module" src="/@vite/client"></script>';
  const html = (await page.text()).replace("</head>", (end) => viteScript + end);
  const headers = new Headers(page.headers);
  for (const name of ["Content-Length", "Content-Security-Policy"]) headers.delete(name);
  headers.set("Cache-Control", "no-store");
  return new Response(html, { status: page.status, headers });
}

async function serveSources(settings: Settings): Promise<void> {
  const server = createServer();
  const scriptAddresses = addressesOfScripts((source) => `/${source}`);
  const vite = await createVite({
    root: ROOT,
    configFile: false,
    appType: "custom",
    define: { SCRIPT_ADDRESSES: JSON.stringify(scriptAddresses) },
    server: { middlewareMode: true, ws: { server } },
    plugins: [iconShapes(), tailwindcss()],
  });
  let startedApp: ReturnType<typeof startApp> | undefined;
  const startFromSources = async () => {
    const modules = await vite.ssrLoadModule("/server/main.ts");
    return (modules["startApp"] as typeof startApp)(settings);
  };
  const closeApp = async () => {
    const app = await startedApp?.catch(() => undefined);
    startedApp = undefined;
    await app?.stop();
    await app?.database.close();
  };
  vite.watcher.on("all", (_, file) => {
    if (!WATCHED_FOLDERS.some((folder) => file.startsWith(folder))) return;
    // Files of content/ are no modules, but modules store what they have read from content/.
    vite.moduleGraph.invalidateAll();
    void closeApp().then(() => vite.ws.send({ type: "full-reload" }));
  });
  const respond = getRequestListener(async (request, env) => {
    try {
      const { fetch } = await (startedApp ??= startFromSources());
      // The page has to come uncompressed, because a script is added to it.
      request.headers.delete("Accept-Encoding");
      return await withReloading(await fetch(request, env));
    } catch (error) {
      // After a mistake in content/ or in code, the next request starts the app anew.
      startedApp = undefined;
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      const trace = (error as Error).stack ?? "";
      return new Response(trace, { status: 500, headers: { "Content-Type": "text/plain" } });
    }
  });
  vite.middlewares.use((request, response) => void respond(request, response));
  server.on("request", vite.middlewares);
  const { port } = settings;
  server.listen(port, () => console.log(`The site is on http://localhost:${port}`));
}

await withSettings(async (settings) => {
  await checkPort(settings);
  await writeFonts();
  await writeColours();
  await lockStoreForServer(settings);
  await serveSources(settings);
});
