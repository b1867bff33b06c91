import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { smallDisk } from "#tests/faults/support/disk.ts";
import { emptyDatabase } from "#tests/support/test-database.ts";
import { lockStore } from "#server/store/lock.ts";
import { saveMessage } from "#server/store/messages.ts";
import { openStore, storeFile } from "#server/store/open.ts";
import { runDesk } from "./run-desk.ts";

let folder: string;
let old: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "desk-move-"));
  old = join(folder, "old");
  const store = await openStore({ dataDir: old });
  const anna = { name: "Anna", email: "anna@posta.example", message: "Ciao" };
  await saveMessage(store, { ...anna, key: "a", suspicion: "" }, Date.now());
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command on the old store; gives all that it shows. */
async function runCommand(words: string[], environment: NodeJS.ProcessEnv = { DATA_DIR: old }) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const code = await runDesk(words, environment, { print: write, say: write });
  return { text: lines.join("\n"), code };
}

test("a move says what went, what to set, and what to do with the old store", async () => {
  const { url, remove } = await emptyDatabase();
  const { text, code } = await runCommand(["trasloca", url]);
  expect(code).toBe(0);
  for (const words of [
    "1 messaggio, 1 lettera, 0 indirizzi della newsletter",
    "DATABASE_URL",
    storeFile(old),
    "cancellatelo",
  ])
    expect(text).toContain(words);
  const there = await runCommand(["messaggi"], { DATABASE_URL: url });
  expect(there.text).toContain("Anna");
  const back = join(folder, "back");
  const home = await runCommand(["trasloca", back], { DATABASE_URL: url });
  expect(home.text).toContain(`DATA_DIR=${back}, e senza DATABASE_URL`);
  expect((await runCommand(["messaggi"], { DATA_DIR: back })).text).toContain("Anna");
  await remove();
});

test("a copy is put back into a store on PostgreSQL that has begun already, and nothing newer is lost", async () => {
  const copies = join(folder, "copie");
  await runCommand(["backup", copies]);
  const copy = join(copies, readdirSync(copies)[0] ?? "");
  const { url, remove } = await emptyDatabase();
  const environment = { DATA_DIR: join(folder, "beside"), DATABASE_URL: url };
  const store = await openStore({ dataDir: "", databaseUrl: url });
  const klara = { name: "Klara", email: "klara@posta.example", message: "Ciao" };
  await saveMessage(store, { ...klara, key: "k", suspicion: "" }, Date.now());
  await store.close();

  const server = await lockStore({ dataDir: "", databaseUrl: url }, "server");
  expect((await runCommand(["ripristina", copy], environment)).text).toContain(
    "Non è cambiato niente: c’è un sito acceso",
  );
  await server?.release();
  expect((await runCommand(["ripristina", copy], environment)).text).toContain("1 rimesso");
  expect((await runCommand(["ripristina", copy], environment)).text).toContain("0 rimessi");
  const { text } = await runCommand(["messaggi"], environment);
  for (const name of ["Anna", "Klara"]) expect(text).toContain(name);

  const newer = new DatabaseSync(copy);
  newer.exec("PRAGMA user_version = 99");
  newer.close();
  expect((await runCommand(["ripristina", copy], environment)).text).toContain("più nuova");
  expect((await runCommand(["messaggi"], environment)).text).toContain("2 di 2");
  expect(readdirSync(join(folder, "beside"))).toEqual([]);
  await remove();
});

test("a password in an address is shown by nothing", async () => {
  const { text, code } = await runCommand(["trasloca", "postgres://casa:segreto@127.0.0.1:1/casa"]);
  expect(code).toBe(1);
  expect(text).toContain("Non è cambiato niente: postgres://127.0.0.1:1/casa non si apre");
  expect(text).not.toContain("segreto");
});

test.each([
  ["trasloca", "Dove?"],
  ["trasloca mysql://casa/casa", "in una cartella o in PostgreSQL"],
])("«%s» is asked again", async (command, words) => {
  const { text, code } = await runCommand(command.split(" "));
  expect(code).toBe(1);
  expect(text).toContain(words);
});

test("while the site is on, at a store, or on a full disk nothing changes, and it says why", async () => {
  const to = join(folder, "to");
  const server = await lockStore({ dataDir: old }, "server");
  expect((await runCommand(["trasloca", to])).text).toContain(
    `il sito è acceso su ${storeFile(old)}`,
  );
  await server?.release();
  await runCommand(["trasloca", to]);
  expect((await runCommand(["trasloca", to])).text).toContain("c’è già un archivio");
  const disk = smallDisk(folder);
  if (!disk) return;
  try {
    disk.fill();
    const { text, code } = await runCommand(["trasloca", disk.folder]);
    expect(code).toBe(1);
    expect(text).toContain("è pieno");
    disk.free();
    expect((await runCommand(["trasloca", disk.folder])).text).toContain("Traslocato");
  } finally {
    disk.remove();
  }
});

test("a store of a newer version stays where it is", async () => {
  const newer = new DatabaseSync(storeFile(old));
  newer.exec("PRAGMA user_version = 99");
  newer.close();
  const { text, code } = await runCommand(["trasloca", join(folder, "to")]);
  expect(code).toBe(1);
  expect(text).toContain("versione più nuova");
});
