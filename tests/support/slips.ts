import { readFileSync } from "node:fs";
import { formatSlip } from "#app/content/slip.ts";
import { contentFile } from "#app/content/files.ts";
import { checkContents } from "#app/content/read.ts";
import { catalogue } from "#tests/support/content.ts";

export function contentText(name: string): string {
  return readFileSync(contentFile(name), "utf8");
}

/** All slips in all languages, a line each, with the given texts in place of files. */
export function slipsOf(given: Record<string, string>): string[] {
  return checkContents(catalogue, given).slips.map(formatSlip);
}
