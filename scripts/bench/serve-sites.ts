/**
 * Serves sites as a host does, each on its own port, with HTTP/2 and brotli: our site, our site without
 * its scripts, and any built site in a folder.
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

const SCRIPT_ELEMENT = /<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g;

/** A peer's pages may do everything. */
const PERMISSIVE_POLICY = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";

/** Self-signed; HTTP/2 needs a certificate, and measure.ts makes the browser accept it. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const [key, cert] = [join(folder, "key"), join(folder, "cert")];
  const words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
  const files = ["-subj", "/CN=localhost", "-keyout", key, "-out", cert];
  const { error } = spawnSync("openssl", [...words.split(" "), ...files]);
  if (error) throw new Error("To be installed: openssl", { cause: error });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

async function withoutScripts({ files, notFound }: Pages): Promise<Pages> {
  const bare = [...files].map(async ([address, file]): Promise<[string, StoredFile]> => {
    if (!file.headers["Content-Type"]?.startsWith("text/html")) return [address, file];
    const html = Buffer.from(file.read().toString().replaceAll(SCRIPT_ELEMENT, ""));
    // With the page's own policy: without one it would have no style, font or picture.
    const policy = file.headers["Content-Security-Policy"];
    return [address, await storedFile(`${address}.html`, html, { policy })];
  });
  return { files: new Map(await Promise.all(bare)), notFound };
}

export function isSite(folder: string): boolean {
  return existsSync(join(folder, "index.html"));
}

async function pagesIn(folder: string): Promise<Pages> {
  const names = globSync("**/*.*", { cwd: folder }).filter((name) => !/\.(br|gz|map)$/.test(name));
  const files = names.map(async (name): Promise<[string, StoredFile]> => {
    const policy = name.endsWith(".html") ? PERMISSIVE_POLICY : undefined;
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
