import { type Extent, isBuilt, whileNobodyBuilds } from "./current-build.ts";

/** Builds what is missing or older than its sources; false where that fails. */
export async function ensureBuilt(siteUrl: string, extent: Extent = "whole"): Promise<boolean> {
  // Whoever waited for another build may find that it was the same.
  return (
    (await isBuilt(siteUrl, extent)) ||
    whileNobodyBuilds(async () => (await isBuilt(siteUrl, extent)) || buildNow(siteUrl, extent))
  );
}

async function buildNow(siteUrl: string, extent: Extent): Promise<boolean> {
  console.log("Building the site (once, and again after changes) …");
  // The tools of a build take memory, and are not there where only the server was installed.
  const { build } = await import("./build-site.ts").catch((error: Error) => ({
    build: () => console.error(error.message),
  }));
  return (await build(siteUrl, extent)) ?? false;
}
