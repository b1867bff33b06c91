/** Settings from the environment, checked once at start; every one has a working default. */
import { statSync } from "node:fs";

export type Settings = {
  port: number;
  host: string;
  /** Where the site is reached, without a slash at its end. */
  siteUrl: string;
  /** Where the server keeps what it must not lose. */
  dataDir: string;
};

/** A setting that cannot be used, told with its name and what it should be. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function siteUrlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.hash)
    throw new SettingsError(
      `SITE_URL must be an address such as https://www.example.com, not "${text}".`,
    );
  return url.origin;
}

function hostOf(text: string): string {
  if (!/^[\w.:-]+$/.test(text))
    throw new SettingsError(`HOST must be a name or an IP address, not "${text}".`);
  return text;
}

function dataDirOf(text: string): string {
  if (statSync(text, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new SettingsError(`DATA_DIR must be a folder; "${text}" is a file.`);
  return text;
}

/** Reads and checks the settings; throws a `SettingsError` at the first that is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const port = portOf(given("PORT", "3000"));
  return {
    port,
    host: hostOf(given("HOST", "0.0.0.0")),
    siteUrl: siteUrlOf(given("SITE_URL", "http://localhost:3000")),
    dataDir: dataDirOf(given("DATA_DIR", "./data")),
  };
}
