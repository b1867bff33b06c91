import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { loader as loadRoom } from "#app/guesthouse/room/route.tsx";
import { loader as loadHome } from "#app/guesthouse/home/route.tsx";
import { roomLinks } from "#app/guesthouse/navigation.ts";
import { roomNameOfValue } from "#app/domain/contact-message.ts";
import { houseNode, roomNode } from "#app/head/structured-data.ts";
import { contentFilePath } from "#app/content/files.ts";
import { readContent, readContents } from "#tests/support/content.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { PATHS } from "#app/paths/paths.ts";
import { indexedPaths } from "#app/paths/page-paths.ts";
import { loaderArguments } from "#tests/support/loading.ts";

type WordsEntry = Record<string, unknown>;

const OLIVE = { slug: "olive_room", name: "Olive Room", option: 4 };

const SITE_FACTS = { url: "https://casa.example", language: "it", today: "2027-06-10" } as const;

function wordsFile(file: string) {
  return parse(readFileSync(contentFilePath(file), "utf8"));
}

/** The words of a file for all entries of a list; an entry without words gets the first entry's words. */
function wordsFor(file: string, listName: string, list: WordsEntry[]): WordsEntry {
  const words = wordsFile(file);
  const bySlug: Record<string, WordsEntry> = words[listName];
  const [one] = Object.values(bySlug);
  const entries = list.map(({ slug }) => [slug, bySlug[String(slug)] ?? { ...one, address: slug }]);
  return { ...words, [listName]: Object.fromEntries(entries) };
}

/** `wordsFor` in every language, by file. */
function wordsInEach(name: string, listName: string, list: WordsEntry[]): Record<string, string> {
  const files = LANGUAGE_CODES.map((language) => `${language}/${name}`);
  return Object.fromEntries(files.map((file) => [file, stringify(wordsFor(file, listName, list))]));
}

/** The content of a house whose list of rooms the family has changed; the fourth room's rate differs. */
function contentAfter(change: (rooms: WordsEntry[]) => WordsEntry[]): SiteContent {
  const rooms = change(wordsFile("rooms")["rooms"] ?? []);
  const rates = rooms.map(({ slug }) => [slug, { base: slug === OLIVE.slug ? "110,00" : "85,00" }]);
  return readContents({
    rooms: stringify({ rooms }),
    ...wordsInEach("rooms", "rooms", rooms),
    prices: stringify({ rates: Object.fromEntries(rates) }),
  }).it;
}

const linksTo = (content: SiteContent) => roomLinks(PATHS, content.rooms.rooms);

const FOUR = contentAfter((rooms) => [{ ...rooms[0], ...OLIVE }, ...rooms]);
const THREE = contentAfter((rooms) => rooms);
const ONE = contentAfter((rooms) => rooms.slice(0, 1));

describe("with a fourth room, put first in the list,", () => {
  test("the menu names all four in that order", () => {
    const names = FOUR.rooms.rooms.map(({ name }) => name);
    expect(linksTo(FOUR).map(({ label }) => label)).toEqual(names);
    expect(linksTo(FOUR)[0]).toEqual({ label: "Olive Room", to: "/olive_room" });
  });

  test("each room has its page, which shows the other rooms", () => {
    const listedAddresses = indexedPaths(FOUR, "it");
    for (const { slug, name } of FOUR.rooms.rooms) {
      expect(listedAddresses).toContain(`/${slug}`);
      const { room, others } = loadRoom(loaderArguments(slug, FOUR));
      expect(room.name).toBe(name);
      expect(others.rooms).toHaveLength(3);
      expect(others.rooms.map((other) => other.name)).not.toContain(name);
    }
  });

  test("the form's numbers still mean the same rooms", () => {
    expect(roomNameOfValue("option1", FOUR.rooms.rooms)).toBe(ONE.rooms.rooms[0]?.name);
    expect(roomNameOfValue("option4", FOUR.rooms.rooms)).toBe("Olive Room");
  });

  test("the structured data have the number of rooms, and a room's own price", () => {
    for (const [count, house] of [
      [1, ONE],
      [4, FOUR],
    ] as const)
      expect(houseNode(house, SITE_FACTS)).toMatchObject({ numberOfRooms: count });
    const { offers } = roomNode(FOUR.rooms.rooms[0]!, FOUR.prices, SITE_FACTS);
    expect(offers).toMatchObject({ price: "110.00" });
  });

  test("the home page does not say that all rooms cost the same", () => {
    const { rooms: words } = readContent("home");
    const headingOf = (content: SiteContent) =>
      loadHome(loaderArguments(undefined, content)).rooms.words;
    expect(headingOf(FOUR)).toBe(words.otherPrices);
    expect(headingOf(THREE)).toBe(words.samePrice);
    expect(words.otherPrices).not.toMatch(/prezzo/i);
  });
});

test("a renamed room has its new name in the menu, and its old address", () => {
  const renamed = contentAfter(([first, ...rest]) => [
    { ...first, name: "Camera Elegante" },
    ...rest,
  ]);
  expect(linksTo(renamed)[0]).toEqual({ label: "Camera Elegante", to: "/elegant_room" });
});

describe("the home page shows as many stories as there are:", () => {
  const articles = wordsFile("territory")["articles"] ?? [];
  const storiesOn = (list: WordsEntry[]) => {
    const territory = readContent("territory", {
      territory: stringify({ articles: list }),
      ...wordsInEach("territory", "articles", list),
    });
    return loadHome(loaderArguments(undefined, { territory })).area.articles;
  };

  test("none", () => {
    expect(storiesOn([])).toEqual([]);
  });

  test("four, and the fourth with its own address, day and picture", () => {
    const wine = { slug: "valle-del-vino", day: "2027-01-10" };
    const stories = storiesOn([...articles, { ...articles[0], ...wine }]);
    expect(stories).toHaveLength(4);
    expect(stories[3]).toMatchObject({ address: wine.slug, day: wine.day });
    expect(stories[3]?.picture.card.cuts).not.toEqual([]);
  });
});
