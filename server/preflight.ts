/**
 * Run in a version before it is started, while another one may still serve: checks settings and build,
 * compares the store's tables, prepares a release with the family's edits, and compiles the server's
 * modules, so that the start does not. Prints the state of the store; its exit code is 1 where this version could not serve.
 */
import "./system/compile-cache.ts";
import { join } from "node:path";

// Imported afterwards, so that the compile cache is enabled for them.
const [{ carryEdits }, { openSite }, { withSettings }, { openStore }, { schemaState }] =
  await Promise.all([
    import("./releases/carry-edits.ts"),
    import("./releases/current-site.ts"),
    import("./run.ts"),
    import("./store/open.ts"),
    import("./store/schema-state.ts"),
    import("./main.ts"),
  ]);

await withSettings(async (settings) => {
  const { siteUrl: url } = settings;
  const build = join(import.meta.dirname, "../build");
  const state = await schemaState(settings);
  console.log(state);
  const location = { build, url };
  const site = await openSite(location);
  await site.show();
  // Another version still uses older tables.
  if (state !== "same") return;
  const database = await openStore(settings);
  await carryEdits({ database, build: site.build, location, isAhead: true }).finally(() =>
    database.close(),
  );
});
