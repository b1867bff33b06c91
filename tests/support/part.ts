/** Shows a component alone on a page, with options that no page of the site uses. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { iconShapes } from "#scripts/icon-shapes.ts";

/** Bundles `tests/parts/<name>.tsx`; returns the files of its page by name. */
export async function bundlePart(name: string): Promise<Map<string, string>> {
  const buildResult = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [iconShapes()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(import.meta.dirname, `../parts/${name}.tsx`),
        output: { entryFileNames: "part.js" },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    buildResult.output.map((file) => [
      `/${file.fileName}`,
      file.type === "chunk" ? file.code : String(file.source),
    ]),
  );
}

export async function openPart(page: Page, files: Map<string, string>): Promise<void> {
  const html = `<!doctype html><html lang="it"><link rel="icon" href="data:,"><title>Part</title><main></main><script type="module" src="/part.js"></script></html>`;
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const body = pathname === "/part" ? html : files.get(pathname);
    if (body === undefined) return route.fallback();
    const ending = /\.(js|css)$/.exec(pathname)?.[1];
    const contentType = ending === "js" ? "text/javascript" : ending ? "text/css" : "text/html";
    return route.fulfill({ contentType, body });
  });
  await page.goto("/part");
}
