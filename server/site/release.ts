/** The content of the site at one moment, complete and immutable; a build has that of its own files. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Contents } from "#app/content/site-content.ts";
import { SettingsError } from "#server/settings/settings-error.ts";

export type Release = {
  contents: Contents;
  /** In milliseconds. */
  made: number;
};

/** The version of the file; increase it with every change. */
const FORMAT_VERSION = 8;

/** The file of the build's own release. */
export function releaseFile(build: string): string {
  return join(build, "release.json");
}

export function packRelease(release: Release): string {
  return JSON.stringify({ format: FORMAT_VERSION, ...release });
}

/** The release of a build; throws a `SettingsError` where the build is incomplete. */
export async function readBuildRelease(build: string): Promise<Release> {
  const error = (what: string) =>
    new SettingsError(`${what} in ${build}: run "npm run build" first.`);
  if (!existsSync(build)) throw error("There is no built site");
  try {
    const { format, ...release } = JSON.parse(await readFile(releaseFile(build), "utf8"));
    const isWhole = release.contents && existsSync(join(build, "client"));
    if (format === FORMAT_VERSION && isWhole) return release as Release;
  } catch {
    // Whatever is wrong with the file, a new build replaces it.
  }
  throw error("The built site is incomplete or of another version");
}
