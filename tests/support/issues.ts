import { readFileSync } from "node:fs";
import { formatIssue } from "#app/content/issue.ts";
import { contentFilePath } from "#app/content/files.ts";
import { checkContents } from "#app/content/read.ts";
import { catalogue } from "#tests/support/content.ts";

export function contentText(name: string): string {
  return readFileSync(contentFilePath(name), "utf8");
}

/** A line for each mistake in content/, where `given` replaces the texts of files by name. */
export function issuesOf(given: Record<string, string>): string[] {
  return checkContents(catalogue, given).issues.map(formatIssue);
}
