/**
 * Checks settings, build and database before this version starts, while the previous version may still serve.
 * Stores the server's compiled modules, which makes the start faster. Prints the state of the database, and exits
 * with the code 1 if this version could not serve.
 */
import "./system/compile-cache.ts";

// These modules are imported after the compile cache is enabled, so that the cache stores them.
const [{ importBundle }, { loadUneditedSite }, { withSettings }, { schemaState }, { storeFile }] =
  await Promise.all([
    import("./bundle.ts"),
    import("./site/site-source.ts"),
    import("./run.ts"),
    import("./store/migration.ts"),
    import("./store/open.ts"),
  ]);

await withSettings(async (settings) => {
  const { siteUrl: url } = settings;
  console.log(schemaState(storeFile(settings.dataDir)));
  const { openSite } = await importBundle();
  const site = await openSite({ url });
  await site.show(await loadUneditedSite());
});
