import { type BuildExtent, isBuilt, withBuildLock } from "./current-build.ts";

/** Builds unless the build is of the present sources; false where that fails. */
export async function ensureBuilt(extent: BuildExtent = "whole"): Promise<boolean> {
  // Checked again under the lock: the build that held it may have been the same.
  return (
    (await isBuilt(extent)) ||
    withBuildLock(async () => (await isBuilt(extent)) || buildNow(extent))
  );
}

async function buildNow(extent: BuildExtent): Promise<boolean> {
  console.log("Building the site (once, and again after changes) …");
  // The build's tools need memory, and are missing where only the server is installed.
  const { build } = await import("./build-site.ts").catch((error: Error) => ({
    build: () => console.error(error.message),
  }));
  return (await build(extent)) ?? false;
}
