/** `npm run desk` runs one command of the family's desk. */
import "#server/system/data-owner.ts";
import "#server/system/compile-cache.ts";

// Imported after the compile cache is enabled, so that the cache serves these modules too.
const [{ importBundle }, { withSettings }] = await Promise.all([
  import("#server/bundle.ts"),
  import("#server/run.ts"),
]);

await withSettings(async () => {
  const { runDesk } = await importBundle();
  process.exitCode = await runDesk(process.argv.slice(2), process.env);
});
