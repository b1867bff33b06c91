import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/store/database.ts";
import { saveMessage } from "#server/store/messages.ts";
import { storeFile } from "#server/store/open.ts";
import { publish } from "#server/store/releases.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { readBuildRelease } from "#server/desk/current-release.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { runDesk } from "#server/desk/shell/run-desk.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "desk-restore-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const dataDir = (name: string) => join(folder, name);

async function at(name: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = sqliteDatabase(storeFile(dataDir(name)));
  await work(database);
  await database.close();
}

/** All that a command shows, run with the settings of one store. */
async function desk(name: string, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  await runDesk(words, { DATA_DIR: dataDir(name) }, { print: write, say: write });
  return lines.join("\n");
}

async function copyOf(name: string): Promise<string> {
  await desk(name, "backup", join(folder, "copie"));
  return join(folder, "copie", readdirSync(join(folder, "copie"))[0] ?? "");
}

const anna = { key: "a", name: "Anna", email: "anna@posta.example", suspicion: "" };

const write = (database: Database) =>
  saveMessage(database, { ...anna, message: "C’è posto?" }, Date.now());

test("in an empty folder the copy becomes the store, and the desk says where that is", async () => {
  await at("old", write);
  const copy = await copyOf("old");
  const said = await desk("new", "ripristina", copy);
  expect(said).toContain("La copia aveva 1 messaggio: 1 rimesso.");
  expect(said).toContain(`DATA_DIR è ${dataDir("new")}`);
  expect(await desk("new", "messaggi")).toContain("C’è posto?");
  expect(await desk("other", "ripristina", join(folder, "nessuna.db"))).toContain("DATA_DIR");
  expect(existsSync(dataDir("other"))).toBe(false);
});

/** Publishes what another build has made; `change` is what it says otherwise than this one. */
async function publishElsewhere(change: (contents: string) => string): Promise<void> {
  const own = await readBuildRelease();
  const contents = JSON.parse(change(JSON.stringify(own.release.contents)));
  const body = JSON.stringify({ ...JSON.parse(own.body), contents });
  const published = {
    build: "another",
    made: Date.UTC(2026, 10, 1),
    body,
    pictures: new Map(),
    edits: [],
    author: "",
  };
  await at("old", async (database) => {
    await write(database);
    await publish(database, published, { number: 0, build: own.release });
  });
}

test("what another build published comes back, and the family is told that guests do not see it", async () => {
  await publishElsewhere((contents) => contents.replaceAll("85,00", "95,00").replace(/€/, "EUR"));
  const copy = await copyOf("old");
  for (const words of [["ripristina", copy], ["stato"]]) {
    const said = await desk("new", ...words);
    expect(said).toContain(
      "ATTENZIONE: gli ospiti non vedono quello che avete pubblicato il 01/11",
    );
    expect(said).toContain("npm run desk -- pubblica");
  }
  await at("new", async (database) =>
    expect(await database.read((query) => query("SELECT number, build FROM releases"))).toEqual([
      { number: 1, build: "another" },
    ]),
  );
});

test("where this build says the same there is nothing to tell", async () => {
  await publishElsewhere((contents) => contents);
  const copy = await copyOf("old");
  expect(await desk("new", "ripristina", copy)).not.toContain("ATTENZIONE");
  expect(await desk("new", "stato")).not.toContain("ATTENZIONE");
});

/** Publishes this build's own pages, with a word of one changed in the text that is stored. */
async function publishOwn(change: (body: string) => string): Promise<void> {
  const own = await readBuildRelease();
  const { build, made } = own.release;
  const body = change(JSON.stringify({ ...JSON.parse(own.body), made: made + 1 }));
  const release = { build, made: made + 1, body, pictures: new Map(), edits: [], author: "" };
  await at("old", (database) => publish(database, release, { number: 0, build: own.release }));
}

test("a drill renders the published pages again, as they are stored", async () => {
  await publishOwn((body) => body);
  expect(await desk("old", "verifica", await copyOf("old"))).toMatch(
    /: si ripristina per intero\. 0 messaggi.*il sito pubblicato rifatto uguale/,
  );
});

test.runIf(IS_FULL)("a page that is another in the store fails the drill", async () => {
  await publishOwn((body) => body.replace('"text":"{', '"text":"{ '));
  expect(await desk("old", "verifica", await copyOf("old"))).toMatch(
    /Non si ripristina:\n.*non è uguale alla copia/,
  );
});
