import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SettingsError } from "../settings-error.ts";
import { holdAsServer } from "./hold-as-server.ts";
import { holdStore } from "./hold.ts";
import { secretOf } from "./secret.ts";
import { openStore } from "./open.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "hold-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Another process that holds the store until it is killed. */
async function holder() {
  const program = `
    const { holdStore } = await import("./server/store/hold.ts");
    console.log((await holdStore({ dataDir: process.argv[1] }, "server")) ? "held" : "taken");
    setInterval(() => {}, 60_000);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, dataDir]);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: said.toString().trim() };
}

test("a folder is one server's until it ends, also by a kill", async () => {
  const { child, said } = await holder();
  expect(said).toBe("held");
  expect(await holdStore({ dataDir }, "server")).toBeUndefined();
  expect(await holdStore({ dataDir }, "mover")).toBeUndefined();
  await expect(holdAsServer({ dataDir }, () => {}, 0)).rejects.toThrow(SettingsError);
  child.kill("SIGKILL");
  await once(child, "exit");
  const hold = await holdStore({ dataDir }, "mover");
  expect(hold).toBeDefined();
  await hold?.release();
});

test("a server waits for one that is just ending", async () => {
  const ending = await holdStore({ dataDir }, "server");
  setTimeout(() => void ending?.release(), 200);
  await holdAsServer({ dataDir });
  expect(await holdStore({ dataDir }, "mover")).toBeUndefined();
});

test("the hold keeps nobody from the store's own file", async () => {
  const hold = await holdStore({ dataDir }, "server");
  const database = await openStore({ dataDir });
  expect(await secretOf(database)).not.toBe("");
  await database.close();
  await hold?.release();
});

test("where nothing can be held the server starts all the same", async () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  await expect(holdAsServer({ dataDir: join(file, "below") })).resolves.toBeUndefined();
});
