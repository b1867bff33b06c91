/** The family's edits through upgrades: a server that starts with another build, or with other content. */
import { hash } from "node:crypto";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Edit } from "#app/content/edits.ts";
import type { Database } from "#server/store/database.ts";
import { alertedEdits } from "#server/store/edit-alerts.ts";
import { allEdits, changeEdits } from "#server/store/edits.ts";
import { openStore } from "#server/store/open.ts";
import { pastReleases } from "#server/store/releases.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { draftEdit, draftPrice } from "./support/draft.ts";
import { type House, publishingHouse, succeeds } from "./support/publishing-house.ts";
import { BUILD, newBuild, type Running, scratch, startServer } from "./support/server.ts";

/** An edit whose place the next build's files do not have. */
const GONE = { file: "prices", path: "rates.gone.base", value: "70,00" };

/** A title that the next build's schema refuses. */
const REFUSED = "Casa di prima";

type Upgrade = {
  name: string;
  /** Changes the house's software or its files; gives the edits that no longer fit. */
  change: (house: House, store: Database) => Promise<Edit[]> | Edit[];
  isSameBuild?: boolean;
};

/** Adds an edit to the draft and to all releases, as the software before had taken it. */
async function addEdit(store: Database, edit: Edit): Promise<void> {
  const added = { ...edit, author: "anna", editedAt: 1 };
  await changeEdits(store, (edits) => [...edits, added]);
  for (const { number, edits } of await pastReleases(store))
    await store.transaction((query) =>
      query("UPDATE releases SET edits = ? WHERE number = ?", [
        JSON.stringify([...edits, added]),
        number,
      ]),
    );
}

const UPGRADES: Upgrade[] = [
  { name: "the same build", change: () => [], isSameBuild: true },
  {
    name: "a newer build, which cannot read the earlier one's releases",
    change: async (_, store) => {
      const body = JSON.stringify({ format: 1, files: [] });
      await store.transaction((query) => query("UPDATE releases SET body = ?", [body]));
      return [];
    },
  },
  {
    name: "newer files with a new name and a new comment",
    change: (house) => {
      house.rewrite("content/it/home.yaml", /^title: .*\n/m, "# Il titolo.\n$&");
      house.rewrite("app/content/schemas/home.ts", /z\.strictObject\(\{\n/, "$&  added: text,\n");
      for (const language of ["it", "en", "de"])
        house.rewrite(`content/${language}/home.yaml`, /^title: .*\n/m, "added: Parola\n$&");
      return [];
    },
  },
  {
    name: "a place that is gone",
    change: async (_, store) => {
      await addEdit(store, GONE);
      return [GONE];
    },
  },
  {
    name: "a schema that refuses a value",
    change: (house) => {
      house.rewrite(
        "app/content/schemas/parts.ts",
        /const FORBIDDEN_CHARACTERS: .* = \[\n/,
        `$&  [/${REFUSED}/, "Parole di prima"],\n`,
      );
      return [{ file: "it/home", path: "title", value: REFUSED }];
    },
  },
];

/** The plain run goes through those that leave an edit out. */
const TRIED = IS_FULL ? UPGRADES : UPGRADES.slice(-2);

/** All letters about edits, each with its edits. */
async function alerts(store: Database): Promise<Edit[][]> {
  const letters = await store.read((query) =>
    query<{ id: string }>("SELECT id FROM letters ORDER BY created"),
  );
  return Promise.all(letters.map(({ id }) => alertedEdits(store, id)));
}

const homePage = async ({ url }: Running) => (await fetch(url)).text();
const digestOf = async (server: Running) => hash("sha256", await homePage(server));

/** Makes a build the one that serves and publishes. */
function install(house: House, build: string): void {
  rmSync(join(house.folder, "build"));
  symlinkSync(build, join(house.folder, "build"), "junction");
}

/** Each walk goes through all upgrades, one after the other. */
const WALKS = ["runs", "is down"];

test.each(IS_FULL ? WALKS : WALKS.slice(0, 1))(
  "edits that are published while the server %s are in the first answer of every upgrade",
  async (then) => {
    const { folder, remove } = scratch();
    const house = publishingHouse(folder);
    const start = () =>
      startServer({ folder: house.folder, environment: { DATA_DIR: house.dataDir } });
    let server = await start();
    const store = await openStore({ dataDir: house.dataDir });
    onTestFinished(async () => {
      await server.kill();
      await store.close();
      remove();
    });
    if (then === "is down") await server.stop();
    await draftPrice(store, "90,00");
    await draftEdit(store, { file: "it/home", path: "title", value: REFUSED });
    await succeeds(house, "pubblica");
    // A draft is not public, whatever is upgraded.
    await draftPrice(store, "95,00");
    if (then === "runs") while (!(await homePage(server)).includes("90,00")) await pause(100);
    else server = await start();
    const expected: Edit[][] = [];
    for (const [at, { name, change, isSameBuild }] of TRIED.entries()) {
      await server.stop();
      const unfit = await change(house, store);
      if (unfit.length > 0) expected.push(unfit);
      if (!isSameBuild) install(house, newBuild(house.folder, `build-${at}`));
      const draft = await store.read(allEdits);
      server = await start();
      const html = await homePage(server);
      const isTitleLost = unfit.some(({ path }) => path === "title");
      const shown = ["90,00", "95,00", REFUSED].map((words) => html.includes(words));
      expect([name, ...shown]).toEqual([name, true, false, !isTitleLost]);
      // Nothing is lost, and the family is written to once for each build.
      expect(await store.read(allEdits)).toEqual(draft);
      for (const { file, path } of unfit)
        expect(server.said()).toContain(`edit of content/${file}.yaml ${path} does not fit`);
      await server.stop();
      server = await start();
      expect((await alerts(store)).filter(({ length }) => length > 0)).toEqual(expected);
      expect(await digestOf(server)).toBe(hash("sha256", html));
    }
    expect((await pastReleases(store))[0]).toMatchObject({ author: "aggiornamento" });
    const status = await succeeds(house, "stato");
    for (const path of [GONE.path, "title"]) expect(status).toContain(path);
  },
  900_000,
);

test.runIf(IS_FULL)(
  "a build that is gone back to shows what a later one has published",
  async () => {
    const { folder, remove } = scratch();
    const house = publishingHouse(folder);
    const start = () =>
      startServer({ folder: house.folder, environment: { DATA_DIR: house.dataDir } });
    let server = await start();
    const store = await openStore({ dataDir: house.dataDir });
    onTestFinished(async () => {
      await server.kill();
      await store.close();
      remove();
    });
    const publish = async (price: string) => {
      await draftPrice(store, price);
      await succeeds(house, "pubblica");
    };
    const restart = async (build: string) => {
      await server.stop();
      install(house, build);
      server = await start();
      return homePage(server);
    };
    await publish("90,00");
    const later = newBuild(house.folder, "later");
    expect(await restart(later)).toContain("90,00");
    await publish("95,00");
    expect(await restart(BUILD)).toContain("95,00");
    expect(await restart(later)).toContain("95,00");
  },
);
