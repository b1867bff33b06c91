import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { smallDisk } from "#tests/faults/support/disk.ts";
import type { Database } from "#server/store/database.ts";
import { saveMessage } from "#server/store/messages.ts";
import { storeFile } from "#server/store/open.ts";
import { MIGRATION_STEPS } from "#server/store/schema.ts";
import { secretOf } from "#server/store/key-values.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import {
  requestSubscription,
  confirmSubscriber,
  endSubscription,
  subscriberByEmail,
} from "#server/store/subscribers.ts";
import { runDesk } from "./run-desk.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "desk-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Runs a command as the family would; gives what it printed and what it said beside that. */
async function run(...words: string[]): Promise<{ output: string; notes: string; code: number }> {
  const output: string[] = [];
  const notes: string[] = [];
  const out = {
    print: (line: string) => output.push(line),
    say: (line: string) => notes.push(line),
  };
  const code = await runDesk(
    words,
    { DATA_DIR: folder, BACKUP_DIRS: process.env["BACKUP_DIRS"] },
    out,
  );
  return { output: output.join("\n"), notes: notes.join("\n"), code };
}

/** All that a command shows on the screen. */
async function desk(...words: string[]): Promise<string> {
  const { output, notes } = await run(...words);
  return `${notes}\n${output}`;
}

/** Writes messages into the store, which the first of them makes, as the server's first start does. */
async function write(...texts: string[]): Promise<void> {
  const database = sqliteDatabase(storeFile(folder));
  await secretOf(database);
  for (const message of texts)
    await saveMessage(
      database,
      { key: message, name: "Anna", email: "anna@posta.example", message, suspicion: "" },
      Date.now(),
    );
  await database.close();
}

test.each([
  "messaggi",
  "leggi 1",
  "iscritti",
  "stato",
  "backup",
  "verifica",
  "ripristina x",
  "cancella a@b.it",
])("without a store «%s» says where it looked, and makes none", async (command) => {
  const file = storeFile(folder);
  const { notes, output, code } = await run(...command.split(" "));
  expect({ output, code }).toEqual({ output: "", code: 1 });
  for (const word of [file, "DATA_DIR", "npm start"]) expect(notes).toContain(word);
  expect(existsSync(file)).toBe(false);
});

test("the store that is read is named beside what is printed", async () => {
  await write("Ciao");
  const { notes, output } = await run("messaggi");
  expect(notes).toBe(`Archivio: ${storeFile(folder)}`);
  expect(output).not.toContain("Archivio");
});

test("a message is read by its guest's name, where one alone fits", async () => {
  await write("uno");
  expect(await desk("leggi", "anna")).toContain("Messaggio 1, riferimento");
  expect(await desk("leggi", "ANNA@POSTA")).toContain("Da: Anna <anna@posta.example>");
  await write("due");
  const both = await desk("leggi", "Anna");
  expect(both).toMatch(/Quale di questi 2\? Per esempio: npm run desk -- leggi 2/);
  expect(both).not.toContain("Messaggio 2, riferimento");
  expect(await desk("messaggi")).toMatch(/ due.*nuovo/); // which one was read is still open
});

test("messages are listed, read, and known as read", async () => {
  await write();
  expect(await desk("messaggi")).toContain("Nessun messaggio");
  await write("C’è posto?\n\u001b[31mrosso", "Grazie");
  expect(await desk("messaggi")).toMatch(/2 .*Grazie.*nuovo, non ancora spedito/);
  const read = await desk("leggi", "1");
  expect(read).toContain("Da: Anna <anna@posta.example>");
  expect(read).toContain("C’è posto?\n");
  expect(read).not.toContain("\u001b"); // a message does not steer the terminal
  expect(await desk("stato")).toContain("Messaggi: 2, da leggere 1");
  expect(await desk("stato")).toContain("Lettere pronte: 2, partono quando c’è SMTP_URL");
  expect(await desk("stato")).not.toContain("attesa");
  expect(await desk("leggi", "9")).toContain("non c’è");
  expect(await desk("leggi")).toContain("Per esempio");
  expect(await desk("leggi", "Klara")).toContain("Nessun messaggio di «Klara»");
});

test("an unknown command is answered with all commands", async () => {
  for (const name of [
    "messaggi",
    "leggi",
    "iscritti",
    "stato",
    "backup",
    "verifica",
    "ripristina",
    "cancella",
  ])
    expect(await desk("boh")).toContain(name);
  for (const name of ["boh", "toString", "__proto__"]) expect((await run(name)).code).toBe(2);
});

