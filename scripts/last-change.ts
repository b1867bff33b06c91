/** When the files of content/ last changed. */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { contentFile, filesOf } from "#app/content/read.ts";
import type { Contents } from "#app/content/site-content.ts";
import type { Days } from "#server/site/release.ts";
import { daysBy } from "#server/site/site-files.ts";

function git(args: string[], file: string): string | undefined {
  const { status, stdout } = spawnSync("git", [...args, "--", file], {
    cwd: dirname(file),
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The day a file last changed, as YYYY-MM-DD: of its last commit, or of the file itself when it is
 * newer than that or the folder came without its history.
 */
function lastChange(file: string): string {
  const committed =
    git(["status", "--porcelain"], file) === "" && git(["log", "-1", "--format=%cs"], file);
  return committed || statSync(file).mtime.toISOString().slice(0, 10);
}

/** The same for each subject of content/. */
export function daysOf(contents: Contents): Days {
  const known = new Map<string, string>();
  const changed = (file: string) => {
    const day = known.get(file) ?? lastChange(contentFile(file));
    known.set(file, day);
    return day;
  };
  return daysBy(
    contents,
    (name, language) => filesOf(name, language).map(changed).toSorted().at(-1) ?? "",
  );
}
