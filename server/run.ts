/** Reads the settings and serves; a setting that cannot be used is told and ends the program. */
import { checkPort } from "./listening.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";

/** Does `work` with the settings of an environment. */
export async function withSettings(
  work: (settings: Settings) => Promise<void>,
  environment = process.env,
): Promise<void> {
  try {
    await work(readSettings(environment));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Serves the site after `prepare` has done its part. */
export async function runServer(prepare?: (settings: Settings) => Promise<void>): Promise<void> {
  await withSettings(async (settings) => {
    await checkPort(settings);
    await prepare?.(settings);
    const { serveSite } = await import("./main.ts");
    await serveSite(settings);
  });
}
