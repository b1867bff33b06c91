import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packBuild } from "#scripts/pack-build.ts";
import { setCommit } from "./server.ts";

export type Archive = { file: string; version: string };

export type Software = {
  write: (path: string, text: string) => void;
  read: (path: string) => string;
};

function run(command: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(command, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

function writeChecksum(file: string): void {
  const sum = createHash("sha256").update(readFileSync(file)).digest("hex");
  writeFileSync(`${file}.sha256`, `${sum}  ${file.split("/").at(-1)}\n`);
}

/** Packs the build into `folder`; `variant` packs it again as another version, with changed files. */
export async function archivesIn(folder: string) {
  const { file, version } = await packBuild({ folder });
  run("tar", "-xzf", file, "-C", folder);
  const originalFolder = join(folder, `guesthouse-${version}`);
  const variant = (commit: string, change?: (software: Software) => void): Archive => {
    const archiveName = `guesthouse-${version.split("+")[0]}+${commit}`;
    const copy = join(folder, archiveName);
    // The copy consists of hard links, so a changed file is replaced, not written.
    run("cp", "-al", originalFolder, copy);
    const readCopied = (path: string) => readFileSync(join(copy, path), "utf8");
    const writeCopied = (path: string, text: string) => {
      rmSync(join(copy, path), { force: true });
      writeFileSync(join(copy, path), text);
    };
    setCommit(join(copy, "build"), commit);
    change?.({ read: readCopied, write: writeCopied });
    const archive = join(folder, `${archiveName}.tar.gz`);
    run("tar", "-I", "gzip -1", "-C", folder, "-cf", archive, archiveName);
    rmSync(copy, { recursive: true });
    writeChecksum(archive);
    return { file: archive, version: archiveName.slice("guesthouse-".length) };
  };
  return { first: { file, version }, variant };
}
