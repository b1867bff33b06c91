/** Serves the exported files as a simple host of files does, without further headers or rules. */
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const PROJECT_FOLDER = join(import.meta.dirname, "../..");

const FOLDER = join(PROJECT_FOLDER, "build/static");

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

function exportSite(): void {
  const words = [join(PROJECT_FOLDER, "scripts/export.ts"), "--if-older"];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

export async function startPlainHost(): Promise<{ url: string; close: () => void }> {
  exportSite();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const file = extname(path) ? path : `${path}/index.html`;
    const fileBytes = await readFile(join(FOLDER, file)).catch(() => undefined);
    response.writeHead(fileBytes ? 200 : 404, {
      "Content-Type": TYPES[fileBytes ? extname(file) : ".html"] ?? "application/octet-stream",
    });
    response.end(fileBytes ?? (await readFile(join(FOLDER, "404.html"))));
  });
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
