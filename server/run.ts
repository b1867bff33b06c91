/** Reads the settings and serves; a setting that cannot be used is told and ends the program. */
import { checkPort } from "./listening.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";

/** Serves the site after `prepare` has done its part. */
export async function runServer(prepare?: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    await checkPort(settings);
    await prepare?.(settings);
    const { serveSite } = await import("./main.ts");
    await serveSite(settings);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
