import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as entry from "#app/render/entry.ts";
import type { DeskScripts } from "#app/desk/parts/frame.ts";
import type { PageAssets } from "#app/render/document.tsx";
import { SettingsError } from "#server/settings/settings-error.ts";

export type BuildScripts = { assets: PageAssets; desk: DeskScripts };

export type SiteBuild = typeof entry & BuildScripts;

export const SCRIPTS_FILE = "scripts.json";

/** Throws a `SettingsError` where the build is missing, incomplete or broken. */
export async function openBuild(build: string): Promise<SiteBuild> {
  const bundle = pathToFileURL(join(build, "server/index.js")).href;
  try {
    const scripts = JSON.parse(await readFile(join(build, "server", SCRIPTS_FILE), "utf8"));
    return { ...((await import(bundle)) as typeof entry), ...(scripts as BuildScripts) };
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new SettingsError(
      `There is no whole build in ${build}: run "npm run build" first (${reason}).`,
    );
  }
}
