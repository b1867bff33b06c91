/** The files of the project that a machine needs, by their path from the root. */
import { spawnSync } from "node:child_process";
import { glob } from "node:fs/promises";
import { join } from "node:path";

/** The server with what it reads while it runs, and what its operator and its family read. */
const PARTS = ["app", "content", "deploy", "package.json", "pictures", "scripts", "server"];
const DOCUMENTS = ["CHANGELOG.md", "docs"];

function trackedFiles(root: string): string[] {
  const { stdout, error } = spawnSync("git", ["ls-files", "-z", ...PARTS, ...DOCUMENTS], {
    cwd: root,
    encoding: "utf8",
  });
  if (error) throw error;
  return stdout.split("\0").filter((path) => path && !/\.test\.tsx?$/.test(path));
}

/** What the build writes for the next build. */
const BUILD_STAMP = "build/stamp";

/** What `npm run export` writes for hosts of files. */
const STATIC_SITE = "build/static/";

async function buildFiles(root: string): Promise<string[]> {
  const all = await Array.fromAsync(glob("build/**/*", { cwd: root, withFileTypes: true }));
  return all
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .filter((path) => path !== BUILD_STAMP && !path.startsWith(STATIC_SITE));
}

export async function packedFiles(root: string): Promise<string[]> {
  return [...trackedFiles(root), ...(await buildFiles(root))].toSorted();
}
