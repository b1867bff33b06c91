import { type BuildExtent, isBuilt, withBuildLock } from "./current-build.ts";

/** Builds the site unless the served build was made from the present sources; false where the build fails. */
export async function ensureBuilt(extent: BuildExtent = "whole"): Promise<boolean> {
  // Checked again under the lock, because the build that held it may have made the same.
  return (
    (await isBuilt(extent)) ||
    withBuildLock(async () => (await isBuilt(extent)) || buildNow(extent))
  );
}

async function buildNow(extent: BuildExtent): Promise<boolean> {
  console.log("Building the site (once, and again after changes) …");
  // Imported here, because the build's tools need memory, and are missing where only the server is installed.
  const { build } = await import("./build-site.ts").catch((error: Error) => ({
    build: () => console.error(error.message),
  }));
  return (await build(extent)) ?? false;
}
