/** Opens a build: its functions that render pages, and the addresses of its scripts. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as entry from "#app/render/entry.ts";
import type { PageAssets } from "#app/render/document.tsx";

export type SiteBuild = typeof entry & {
  assets: PageAssets;
};

/** In the build's folder of our server: what pages name of the build's other files. */
export const PAGE_ASSETS_FILE = "assets.json";

export async function openBuild(build: string): Promise<SiteBuild> {
  const assets = await readFile(join(build, "server", PAGE_ASSETS_FILE), "utf8");
  const bundle = pathToFileURL(join(build, "server/index.js")).href;
  return { ...((await import(bundle)) as typeof entry), assets: JSON.parse(assets) };
}
