/** The content of the site at one moment, complete and immutable; a build has that of its own files. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentName, Contents } from "#app/content/site-content.ts";
import type { Language } from "#app/domain/languages.ts";
import { SettingsError } from "#server/settings/settings-error.ts";

/** The day each subject of content/ last changed in each language, as YYYY-MM-DD. */
export type ChangeDays = Record<Language, Record<ContentName, string>>;

export type Release = {
  contents: Contents;
  days: ChangeDays;
  /** In milliseconds. */
  made: number;
};

/** The version of the text below; increase it with every change. */
const FORMAT_VERSION = 7;

/** The file of the build's own release. */
export function releaseFile(build: string): string {
  return join(build, "release.json");
}

export function packRelease(release: Release): string {
  return JSON.stringify({ format: FORMAT_VERSION, ...release });
}

/** Parses the text that `packRelease` wrote; throws for anything else. */
export function parseRelease(text: string): Release {
  let read: Partial<Release & { format: unknown }> | null = null;
  try {
    read = JSON.parse(text);
  } catch {
    // The parser's message quotes the text, which is long and no help.
  }
  const { format, ...release } = read ?? {};
  if (format !== FORMAT_VERSION || !release.contents)
    throw new Error("The release is incomplete or of another version");
  return release as Release;
}

/** The release of a build; throws a `SettingsError` where the build is incomplete. */
export async function readBuildRelease(build: string): Promise<Release> {
  const error = (what: string) =>
    new SettingsError(`${what} in ${build}: run "npm run build" first.`);
  if (!existsSync(build)) throw error("There is no built site");
  try {
    const release = parseRelease(await readFile(releaseFile(build), "utf8"));
    if (existsSync(join(build, "client"))) return release;
  } catch {
    // Whatever is wrong with the file, a new build replaces it.
  }
  throw error("The built site is incomplete or of another version");
}
