/** Opens a build: its functions that render pages, the addresses of its scripts, the content of its own files. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Contents } from "#app/content/site-content.ts";
import type * as entry from "#app/render/entry.ts";
import type { DeskScripts } from "#app/desk/parts/frame.ts";
import type { PageAssets } from "#app/render/document.tsx";
import { SettingsError } from "#server/settings/settings-error.ts";

/** The scripts that pages name: guests' pages, and the desk's. */
export type BuildScripts = { assets: PageAssets; desk: DeskScripts };

export type SiteBuild = typeof entry & BuildScripts;

/** The file in the build's server folder with the addresses of the scripts. */
export const SCRIPTS_FILE = "scripts.json";

export async function openBuild(build: string): Promise<SiteBuild> {
  const scripts = await readFile(join(build, "server", SCRIPTS_FILE), "utf8");
  const bundle = pathToFileURL(join(build, "server/index.js")).href;
  return { ...((await import(bundle)) as typeof entry), ...(JSON.parse(scripts) as BuildScripts) };
}

export function contentsFile(build: string): string {
  return join(build, "contents.json");
}

/** Throws a `SettingsError` where the build is missing or incomplete. */
export async function readBuildContents(build: string): Promise<Contents> {
  try {
    return JSON.parse(await readFile(contentsFile(build), "utf8")) as Contents;
  } catch {
    throw new SettingsError(`There is no whole build in ${build}: run "npm run build" first.`);
  }
}
