/** Content written otherwise, and what is said about it. */
import { readFileSync } from "node:fs";
import { formatSlip } from "#app/content/slip.ts";
import { ContentError, contentFile } from "#app/content/content-files.ts";
import { readContents } from "#tests/support/content.ts";

/** A file of content/ as it lies there. */
export function contentText(name: string): string {
  return readFileSync(contentFile(name), "utf8");
}

/** Every slip in all languages, as a line, with texts in place of files. */
export function slipsOf(given: Record<string, string>): string[] {
  try {
    readContents(given);
  } catch (error) {
    if (error instanceof ContentError) return error.slips.map(formatSlip);
    throw error;
  }
  return [];
}
