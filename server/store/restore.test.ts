import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Row } from "./database.ts";
import { saveMessage } from "./messages.ts";
import { currentNumber, publish, pastReleases, publishedRelease, takeBack } from "./releases.ts";
import { mergeCopy, RESTORE_RULES } from "./restore.ts";
import { type Table, TABLES } from "./tables.ts";
import { secretOf } from "./key-values.ts";
import { openFile, sqliteDatabase } from "./sqlite.ts";

let folder: string;
let copy: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "restore-"));
  copy = join(folder, "copy.db");
  store = join(folder, "store.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Works on a file that nobody else has open. */
function within<T>(file: string, work: (open: DatabaseSync) => T): T {
  const open = openFile(file);
  try {
    return work(open);
  } finally {
    open.close();
  }
}

async function at<T>(
  file: string,
  work: (database: ReturnType<typeof sqliteDatabase>) => Promise<T>,
): Promise<T> {
  const database = sqliteDatabase(file);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const rowsOf = (file: string, table: Table): Row[] =>
  within(file, (open) => open.prepare(`SELECT * FROM ${table}`).all() as unknown as Row[]);

/** Two rows in every table, with something in every column, whatever columns there are. */
function fill(file: string): void {
  within(file, (open) => {
    for (const table of TABLES) {
      const columns = open.prepare(`SELECT name, type FROM pragma_table_info('${table}')`).all();
      const keys = open.prepare(`SELECT * FROM pragma_foreign_key_list('${table}')`).all();
      const written = open.prepare("SELECT sql FROM sqlite_master WHERE name = ?").get(table);
      const allowed = (column: string) =>
        new RegExp(`CHECK \\(${column} IN \\('([^']+)'`).exec(String(written?.["sql"]))?.[1];
      for (const index of [0, 1]) {
        const values = columns.map(({ name, type }) => {
          const key = keys.find(({ from }) => from === name);
          const named = `${key?.["table"] ?? table}.${key?.["to"] ?? name}.${index}`;
          return type === "INTEGER" ? 10 + index : (allowed(String(name)) ?? named);
        });
        const names = columns.map(({ name }) => name).join(", ");
        const marks = values.map(() => "?").join(", ");
        open.prepare(`INSERT INTO ${table} (${names}) VALUES (${marks})`).run(...values);
      }
    }
  });
}

test("every table of a store has its rule, in the order of the schema", () => {
  const made = within(copy, (open) =>
    open.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all(),
  );
  const names = made.map(({ name }) => String(name)).filter((name) => !name.startsWith("sqlite_"));
  expect(names.toSorted()).toEqual([...TABLES].toSorted());
  expect(Object.keys(RESTORE_RULES)).toEqual(TABLES);
});

test("into a store that has only just been made every row comes back, with every column", async () => {
  fill(copy);
  await at(store, secretOf);
  expect(await mergeCopy(store, copy)).toBe(2);
  /** Nobody has read the calendars since. */
  const unread = { next_try: 0, claimed_until: 0, etag: null, modified: null };
  for (const table of TABLES) {
    if (table === "kept") continue; // the store's own: its secret, and what it notes of its work
    const rule = RESTORE_RULES[table];
    const isLeftOut = typeof rule === "object" && "leftOut" in rule;
    const expected = (isLeftOut ? [] : rowsOf(copy, table)).map((row) => ({
      ...row,
      ...(table === "feeds" && unread),
      // Taken back, they are rendered again if anybody goes back to them.
      ...(table === "releases" && { body: "" }),
    }));
    expect({ [table]: rowsOf(store, table) }).toEqual({ [table]: expected });
  }
});

test("where there is no store a new one gets the copy's rows and its secret", async () => {
  fill(copy);
  const secret = await at(copy, secretOf);
  expect(await mergeCopy(store, copy)).toBe(2);
  expect(await at(store, secretOf)).toBe(secret);
  for (const table of ["letters", "messages", "subscribers", "closures"] as const)
    expect(rowsOf(store, table)).toEqual(rowsOf(copy, table));
});

const BUILD = { build: "a", made: 1 };

const release = (body: string, made: number, pictures: [string, string][] = []) => ({
  build: "a",
  made,
  body,
  edits: [],
  author: "",
  pictures: new Map(pictures.map(([address, picture]) => [address, Buffer.from(picture)])),
});

const put = (file: string, one: ReturnType<typeof release>) =>
  at(file, async (database) =>
    publish(database, one, { number: await currentNumber(database, BUILD), build: BUILD }),
  );

/** What is shown, and after each step back. */
async function history(file: string): Promise<string[]> {
  const bodies: string[] = [];
  await at(file, async (database) => {
    for (;;) {
      const number = await currentNumber(database, BUILD);
      const published = await publishedRelease(database, number);
      if (!published) return;
      bodies.push(`${published.body} ${[...published.pictures.keys()].toSorted().join(" ")}`);
      await takeBack(database, BUILD);
    }
  });
  return bodies;
}

test("what was published since stays current, and the copy's releases stand before it", async () => {
  await put(copy, release("one", 10, [["/one.avif", "1"]]));
  await put(copy, release("two", 20));
  await put(store, release("three", 30, [["/three.avif", "3"]]));
  await put(store, release("four", 40));
  await mergeCopy(store, copy);
  await mergeCopy(store, copy); // a second time changes nothing
  const pictures = "/three.avif";
  const rendered = [`four ${pictures}`, `three ${pictures}`, `two ${pictures}`];
  const made = await at(store, async (database) =>
    (await pastReleases(database)).map((past) => past.made),
  );
  expect(made).toEqual([40, 30, 20, 10]);
  expect(await history(store)).toEqual(rendered);
});

test("a release that was taken back since the copy stays taken back", async () => {
  await put(copy, release("one", 10));
  await put(copy, release("two", 20));
  await mergeCopy(store, copy);
  await at(store, (database) => takeBack(database, BUILD));
  await mergeCopy(store, copy);
  expect(await history(store)).toEqual(["one "]);
});

test("the number of a message that was deleted before the copy is not given again", async () => {
  const write = (file: string, key: string) =>
    at(file, (database) =>
      saveMessage(
        database,
        { key, name: "Anna", email: "anna@posta.example", message: key, suspicion: "" },
        1,
      ),
    );
  await write(copy, "one");
  await write(copy, "two");
  within(copy, (open) => open.exec("DELETE FROM messages WHERE number = 2"));
  await at(store, secretOf);
  await mergeCopy(store, copy);
  await write(store, "three");
  expect(rowsOf(store, "messages").map(({ number, key }) => `${number} ${key}`)).toEqual([
    "1 one",
    "3 three",
  ]);
});
