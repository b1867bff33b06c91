import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Returns the version, with the commit if the build has recorded the commit: "1.0.0+60e2d8b". */
export async function versionOf(buildFolder: string): Promise<string> {
  const readText = (file: string) => readFile(file, "utf8").catch(() => "");
  const { version } = JSON.parse(await readText(join(import.meta.dirname, "../package.json")));
  const commit = (await readText(join(buildFolder, "commit"))).trim();
  return commit ? `${version}+${commit}` : version;
}
