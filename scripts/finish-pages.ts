/**
 * The last step of a page: it gets its style sheet inside, and its scripts wait until it has painted.
 * Why: docs/decisions/004-pages-wake-after-paint.md.
 */
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageFiles } from "./page-files.ts";
import { inlineStyles } from "./page-styles.ts";
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

/** The pages, finished; their start modules are written into the client's folder. */
export async function finishPages(client: string, pages: PageFiles): Promise<PageFiles> {
  const finished: PageFiles = new Map();
  for (const [file, html] of await inlineStyles(client, pages)) {
    const start = START_MODULE.exec(html)?.[2];
    if (start === undefined) throw new Error(`${file} has no start module`);
    const address = await startFile(client, start);
    const modules = [...html.matchAll(MODULE_PRELOAD)].flatMap(([, href]) => href ?? []);
    finished.set(
      file,
      html
        .replaceAll(MODULE_PRELOAD, "")
        .replace(
          START_MODULE,
          (_, open, __, close) => `${open}${wakeScript(address, modules)}${close}`,
        ),
    );
  }
  return finished;
}
