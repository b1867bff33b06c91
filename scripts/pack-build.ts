import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { BUILD_FOLDER } from "#server/site/build-folder.ts";
import { versionOf } from "#server/version.ts";
import { ROOT } from "./current-build.ts";

export const THIS_MACHINE = `${process.platform}-${process.arch}`;

function runCommand(command: string, args: string[], cwd: string): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (error ?? status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
  return stdout.trim();
}

/** Sources that the server reads while it runs, and documents for the operator and the family; no tests. */
const SOURCE_PATHS = ["app", "content", "deploy", "package.json", "pictures", "scripts", "server"];
const DOC_PATHS = ["CHANGELOG.md", "docs"];

/** Left out of the archive: only the next build reads the stamp, and a machine with a server needs no static site. */
const EXCLUDED_BUILD_FILES = new Set([join(BUILD_FOLDER, "stamp"), join(BUILD_FOLDER, "static")]);

async function copySources(stagingFolder: string): Promise<void> {
  const args = ["ls-files", "-z", ...SOURCE_PATHS, ...DOC_PATHS, ":!*.test.ts", ":!*.test.tsx"];
  for (const path of runCommand("git", args, ROOT).split("\0").filter(Boolean)) {
    await mkdir(join(stagingFolder, dirname(path)), { recursive: true });
    await copyFile(join(ROOT, path), join(stagingFolder, path));
  }
  await cp(BUILD_FOLDER, join(stagingFolder, "build"), {
    recursive: true,
    filter: (path) => !EXCLUDED_BUILD_FILES.has(path),
  });
}

/** Files of installed packages that only compilers, editors and readers of their sources need. */
const UNUSED_PACKAGE_FILES = [
  "**/*.{d.ts,d.cts,d.mts,map,markdown,flow}",
  "**/{CHANGELOG,README,readme,History,HISTORY,SECURITY,CONTRIBUTING}.md",
  "node-*/{include,share}",
  "zod/src",
  ".bin/!(node)",
  ".package-lock.json",
];

async function installPackages(stagingFolder: string, target: string): Promise<void> {
  const [os = "", cpu = ""] = target.split("-");
  await copyFile(join(ROOT, "package-lock.json"), join(stagingFolder, "package-lock.json"));
  const targetFlags = [`--os=${os}`, `--cpu=${cpu}`, ...(os === "linux" ? ["--libc=glibc"] : [])];
  const commonFlags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  runCommand("npm", ["ci", "--omit=dev", ...commonFlags, ...targetFlags], stagingFolder);
  await rm(join(stagingFolder, "package-lock.json"));
  const packagesFolder = join(stagingFolder, "node_modules");
  for await (const name of glob(UNUSED_PACKAGE_FILES, { cwd: packagesFolder }))
    await rm(join(packagesFolder, name), { recursive: true, force: true });
}

/** Needs GNU tar, which sets order, owners, modes and times, so that the same commit makes the same archive everywhere. */
function writeArchive(folder: string, file: string): void {
  const commitTime = runCommand("git", ["log", "-1", "--format=%ct"], ROOT);
  const fixedFlags = ["--sort=name", "--format=ustar", "--owner=0", "--group=0", "--numeric-owner"];
  const modeFlags = ["--mode=u=rwX,go=rX", `--mtime=@${commitTime}`];
  const fileArguments = ["-C", dirname(folder), "-cf", file, basename(folder)];
  runCommand("tar", [...fixedFlags, ...modeFlags, ...fileArguments], ROOT);
  runCommand("gzip", ["-nf", file], ROOT);
}

export async function packBuild({
  target = THIS_MACHINE,
  folder = join(ROOT, "dist"),
}: { target?: string; folder?: string } = {}) {
  const version = await versionOf(BUILD_FOLDER);
  const archiveName = `guesthouse-${version}`;
  const temporaryFolder = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    const stagingFolder = join(temporaryFolder, archiveName);
    await copySources(stagingFolder);
    await installPackages(stagingFolder, target);
    await mkdir(folder, { recursive: true });
    const suffix = target === THIS_MACHINE ? "" : `-${target}`;
    const tarFile = join(folder, `${archiveName}${suffix}.tar`);
    writeArchive(stagingFolder, tarFile);
    const archiveFile = `${tarFile}.gz`;
    const body = await readFile(archiveFile);
    const checksum = createHash("sha256").update(body).digest("hex");
    await writeFile(`${archiveFile}.sha256`, `${checksum}  ${basename(archiveFile)}\n`);
    return { file: archiveFile, version, size: body.length };
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}
