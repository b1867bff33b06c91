/** A plain host of files, as simple as they come: no headers, no rules. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const CLIENT = join(import.meta.dirname, "../../build/client");

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

export function plainHost(folder = CLIENT): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const file = extname(path) ? path : `${path}/index.html`;
    const body = await readFile(join(folder, file)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, {
      "Content-Type": TYPES[body ? extname(file) : ".html"] ?? "application/octet-stream",
    });
    response.end(body ?? (await readFile(join(folder, "404.html"))));
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : 0;
      resolve({ url: `http://localhost:${port}`, close: () => server.close() });
    });
  });
}
