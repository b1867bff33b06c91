/** The files of the project that a machine needs, by their path from the root. */
import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { isTest, type Module, readModules } from "../imports/reader.ts";

/** The server and its processes are started by their files, which no import names. */
const isProcessEntry = ({ path }: Module): boolean =>
  path === "scripts/serve.ts" || (path.startsWith("server/") && !isTest(path));

/** The modules that run on a machine: those that are started, and what they import. */
async function modulesOf(root: string): Promise<string[]> {
  const modules = await readModules(root);
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const found = new Set<string>();
  const add = ({ path, imports }: Module) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { target = "", isType } of imports) {
      const module = byPath.get(target);
      if (module && !isType) add(module);
    }
  };
  modules.filter(isProcessEntry).forEach(add);
  return [...found];
}

/** What modules read while they run, and what is installed. */
const RUNTIME_FILES = ["app/styles/fonts.css", "content", "deploy", "package.json", "pictures"];

/** What its operator and its family read. */
const DOCUMENTS = ["CHANGELOG.md", "docs"];

export function trackedFiles(root: string): string[] {
  const { stdout, error } = spawnSync("git", ["ls-files", "-z", ...RUNTIME_FILES, ...DOCUMENTS], {
    cwd: root,
    encoding: "utf8",
  });
  if (error) throw error;
  return stdout.split("\0").filter((path) => path && !/\.tsx?$/.test(path));
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

/** Throws where a script could not be run on a machine: an archive keeps the bits that a file has here. */
export function checkScripts(root: string, paths: string[]): void {
  for (const path of paths) {
    const file = join(root, path);
    if (statSync(file).mode & 0o100 || readFileSync(file).toString("latin1", 0, 2) !== "#!")
      continue;
    throw new Error(`${path} is a script that nobody may run: git update-index --chmod=+x ${path}`);
  }
}

export async function packedFiles(root: string): Promise<string[]> {
  const [modules, build] = await Promise.all([modulesOf(root), buildFiles(root)]);
  return [...modules, ...trackedFiles(root), ...build].toSorted();
}
