import { describe, expect, test } from "vitest";
import { contentWarnings } from "#app/content/checks/placeholders.ts";
import { checkContents } from "#app/content/read.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { structuredDataAt } from "#app/head/structured-data.ts";
import { pagePaths } from "#app/paths/page-paths.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { catalogue, readContents } from "#tests/support/content.ts";
import { openForm } from "#tests/support/desk-form.ts";
import { draftOf } from "#tests/support/draft.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { ContentPage } from "./content-page.tsx";
import type { ListScreen } from "./screen.tsx";
import type { Publish } from "../publish/screen.tsx";

const desk = eachTestDesk();

const documents = () => draftOf(desk.database);

const draft = async () => readContents(await documents());

/** Replaces every placeholder in a form, and in the forms of its entries. */
async function writeWords(part: string): Promise<void> {
  const { values } = await openForm(desk, part);
  const withoutPlaceholder = (value: string, at: number) =>
    value.startsWith("da inserire")
      ? `Scritto adesso ${at}`
      : value.replace("www.casa.example", "www.comune.it");
  const fields = Object.entries(values).map(([name, value], at) => [
    name,
    name === "letto" ? value : withoutPlaceholder(value, at),
  ]);
  const { status } = await desk.send(part, Object.fromEntries(fields));
  expect(status).toBe(303);
  const { lists } = (await desk.read<typeof ContentPage>(part)).props;
  for (const { href } of lists.flatMap(({ rows }) => rows)) await writeWords(href);
}

/** Hides the last entry of a list of facts, or shows it. */
async function setHidden(list: string, isHidden: boolean) {
  const { rows } = (await desk.read<typeof ListScreen>(list)).props;
  return desk.send(list, { mossa: isHidden ? "nascondi" : "mostra", voce: rows.at(-1)!.name });
}

const ROOMS = "/banco/sito/rooms";
const OLIVE = `${ROOMS}/parole.rooms.olive_room`;

describe("a new room", () => {
  const add = () => desk.send("/banco/camera-nuova", { nome: "Olive Room", come: "natural_room" });

  test("changes nothing for guests, and lists its missing words", async () => {
    const before = await draft();
    expect(await add()).toMatchObject({ status: 303 });
    expect(checkContents(catalogue, await documents()).issues).toEqual([]);
    expect(await draft()).toEqual(before);
    const { changes } = (await desk.read<typeof Publish>("/banco/pubblica")).props.drafts;
    expect(changes.map((one) => [one.page, one.place, one.linesByLanguage.length])).toEqual([
      ["Le camere", "Olive Room", LANGUAGE_CODES.length],
      ["Le camere", "Camere", 1],
      ["Prezzi", "Olive Room", 1],
    ]);
    const missing = contentWarnings(catalogue, "https://casa.example", await documents());
    expect(missing.map(({ place }) => place)).toContain("rooms.rooms.olive_room.teaser");
    const { props } = await desk.read("/banco/primi-giorni?domanda=rooms.rooms.olive_room.teaser");
    expect(props["question"]).toMatchObject({ title: "La camera in due parole?" });
  });

  test("cannot be put on the site without its words", async () => {
    await add();
    const { status, props } = await setHidden(`${ROOMS}/fatti.rooms`, false);
    expect(status).toBe(422);
    expect(props["refusal"]).toMatch(/In italiano mancano ancora le sue parole/);
  });

  test("gets its price, its pages and its data on the site, and can be hidden and shown again", async () => {
    const before = await draft();
    await add();
    await writeWords(OLIVE);
    expect((await setHidden(`${ROOMS}/fatti.rooms`, false)).status).toBe(303);
    const contents = await draft();
    const { it } = contents;
    const room = it.rooms.rooms.at(-1)!;
    expect(room).toMatchObject({ slug: "olive_room", name: "Olive Room", option: 4 });
    expect(it.prices.rates["olive_room"]).toEqual(it.prices.rates["natural_room"]);
    const paths = LANGUAGE_CODES.map((language) =>
      PATHS_IN[language].room(contents[language].rooms.rooms.at(-1)!.address),
    );
    expect(paths).toEqual(
      expect.arrayContaining(["/olive_room", "/en/olive-room", "/de/olive-room"]),
    );
    expect(pagePaths(contents)).toEqual(expect.arrayContaining(paths));
    const graphAt = (path: string, language: "de" | "en") =>
      structuredDataAt(path, contents[language], {
        url: "https://casa.example",
        today: "2026-12-01",
        language,
      });
    expect(JSON.stringify(graphAt("/de", "de"))).toContain('"numberOfRooms":4');
    expect(graphAt("/en/olive-room", "en")).toBeDefined();

    await setHidden(`${ROOMS}/fatti.rooms`, true);
    expect(await draft()).toEqual(before);
    await setHidden(`${ROOMS}/fatti.rooms`, false);
    expect(await draft()).toEqual(contents);
  });

  test.each([
    ["", /Come si chiama/],
    ["Elegant Room", /stesso/],
    ["Contatti", /altra pagina/],
    ["Banco", /altra pagina/],
  ])("called %j is refused with the reason", async (nome, reason) => {
    const { status, props } = await desk.send("/banco/camera-nuova", { nome, come: "" });
    expect(status).toBe(422);
    expect(props).toMatchObject({ value: nome, error: expect.stringMatching(reason) });
    expect(await documents()).toEqual({});
  });
});

test("a new story is hidden until its words are written, and then has a page in every language", async () => {
  const before = await draft();
  await desk.send("/banco/racconto-nuovo", { nome: "La valle del vino" });
  expect(await draft()).toEqual(before);
  const facts = "/banco/sito/territory/fatti.articles";
  expect((await setHidden(facts, false)).status).toBe(422);

  const words = "/banco/sito/territory/parole.articles.la-valle-del-vino";
  await writeWords(words);
  const { rows } = (await desk.read<typeof ListScreen>(facts)).props;
  await writeWords(rows.at(-1)!.href);
  expect((await setHidden(facts, false)).status).toBe(303);
  const contents = await draft();
  expect(contents.it.territory.articles.at(-1)).toMatchObject({ title: "La valle del vino" });
  for (const language of LANGUAGE_CODES)
    expect(pagePaths(contents)).toContain(PATHS_IN[language].territory("la-valle-del-vino"));
});
