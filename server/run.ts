import { setFlagsFromString } from "node:v8";
import { importBundle } from "./bundle.ts";
import { checkPort } from "./settings/listening.ts";
import { hasInheritedSocket } from "./system/service-manager.ts";
import { readSettings, removedSettingWarnings, type Settings } from "./settings/settings.ts";
import { SettingsError } from "./settings/settings-error.ts";

export async function withSettings(work: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    for (const warning of removedSettingWarnings(process.env)) console.error(warning);
    await work(settings);
  } catch (error) {
    // The error is recognized by its name, because the bundle contains a second copy of the class.
    const { name, message } = Object(error) as Error;
    if (name !== SettingsError.name) throw error;
    console.error(message);
    process.exit(1);
  }
}

export async function runServer(prepare?: () => Promise<void>): Promise<void> {
  // While the server starts, V8's space for new objects may not grow, which saves 40 MB; under load it may grow later.
  setFlagsFromString("--semi-space-growth-factor=1");
  await withSettings(async (settings) => {
    if (!hasInheritedSocket()) await checkPort(settings);
    await prepare?.();
    const { serveSite } = await importBundle();
    await serveSite(settings);
    setFlagsFromString("--semi-space-growth-factor=2");
  });
}
