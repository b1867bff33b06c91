/** A server for one fault test: the settings come from the environment, the site from the first argument. */
import { importBundle } from "#server/bundle.ts";
import { withSettings } from "#server/run.ts";

const [, , build] = process.argv;
await withSettings(async (settings) => {
  const { serveSite } = await importBundle(build);
  await serveSite(settings, build);
});
