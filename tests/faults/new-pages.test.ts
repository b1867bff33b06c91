import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Document, isMap, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { PATHS, PATHS_IN } from "#app/paths/paths.ts";
import { publishingHouse, succeeds } from "./support/publishing-house.ts";
import { BUILD, scratch, startServer } from "./support/server.ts";

/** Adds to a list of a content file one more like its first, and words of its own for it. */
function addLikeTheFirst(
  content: string,
  { file, list, ...own }: { file: string; list: string; slug: string } & Record<string, unknown>,
): void {
  const change = (path: string, add: (document: Document) => void) => {
    const document = parseDocument(readFileSync(join(content, path), "utf8"));
    add(document);
    writeFileSync(join(content, path), String(document));
  };
  let first: unknown;
  change(`${file}.yaml`, (document) => {
    const entries = document.get(list) as YAMLSeq<YAMLMap>;
    first = entries.items[0]?.get("slug");
    const one = entries.items[0]!.clone() as YAMLMap;
    for (const [key, value] of Object.entries(own)) one.set(key, value);
    entries.add(one);
  });
  for (const language of LANGUAGE_CODES)
    change(`${language}/${file}.yaml`, (document) => {
      const words = document.getIn([list, first]);
      if (isMap(words)) document.setIn([list, own.slug], words.clone());
      document.setIn([list, own.slug, "address"], own.slug);
    });
}

test("a new room and a new story have their pages without a build", async () => {
  const { folder, remove } = scratch();
  const house = publishingHouse(folder);
  const server = await startServer({ site: BUILD, environment: { DATA_DIR: house.dataDir } });
  const read = async (path: string) => {
    const answer = await fetch(server.url + path);
    return { status: answer.status, text: await answer.text() };
  };
  const room = { slug: "olive_room", name: "Olive Room", option: 4 };
  const story = { slug: "valle-del-vino", day: "2026-11-20" };
  const paths = LANGUAGE_CODES.flatMap((language) => [
    PATHS_IN[language].room(room.slug),
    PATHS_IN[language].territory(story.slug),
  ]);
  for (const path of paths) expect(await read(path)).toMatchObject({ status: 404 });

  const content = join(house.folder, "words");
  cpSync(join(house.folder, "content"), content, { recursive: true });
  addLikeTheFirst(content, { file: "rooms", list: "rooms", ...room });
  addLikeTheFirst(content, { file: "territory", list: "articles", ...story });
  house.rewrite("words/prices.yaml", /^rates:\n/m, `rates:\n  ${room.slug}: { base: "110,00" }\n`);
  await succeeds(house, "importa", content);
  const { words } = await house.desk("pubblica").said;
  expect(words).toContain("Pubblicato");
  while (!(await read(PATHS.home)).text.includes(room.name)) await pause(100);

  const sitemap = (await read("/sitemap.xml")).text;
  for (const path of paths) {
    expect(await read(path)).toMatchObject({ status: 200 });
    expect(sitemap).toContain(`${path}</loc>`);
  }
  const page = (await read(PATHS.room(room.slug))).text;
  expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toContain(room.name);
  expect(page).not.toContain("Elegant Room</h1>");
  await server.stop();
  remove();
});
