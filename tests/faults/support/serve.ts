/** A server for one fault test: the settings come from the environment, the site from the first argument. */
import { serveSite } from "#server/main.ts";
import { readSettings } from "#server/settings/settings.ts";

const [, , build] = process.argv;
await serveSite(readSettings(process.env), { ...(build && { build }) });
