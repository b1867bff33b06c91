/**
 * The last step of a build: each page gets its style sheet inside, and its scripts wait until the
 * page has painted. Why: docs/decisions/004-pages-wake-after-paint.md.
 */
import { createHash } from "node:crypto";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pageStyles } from "./page-styles.ts";
import { wakeScript } from "./wake-script.ts";

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START_MODULE = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

/** Moves a page's start module to a file of its own, named by its content. */
async function startFile(client: string, code: string): Promise<string> {
  const name = createHash("sha256").update(code).digest("hex").slice(0, 8);
  const address = `/assets/start-${name}.js`;
  await writeFile(join(client, address), code);
  return address;
}

async function finishPage(client: string, page: string, styles: string): Promise<void> {
  const html = await readFile(join(client, page), "utf8");
  const start = START_MODULE.exec(html)?.[2];
  if (start === undefined) throw new Error(`${page} has no start module`);
  const address = await startFile(client, start);
  const modules = [...html.matchAll(MODULE_PRELOAD)].flatMap(([, href]) => href ?? []);
  const finished = html
    .replaceAll(MODULE_PRELOAD, "")
    .replace("</head>", () => `<style>${styles}</style></head>`)
    .replace(
      START_MODULE,
      (_, open, __, close) => `${open}${wakeScript(address, modules)}${close}`,
    );
  await writeFile(join(client, page), finished);
}

/** Finishes every page of a built site. */
export async function finishPages(client: string): Promise<number> {
  // Pages for unknown addresses, one a design, are named as static hosts expect them; the router's fallback is not served.
  for (const page of await Array.fromAsync(glob("**/404/index.html", { cwd: client }))) {
    const folder = join(client, dirname(page));
    await rename(join(client, page), `${folder}.html`);
    await rm(folder, { recursive: true });
  }
  await rm(join(client, "__spa-fallback.html"), { force: true });
  const pages = await Array.fromAsync(glob("**/*.html", { cwd: client }));
  const stylesOf = await pageStyles(client, pages);
  for (const page of pages) await finishPage(client, page, stylesOf(page));
  return pages.length;
}
