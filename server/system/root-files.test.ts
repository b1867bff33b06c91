import { spawnSync } from "node:child_process";
import { chownSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openFile } from "#server/store/sqlite.ts";
import { scratch } from "#tests/support/scratch.ts";
import { writeAtomically } from "./atomic-write.ts";

test("a link at the temporary file's name is not followed when a file is written", async () => {
  const folder = scratch();
  const file = join(folder, "settings");
  const target = join(folder, "elsewhere");
  symlinkSync(target, `${file}.${process.pid}.next`);
  await writeAtomically(file, "words");
  expect(readFileSync(file, "utf8")).toBe("words");
  expect(existsSync(target)).toBe(false);
});

test("a link in place of the store creates no file at its target", async () => {
  const folder = scratch();
  const target = join(folder, "elsewhere");
  symlinkSync(target, join(folder, "store.db"));
  await expect(openFile(join(folder, "store.db"))).rejects.toThrow("EEXIST");
  expect(existsSync(target)).toBe(false);
});

test.skipIf(process.getuid?.() !== 0)("the desk's command runs as the owner of the data", () => {
  const folder = scratch();
  const whoAmI = (owner: number) => {
    chownSync(folder, owner, owner);
    const code = "console.log(process.getuid(), process.getgid(), process.getgroups().join())";
    const file = join(import.meta.dirname, "data-owner.ts");
    const env = { ...process.env, DATA_DIR: folder };
    return spawnSync(process.execPath, ["--import", file, "-e", code], { env }).stdout.toString();
  };
  expect(whoAmI(65_534)).toBe("65534 65534 65534\n");
  expect(whoAmI(0)).toMatch(/^0 0 /);
});
