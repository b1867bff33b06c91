/** A server for one fault test: the settings come from the environment, the site from the first argument. */
import { serveSite } from "#server/main.ts";
import { withSettings } from "#server/run.ts";

const [, , build] = process.argv;
await withSettings(async (settings) => void (await serveSite(settings, build)));
