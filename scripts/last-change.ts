/** When the files of content/ last changed. */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { contentFile, filesOf } from "#app/content/content-files.ts";
import type { Contents } from "#app/content/site-content.ts";
import type { ChangeDays } from "#server/site/release.ts";
import { changeDaysBy } from "#server/site/site-files.ts";

function git(args: string[], file: string): string | undefined {
  const { status, stdout } = spawnSync("git", [...args, "--", file], {
    cwd: dirname(file),
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** The day of a file's last commit, or of the file itself where it is newer or there is no history. */
function lastChange(file: string): string {
  const commitDay =
    git(["status", "--porcelain"], file) === "" && git(["log", "-1", "--format=%cs"], file);
  return commitDay || statSync(file).mtime.toISOString().slice(0, 10);
}

/** The last change of each subject of content/. */
export function daysOf(contents: Contents): ChangeDays {
  const days = new Map<string, string>();
  const changeDay = (file: string) => {
    const day = days.get(file) ?? lastChange(contentFile(file));
    days.set(file, day);
    return day;
  };
  return changeDaysBy(
    contents,
    (name, language) => filesOf(name, language).map(changeDay).toSorted().at(-1) ?? "",
  );
}