test("who confirmed is listed with the proof, safe for a spreadsheet", async () => {
  const database = sqliteDatabase(storeFile(folder));
  for (const email of ["=cmd@posta.example", "altra@posta.example"])
    await requestSubscription(
      database,
      { email, consent: 'Sì, "voglio"', isSuspect: false },
      Date.now(),
    );
  const { key = "" } = (await subscriberByEmail(database, "=cmd@posta.example")) ?? {};
  await confirmSubscriber(database, key, Date.UTC(2026, 10, 21));
  await database.close();
  const [head, row, ...rest] = (await run("iscritti", "--csv")).output.split("\n");
  expect(head).toBe('"email","confermato","lingua","consenso","cancellazione"');
  expect(row).toBe(
    `"'=cmd@posta.example","2026-11-21T00:00:00.000Z","it","Sì, ""voglio""","http://localhost:3000/lettere/lascia?c=${key}"`,
  );
  expect(rest).toEqual([]);
  expect(await desk("iscritti")).toContain("1 iscritto ha confermato");
});

test("the drill: a copy, a lost store, the copy put back, and nothing newer lost", async () => {
  await write("uno", "due");
  mkdirSync(join(folder, "copie"), { mode: 0o755 });
  expect(await desk("backup", join(folder, "copie"))).toContain("2 messaggi, controllata");
  const copy = join(folder, "copie", readdirSync(join(folder, "copie"))[0] ?? "");
  expect(readdirSync(join(folder, "copie"))).toHaveLength(1); // one file that stands alone
  for (const file of [copy, storeFile(folder)]) expect(statSync(file).mode & 0o077).toBe(0);
  for (const file of readdirSync(folder).filter((name) => name.startsWith("guesthouse.db")))
    rmSync(join(folder, file));
  await write("tre");
  expect(await desk("ripristina", copy)).toContain("2 rimessi");
  expect(await desk("ripristina", copy)).toContain("0 rimessi");
  const list = await desk("messaggi");
  for (const text of ["uno", "due", "tre"]) expect(list).toContain(text);
  expect(await desk("stato")).toContain("Lettere pronte: 3");
});

test("a copy of an older version is brought up to date, and stays as it was itself", async () => {
  const copy = join(folder, "casa-vecchia.db");
  const old = new DatabaseSync(copy);
  for (const statement of MIGRATION_STEPS[0] ?? []) old.exec(statement);
  old.exec(`PRAGMA user_version = 1;
    INSERT INTO kept VALUES ('secret', 'the secret of the old store');
    INSERT INTO letters (id, kind, created, next_try) VALUES ('l', 'message', 1, 1);
    INSERT INTO messages (key, reference, received, name, email, message, suspicion, letter)
      VALUES ('k', 'AAA-BBB', 1, 'Anna', 'anna@posta.example', 'da prima', '', 'l');
    INSERT INTO confirmations VALUES ('mark', 3, 1)`);
  old.close();
  const before = readFileSync(copy);
  await write("adesso");
  expect(await desk("ripristina", copy)).toContain("1 rimesso");
  for (const text of ["da prima", "adesso"]) expect(await desk("messaggi")).toContain(text);
  expect(readFileSync(copy)).toEqual(before);
  expect(readdirSync(folder).filter((name) => !name.startsWith("guesthouse.db"))).toEqual([
    "casa-vecchia.db",
  ]);
  const newer = new DatabaseSync(copy);
  newer.exec("PRAGMA user_version = 99");
  newer.close();
  expect(await desk("ripristina", copy)).toContain("più nuova");
});

test("who left is not brought back by a copy, who confirmed anew is kept", async () => {
  const at = async (act: (database: Database) => Promise<unknown>) => {
    const database = sqliteDatabase(storeFile(folder));
    await act(database);
    await database.close();
  };
  const signUp = (email: string) => (database: Database) =>
    requestSubscription(database, { email, consent: "Sì", isSuspect: false }, Date.now());
  const keyOf = async (database: Database, email: string) =>
    (await subscriberByEmail(database, email))?.key ?? "";
  const leave = (email: string) => async (database: Database) =>
    endSubscription(database, await keyOf(database, email), Date.now());
  await at(signUp("resta@posta.example"));
  await at(signUp("lascia@posta.example"));
  await at(signUp("torna@posta.example"));
  await at(leave("torna@posta.example"));
  await at(signUp("mai@posta.example"));
  await at(leave("mai@posta.example"));
  await desk("backup", join(folder, "copie"));
  const copy = join(folder, "copie", readdirSync(join(folder, "copie"))[0] ?? "");
  await at(leave("lascia@posta.example"));
  await desk("cancella", "torna@posta.example");
  await at(signUp("torna@posta.example"));
  await at(async (database) =>
    confirmSubscriber(database, await keyOf(database, "torna@posta.example"), Date.now()),
  );
  await desk("ripristina", copy);
  const list = await desk("iscritti");
  for (const email of ["resta@", "torna@"]) expect(list).toContain(email);
  expect(list).not.toContain("lascia@");

  // A new store has a secret of its own; what the lost one refused stays refused.
  for (const file of readdirSync(folder).filter((name) => name.startsWith("guesthouse.db")))
    rmSync(join(folder, file));
  await at(signUp("mai@posta.example"));
  await desk("ripristina", copy);
  await at(signUp("mai@posta.example"));
  expect(await desk("iscritti")).not.toContain("mai@");
});

