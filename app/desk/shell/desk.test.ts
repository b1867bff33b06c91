import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test, vi } from "vitest";
import { smallDisk } from "#tests/faults/support/disk.ts";
import { allMessages, saveMessage } from "#server/store/messages.ts";
import { lockStore } from "#server/store/lock.ts";
import { storeFile } from "#server/store/open.ts";
import { secretOf } from "#server/store/key-values.ts";
import { eachCommandFolder } from "#tests/support/desk-command.ts";

const desk = eachCommandFolder();
afterEach(() => {
  vi.unstubAllEnvs();
});

const run = (...words: string[]) => desk.run(words);

async function outputOf(...words: string[]): Promise<string> {
  const { output, notes } = await run(...words);
  return `${notes}\n${output}`;
}

/** Writes messages into the store, which is made if there is none. */
const write = (...texts: string[]) =>
  desk.store(async (database) => {
    await secretOf(database);
    const anna = { name: "Anna", email: "anna@posta.example", suspicion: "" };
    for (const message of texts)
      await saveMessage(database, { ...anna, key: message, message }, Date.now());
  });

const messages = async () =>
  (await desk.store(allMessages)).map(({ message }) => message).toSorted();

test.each(["stato", "backup", "esporta x"])(
  "without a store «%s» says where it looked, and creates none",
  async (command) => {
    const file = storeFile(desk.folder);
    const { notes, output, code } = await run(...command.split(" "));
    expect({ output, code }).toEqual({ output: "", code: 1 });
    for (const word of [file, "DATA_DIR", "npm start"]) expect(notes).toContain(word);
    expect(existsSync(file)).toBe(false);
  },
);

test("a command names the store that it reads, beside its output", async () => {
  await write("Ciao");
  const { notes, output } = await run("stato");
  expect(notes).toBe(`Archivio: ${storeFile(desk.folder)}`);
  expect(output).not.toContain("Archivio");
});

test("an unknown command prints all commands", async () => {
  const commands = [...(await outputOf("boh")).matchAll(/npm run desk -- (\w+)/g)].map(
    ([, word]) => word,
  );
  expect(commands).toEqual([
    "accesso",
    "stato",
    "backup",
    "ripristina",
    "pubblica",
    "esporta",
    "importa",
    "chiudi",
    "riapri",
  ]);
  for (const name of ["boh", "toString", "__proto__"]) expect((await run(name)).code).toBe(2);
});

test("the command stato shows the numbers of messages and of waiting letters", async () => {
  await write("C’è posto?", "Grazie");
  expect(await outputOf("stato")).toContain("Messaggi: 2, da leggere 2");
  expect(await outputOf("stato")).toContain("Lettere pronte: 2, partono quando c’è SMTP_URL");
  expect(await outputOf("stato")).not.toContain("attesa");
});

async function copyNow(): Promise<string> {
  const copiesFolder = join(desk.folder, "copie");
  mkdirSync(copiesFolder, { recursive: true });
  expect(await outputOf("backup", copiesFolder)).toContain("controllata");
  return join(copiesFolder, readdirSync(copiesFolder).at(-1) ?? "");
}

const stores = () => readdirSync(desk.folder).filter((name) => name.startsWith("guesthouse.db"));

test("the command ripristina replaces the store with a copy, and the old store can be restored", async () => {
  await write("uno", "due");
  const copy = await copyNow();
  await write("tre");
  const restoreOutput = await outputOf("ripristina", copy);
  expect(restoreOutput).toContain(`quello della copia ${copy}: 2 messaggi.`);
  expect(await messages()).toEqual(["due", "uno"]);
  const [aside = ""] = /\S+prima\S+/.exec(restoreOutput) ?? [];
  expect(await outputOf("ripristina", aside)).toContain("3 messaggi");
  expect(await messages()).toEqual(["due", "tre", "uno"]);
});

test("the command ripristina works without a store, and uses the newest copy by default", async () => {
  await write("uno");
  expect(await outputOf("ripristina")).toContain("Quale copia? Qui non ce n’è nessuna");
  const other = join(desk.folder, "altrove");
  vi.stubEnv("BACKUP_DIR", other);
  await outputOf("backup", join(desk.folder, "backups"));
  // The second backup folder has no copy yet.
  expect(await outputOf("stato")).toMatch(/L’ultima copia di sicurezza è del .*\./);
  expect(await outputOf("backup")).toContain(`Copia fatta: ${join(desk.folder, "backups")}`);
  writeFileSync(join(other, "casa-2026-01-01T00-00-00.db"), "an old one");
  rmSync(join(desk.folder, "backups"), { recursive: true });
  for (const name of stores()) rmSync(join(desk.folder, name));
  expect(await outputOf("ripristina")).toContain(other);
  expect(await messages()).toEqual(["uno"]);
  expect(stores()).toEqual(["guesthouse.db"]);
});

test("the command ripristina restores nothing while a server runs", async () => {
  await write("uno");
  const copy = await copyNow();
  const lock = lockStore({ dataDir: desk.folder });
  const { notes, code } = await run("ripristina", copy);
  expect([code, notes]).toEqual([1, expect.stringMatching(/Non è cambiato niente: .*Fermatelo/)]);
  await lock?.release();
  expect((await run("ripristina", copy)).code).toBe(0);
});

test("a store of a newer version is not reported as a broken disk", async () => {
  await write("Ciao");
  const newer = new DatabaseSync(storeFile(desk.folder));
  newer.exec("PRAGMA user_version = 99");
  newer.close();
  for (const command of ["stato", "backup"]) {
    const { notes, code } = await run(command);
    expect(code).toBe(1);
    expect(notes).toContain("versione più nuova");
    expect(notes).not.toContain("disco");
  }
});

test("a copy that fails gives a sentence in Italian, and leaves no file that looks like a copy", async ({
  skip,
}) => {
  await write("Ciao");
  // A folder cannot be made below a file.
  const { notes, code } = await run("backup", join(desk.folder, "guesthouse.db", "copie"));
  expect(code).toBe(1);
  expect(notes).toContain("La copia non è fatta");
  const disk = smallDisk(desk.folder);
  if (!disk) return skip("no small disk can be mounted here");
  try {
    disk.fill();
    const refusal = await run("backup", disk.folder);
    expect(refusal.code).toBe(1);
    expect(refusal.notes).toContain("è pieno");
    expect(readdirSync(disk.folder)).toEqual(["filler"]);
  } finally {
    disk.remove();
  }
});
