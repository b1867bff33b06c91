/** Pages on their way into files. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Text by file: "about/index.html". */
export type PageFiles = Map<string, string>;

/** Where a page lies; one for unknown addresses is named as static hosts expect it. */
export function fileOf(path: string): string {
  const name = path.slice(1);
  return path.endsWith("/404") ? `${name}.html` : join(name, "index.html");
}

/** Where a page's data lie: a page stands at its address with and without a slash at its end. */
export function dataFilesOf(path: string): string[] {
  const name = path.slice(1);
  return name ? [`${name}.data`, join(name, "_.data")] : ["_.data"];
}

/** Writes files into a folder. */
export async function writeFiles(folder: string, files: PageFiles): Promise<void> {
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
