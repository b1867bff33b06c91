/** A release: the content of the site at one moment, complete and immutable. */
import type { ContentName, Contents } from "#app/content/site-content.ts";
import type { Language } from "#app/domain/languages.ts";

/** The day each subject of content/ last changed in each language, as YYYY-MM-DD. */
export type ChangeDays = Record<Language, Record<ContentName, string>>;

export type Release = {
  contents: Contents;
  days: ChangeDays;
  /** In milliseconds. */
  made: number;
  /** The build whose pages it is shown with. */
  build: string;
};

/** The version of the text below; increase it with every change. */
const FORMAT_VERSION = 6;

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
