/**
 * `guesthouse upgrade` runs it in the next version while the last one still serves: checks settings and
 * build, compares the store's tables, and renders the pages for SITE_URL, so that the start does not.
 * Prints the state of the store; its exit code is 1 where the next version could not serve.
 */
import { join } from "node:path";
import { openSite } from "./releases/current-site.ts";
import { withSettings } from "./run.ts";
import { schemaState } from "./store/schema-state.ts";

await withSettings(async (settings) => {
  const { siteUrl: url, dataDir } = settings;
  const build = join(import.meta.dirname, "../build");
  console.log(await schemaState(settings));
  const site = await openSite({ build, url, dataDir });
  await site.show();
});