test("a damaged store is set aside before the copy is put back", async () => {
  await write("uno");
  await desk("backup", join(folder, "copie"));
  const copy = join(folder, "copie", readdirSync(join(folder, "copie"))[0] ?? "");
  writeFileSync(storeFile(folder), "not a database, and long enough to look like one".repeat(100));
  expect(await desk("ripristina", copy)).toContain("rovinato");
  expect(await desk("messaggi")).toContain("uno");
  expect(readdirSync(folder).some((name) => name.includes("rotto"))).toBe(true);
});

test("a restore is tried of the copy that is named, or of the newest of each night's folder, and changes nothing", async () => {
  await write("uno");
  const copies = join(folder, "copie");
  expect((await run("verifica")).notes).toContain("Quale copia?");
  expect((await run("verifica", join(copies, "casa.db"))).notes).toContain("non c’è");
  await desk("backup", copies);
  const copy = join(copies, readdirSync(copies)[0] ?? "");
  expect(await desk("verifica", copy)).toMatch(
    /: si ripristina per intero\. 1 messaggio, \d+ righe/,
  );
  vi.stubEnv("BACKUP_DIRS", [copies, join(folder, "via")].join(delimiter));
  const { output, notes, code } = await run("verifica");
  expect(output).toContain(`${copies}: si ripristina per intero`);
  expect(notes).toContain(`${join(folder, "via")}: la cartella non c’è`);
  expect(code).toBe(1);
  expect(readdirSync(folder).toSorted()).toEqual(["copie", "guesthouse.db"]);
});

test("«backup» alone copies into the folders of every night, and «stato» says how they are", async () => {
  await write("uno");
  const copies = join(folder, "copie");
  expect(await desk("stato")).toContain("Copie di sicurezza: nessuna ancora");
  vi.stubEnv("BACKUP_DIRS", copies);
  expect(await desk("stato")).toContain("ATTENZIONE: Non c’è ancora nessuna copia");
  expect(await desk("backup")).toContain(copies);
  expect(await desk("stato")).toMatch(/Copie di sicurezza: l’ultima del .*, ogni notte in /);
});

test("what is no good copy is refused", async () => {
  const file = join(folder, "copia.db");
  writeFileSync(file, "niente");
  await write();
  expect(await desk("ripristina", file)).toContain("non è una copia buona");
  expect(await desk("ripristina")).toContain("Quale copia?");
});

test("a person's data goes, also from the file itself", async () => {
  await write("Un segreto da dimenticare");
  expect(await desk("cancella", "ANNA@posta.example")).toContain(
    "Cancellato: 1 messaggio, 0 iscrizioni.",
  );
  const bytes = readdirSync(folder)
    .filter((name) => name.startsWith("guesthouse.db"))
    .map((name) => readFileSync(join(folder, name), "latin1"));
  expect(bytes.join("")).not.toContain("segreto da dimenticare");
  expect(await desk("cancella", "anna")).toContain("Di chi?");
});

test("a store of a newer version is not called a broken disk", async () => {
  await write("Ciao");
  const newer = new DatabaseSync(storeFile(folder));
  newer.exec("PRAGMA user_version = 99");
  newer.close();
  for (const command of ["messaggi", "stato", "backup"]) {
    const { notes, code } = await run(command);
    expect(code).toBe(1);
    expect(notes).toContain("versione più nuova");
    expect(notes).not.toContain("disco");
  }
});

test("who sits at the terminal is asked before a person is deleted", async () => {
  await write("uno", "due");
  const questions: string[] = [];
  const eraseSaying = (answer: string) => {
    const prompt = async (question: string) => {
      questions.push(question);
      return answer;
    };
    const words = ["cancella", "anna@posta.example"];
    return runDesk(words, { DATA_DIR: folder }, { print: () => {}, say: () => {}, prompt });
  };
  for (const no of ["", "no", "sicuro", "forse sì"]) await eraseSaying(no);
  expect(await desk("messaggi")).toContain("2 di 2");
  expect(questions[0]).toBe("Sicuri? Si cancellano 2 messaggi e 0 iscrizioni. Scrivete sì:");
  await eraseSaying("Sì");
  expect(await desk("messaggi")).toContain("Nessun messaggio");
});

test("a copy that cannot be finished says so in Italian, and leaves nothing that looks like one", async ({
  skip,
}) => {
  await write("Ciao");
  // There is no folder below a file.
  const { notes, code } = await run("backup", join(folder, "guesthouse.db", "copie"));
  expect(code).toBe(1);
  expect(notes).toContain("La copia non è fatta");
  const disk = smallDisk(folder);
  if (!disk) return skip("no small disk can be mounted here");
  try {
    disk.fill();
    const full = await run("backup", disk.folder);
    expect(full.code).toBe(1);
    expect(full.notes).toContain("è pieno");
    expect(readdirSync(disk.folder)).toEqual(["filler"]);
  } finally {
    disk.remove();
  }
});
