/** Only root may mount a disk. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";

type Disk = {
  folder: string;
  fill: (left?: number) => void;
  free: () => void;
  setWritable: (writable: boolean) => void;
  remove: () => void;
};

function mount(...words: string[]): boolean {
  return spawnSync("mount", words).status === 0;
}

/** A disk of some megabytes in memory, removed after the test; undefined where it cannot be created. */
export function smallDisk(parent: string, megabytes = 4): Disk | undefined {
  const folder = join(parent, "disk");
  const fillerFile = join(folder, "filler");
  mkdirSync(folder);
  if (!mount("-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder)) return undefined;
  const unmount = () => void spawnSync("umount", ["-l", folder]);
  onTestFinished(unmount);
  return {
    folder,
    fill(left = -1) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(fillerFile, Buffer.alloc(bavail * bsize - left));
      } catch {
        // The write fails when the disk is full.
      }
    },
    free: () => rmSync(fillerFile, { force: true }),
    setWritable(writable) {
      if (!mount("-o", `remount,${writable ? "rw" : "ro"},size=${megabytes}m`, folder))
        throw new Error("The disk cannot be mounted anew");
    },
    remove: unmount,
  };
}
