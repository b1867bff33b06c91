import { isBuilt, whileNobodyBuilds } from "./current-build.ts";

/** Builds what is missing or older than its sources; tells whether what is served is of them now. */
export async function ensureBuilt(siteUrl: string): Promise<boolean> {
  // Whoever waited for another build may find that it was the same.
  return (
    (await isBuilt(siteUrl)) ||
    whileNobodyBuilds(async () => (await isBuilt(siteUrl)) || buildNow(siteUrl))
  );
}

async function buildNow(siteUrl: string): Promise<boolean> {
  console.log("Building the site (once, and again after changes) …");
  // The tools of a build take memory, and are not there where only the server was installed.
  const { build } = await import("./build-site.ts").catch((error: Error) => ({
    build: () => console.error(error.message),
  }));
  return (await build(siteUrl)) ?? false;
}
