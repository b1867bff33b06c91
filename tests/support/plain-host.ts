/** A plain host of files, as simple as they come: no headers, no rules. */
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

const FOLDER = join(ROOT, "build/static");

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

function exportSite(): void {
  const words = [join(ROOT, "scripts/export.ts"), "--if-older"];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

export function plainHost(): Promise<{ url: string; close: () => void }> {
  exportSite();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const file = extname(path) ? path : `${path}/index.html`;
    const body = await readFile(join(FOLDER, file)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, {
      "Content-Type": TYPES[body ? extname(file) : ".html"] ?? "application/octet-stream",
    });
    response.end(body ?? (await readFile(join(FOLDER, "404.html"))));
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : 0;
      resolve({ url: `http://localhost:${port}`, close: () => server.close() });
    });
  });
}
