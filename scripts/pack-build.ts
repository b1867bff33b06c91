/** Packs the build that lies in this folder, with the packages and the Node.js that it runs on. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { versionOf } from "#server/version.ts";

const ROOT = join(import.meta.dirname, "..");

export const THIS_MACHINE = `${process.platform}-${process.arch}`;

type PackOptions = { target?: string; folder?: string };

function runCommand(command: string, args: string[], cwd: string): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (error ?? status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
  return stdout.trim();
}

/** The server with what it reads while it runs, and what its operator and its family read. */
const PARTS = ["app", "content", "deploy", "package.json", "pictures", "scripts", "server"];
const DOCUMENTS = ["CHANGELOG.md", "docs"];

function trackedFiles(): string[] {
  const files = runCommand("git", ["ls-files", "-z", ...PARTS, ...DOCUMENTS], ROOT).split("\0");
  return files.filter((path) => path && !/\.test\.tsx?$/.test(path));
}

/** What the build writes for the next build. */
const BUILD_STAMP = "build/stamp";

/** What `npm run export` writes for hosts of files. */
const STATIC_SITE = "build/static/";

async function buildFiles(): Promise<string[]> {
  const all = await Array.fromAsync(glob("build/**/*", { cwd: ROOT, withFileTypes: true }));
  return all
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length + 1))
    .filter((path) => path !== BUILD_STAMP && !path.startsWith(STATIC_SITE));
}

/** Of an installed package: what a compiler, an editor or a reader of its source needs. */
const UNUSED_PACKAGE_FILES = [
  "**/*.{d.ts,d.cts,d.mts,map,markdown,flow}",
  "**/{CHANGELOG,README,readme,History,HISTORY,SECURITY,CONTRIBUTING}.md",
  "node-*/{include,share}",
  "zod/src",
  ".bin/!(node)",
  ".package-lock.json",
];

async function installPackages(stage: string, target: string): Promise<void> {
  const [os = "", cpu = ""] = target.split("-");
  await copyFile(join(ROOT, "package-lock.json"), join(stage, "package-lock.json"));
  const kind = [`--os=${os}`, `--cpu=${cpu}`, ...(os === "linux" ? ["--libc=glibc"] : [])];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  runCommand("npm", ["ci", "--omit=dev", "--ignore-scripts", ...quiet, ...kind], stage);
  await rm(join(stage, "package-lock.json"));
  const packages = join(stage, "node_modules");
  for await (const name of glob(UNUSED_PACKAGE_FILES, { cwd: packages }))
    await rm(join(packages, name), { recursive: true, force: true });
}

/** With GNU tar, so that names, owners, modes and times are the same wherever a commit is packed. */
function writeArchive(folder: string, file: string): void {
  const committed = runCommand("git", ["log", "-1", "--format=%ct"], ROOT);
  const stable = ["--sort=name", "--format=ustar", "--owner=0", "--group=0", "--numeric-owner"];
  const modes = ["--mode=u=rwX,go=rX", `--mtime=@${committed}`];
  const parts = ["-C", dirname(folder), "-cf", file, basename(folder)];
  runCommand("tar", [...stable, ...modes, ...parts], ROOT);
  runCommand("gzip", ["-nf", file], ROOT);
}

/** Writes `dist/guesthouse-<version>.tar.gz`; gives its name and its size. */
export async function packBuild({
  target = THIS_MACHINE,
  folder = join(ROOT, "dist"),
}: PackOptions = {}): Promise<{ file: string; version: string; size: number }> {
  const build = join(ROOT, "build");
  const version = await versionOf(build);
  const name = `guesthouse-${version}`;
  const scratch = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    const stage = join(scratch, name);
    for (const path of [...trackedFiles(), ...(await buildFiles())]) {
      await mkdir(join(stage, dirname(path)), { recursive: true });
      await copyFile(join(ROOT, path), join(stage, path));
    }
    await installPackages(stage, target);
    await mkdir(folder, { recursive: true });
    const end = target === THIS_MACHINE ? "" : `-${target}`;
    const tar = join(folder, `${name}${end}.tar`);
    writeArchive(stage, tar);
    const file = `${tar}.gz`;
    const body = await readFile(file);
    const sum = createHash("sha256").update(body).digest("hex");
    await writeFile(`${file}.sha256`, `${sum}  ${basename(file)}\n`);
    return { file, version, size: body.length };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
