/** Serves the built site until it is told to stop. */
import { serve } from "@hono/node-server";
import { join } from "node:path";
import { createApp } from "./app.ts";
import { loadPages } from "./pages.ts";
import type { Settings } from "./settings.ts";

const CLIENT = join(import.meta.dirname, "../build/client");

/** How long answers in flight may take once the server is told to stop, in milliseconds. */
const GRACE = 4_000;

/** Serves until SIGTERM or SIGINT; resolves once it listens, with the port. */
export async function serveSite(settings: Settings, client = CLIENT): Promise<number> {
  const app = createApp(await loadPages(client));
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port: settings.port, hostname: settings.host },
      ({ port }) => {
        console.log(`The site is on http://localhost:${port}`);
        resolve(port);
      },
    );
    server.on("error", reject);

    const stop = () => {
      server.close(() => process.exit(0));
      if ("closeIdleConnections" in server) server.closeIdleConnections();
      setTimeout(() => process.exit(0), GRACE).unref();
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
  });
}
