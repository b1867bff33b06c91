import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SettingsError } from "#server/settings/settings-error.ts";
import { lockStore, lockStoreForServer } from "./lock.ts";
import { secretOf } from "./key-values.ts";
import { openStore } from "./open.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "hold-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Another process that holds the store until it is killed. */
async function holder() {
  const program = `
    const { lockStore } = await import("./server/store/lock.ts");
    console.log(lockStore({ dataDir: process.argv[1] }) ? "held" : "taken");
    setInterval(() => {}, 60_000);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, dataDir]);
  const [output] = (await once(child.stdout, "data")) as [Buffer];
  return { child, output: output.toString().trim() };
}

test("a folder is one server's until it ends, also by a kill", async () => {
  const { child, output } = await holder();
  expect(output).toBe("held");
  expect(lockStore({ dataDir })).toBeUndefined();
  await expect(lockStoreForServer({ dataDir }, () => {}, 0)).rejects.toThrow(SettingsError);
  child.kill("SIGKILL");
  await once(child, "exit");
  const hold = lockStore({ dataDir });
  expect(hold).toBeDefined();
  await hold?.release();
});

test("a server waits for one that is just ending", async () => {
  const ending = lockStore({ dataDir });
  setTimeout(() => void ending?.release(), 200);
  await lockStoreForServer({ dataDir });
  expect(lockStore({ dataDir })).toBeUndefined();
});

test("the hold keeps nobody from the store's own file", async () => {
  const hold = lockStore({ dataDir });
  const database = await openStore({ dataDir });
  expect(await secretOf(database)).not.toBe("");
  await database.close();
  await hold?.release();
});

test("where nothing can be held the server starts all the same", async () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  await expect(lockStoreForServer({ dataDir: join(file, "below") })).resolves.toBeUndefined();
});
