/**
 * Serves sites as a host does, each on a port of its own: HTTP/2, brotli, a certificate. Ours as it is,
 * ours with the scripts taken out of its pages, and any built site that lies in a folder.
 */
import { serve } from "@hono/node-server";
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createApp } from "#server/app.ts";
import { addressOf, type Pages } from "#server/serving/pages.ts";
import { storedFile, type StoredFile } from "#server/serving/representations.ts";

const SCRIPT = /<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g;

/** What a peer's pages may do is its own affair. */
const ANYTHING = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";

/** For a browser that asks who signed it nothing (measure.ts): speaking HTTP/2 takes one. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const [key, cert] = [join(folder, "key"), join(folder, "cert")];
  const words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
  const files = ["-subj", "/CN=localhost", "-keyout", key, "-out", cert];
  const { error } = spawnSync("openssl", [...words.split(" "), ...files]);
  if (error) throw new Error("To be installed: openssl", { cause: error });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

async function withoutScripts({ files, notFound }: Pages): Promise<Pages> {
  const bare = [...files].map(async ([address, file]): Promise<[string, StoredFile]> => {
    if (!file.headers["Content-Type"]?.startsWith("text/html")) return [address, file];
    const html = Buffer.from(file.read().toString().replaceAll(SCRIPT, ""));
    // Under the page's own policy: under none it would have no style, no font and no picture either.
    const policy = file.headers["Content-Security-Policy"];
    return [address, await storedFile(`${address}.html`, html, { policy })];
  });
  return { files: new Map(await Promise.all(bare)), notFound };
}

/** Whether a site lies in a folder. */
export function isSite(folder: string): boolean {
  return existsSync(join(folder, "index.html"));
}

async function pagesIn(folder: string): Promise<Pages> {
  const names = globSync("**/*.*", { cwd: folder }).filter((name) => !/\.(br|gz|map)$/.test(name));
  const files = names.map(async (name): Promise<[string, StoredFile]> => {
    const policy = name.endsWith(".html") ? ANYTHING : undefined;
    const file = await storedFile(`/${name}`, readFileSync(join(folder, name)), { policy });
    return [addressOf(name), file];
  });
  const notFound = await storedFile("/404.html", Buffer.from("Not found"));
  return { files: new Map(await Promise.all(files)), notFound };
}

/** The sites' addresses; `close` ends their servers. */
export async function serveSites(pages: Pages, peers: string[]) {
  const sites: [name: string, pages: Pages][] = [
    ["ours", pages],
    ["without scripts", await withoutScripts(pages)],
  ];
  for (const folder of peers) sites.push([basename(folder), await pagesIn(folder)]);
  const serverOptions = { ...certificate(), allowHTTP1: true };
  const servers = sites.map(([name, one]) => {
    const { fetch } = createApp(one);
    const server = serve({ fetch, port: 0, createServer: createSecureServer, serverOptions });
    const { port } = server.address() as AddressInfo;
    return { name, url: `https://localhost:${port}`, close: () => server.close() };
  });
  return { sites: servers, close: () => servers.forEach((server) => server.close()) };
}
