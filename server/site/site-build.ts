/** Opens a build: its functions that render pages, and the addresses of its scripts. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as entry from "#app/render/entry.ts";
import type { PageAssets } from "#app/render/document.tsx";

export type SiteBuild = typeof entry & {
  /** Changes with the scripts and pages' functions, and with the commit: its content may be another. */
  id: string;
  assets: PageAssets;
};

/** The file of the build's own release. */
export function releaseFile(build: string): string {
  return join(build, "release.json");
}

/** In the build's folder of our server: what pages name of the build's other files. */
export const PAGE_ASSETS_FILE = "assets.json";

/** What tells builds apart; the commit stands for what is not in the bundle. */
export function buildId(code: Uint8Array, assets: string, commit: string): string {
  const hash = createHash("sha256").update(code).update(assets).update(commit);
  return hash.digest("hex").slice(0, 16);
}

export async function openBuild(build: string): Promise<SiteBuild> {
  const bundle = join(build, "server/index.js");
  const [assets, code, commit] = await Promise.all([
    readFile(join(build, "server", PAGE_ASSETS_FILE), "utf8"),
    readFile(bundle),
    readFile(join(build, "commit"), "utf8").catch(() => ""),
  ]);
  const functions = (await import(pathToFileURL(bundle).href)) as typeof entry;
  return { ...functions, id: buildId(code, assets, commit), assets: JSON.parse(assets) };
}
