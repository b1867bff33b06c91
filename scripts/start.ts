/** `npm start`: builds when the build is missing or older than its sources, then serves it. */
import { readSettings, SettingsError } from "#server/settings.ts";
import { build } from "./build.ts";
import { isBuilt } from "./build-stamp.ts";

try {
  const settings = readSettings(process.env);
  if (!(await isBuilt(settings.siteUrl))) {
    console.log("Building the site (once, and again after changes) …");
    await build();
  }
  const { serveSite } = await import("#server/main.ts");
  await serveSite(settings);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
