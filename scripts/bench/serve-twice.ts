/** Serves the built site on two ports: as it is, and with the scripts taken out of its pages. */
import { serve, type ServerType } from "@hono/node-server";
import { createApp } from "#server/app.ts";
import { openSite } from "#server/current-site.ts";
import type { Pages } from "#server/pages.ts";
import { storedFile } from "#server/representations.ts";
import { readSettings } from "#server/settings.ts";

const SCRIPT = /<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g;

async function withoutScripts({ files, notFound }: Pages): Promise<Pages> {
  const bare = [...files].map(async ([address, file]) => {
    if (!file.headers["Content-Type"]?.startsWith("text/html")) return [address, file] as const;
    const html = Buffer.from(file.body.toString().replaceAll(SCRIPT, ""));
    // Under the page's own policy: under none it would have no style, no font and no picture either.
    const policy = file.headers["Content-Security-Policy"];
    return [address, await storedFile(`${address}.html`, html, { policy })] as const;
  });
  return { files: new Map(await Promise.all(bare)), notFound };
}

function listen(pages: Pages): Promise<{ server: ServerType; url: string }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: createApp(pages).fetch, port: 0 }, ({ port }) =>
      resolve({ server, url: `http://localhost:${port}` }),
    );
  });
}

/** Both servers' addresses; `close` ends them. */
export async function serveTwice(build: string) {
  const { pages } = (await openSite(build, readSettings(process.env).siteUrl)).now();
  const own = await listen(pages);
  const bare = await listen(await withoutScripts(pages));
  return {
    own: own.url,
    withoutScripts: bare.url,
    close: () => {
      own.server.close();
      bare.server.close();
    },
  };
}
