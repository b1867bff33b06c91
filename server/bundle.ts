import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as entry from "./bundle-entry.ts";
import { SettingsError } from "./settings/settings-error.ts";
import { BUILD_FOLDER } from "./site/build-folder.ts";

/** Throws a `SettingsError` if the build is missing, incomplete or broken. */
export async function importBundle(buildFolder = BUILD_FOLDER): Promise<typeof entry> {
  try {
    return (await import(pathToFileURL(join(buildFolder, "server/index.js")).href)) as typeof entry;
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new SettingsError(
      `There is no whole build in ${buildFolder}: run "npm run build" first (${reason}).`,
    );
  }
}
