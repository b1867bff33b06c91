import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ContentError, contentFile, readContent } from "./read.ts";
import type { ContentName } from "./schemas.ts";

/** Reads a file of content/ after changing a piece of it, and returns what is said about it. */
function slip(name: ContentName, from: string | RegExp, to: string): string {
  const source = readFileSync(contentFile(name), "utf8");
  const changed = source.replace(from, to);
  expect(changed, `the piece ${from} is in ${name}`).not.toBe(source);
  try {
    readContent(name, changed);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return "nothing";
}

function lineOf(name: ContentName, piece: string): number {
  return (
    readFileSync(contentFile(name), "utf8")
      .split("\n")
      .findIndex((line) => line.includes(piece)) + 1
  );
}

test("what one guest fills in and is answered says tu", () => {
  const words = JSON.stringify([
    readContent("answers"),
    readContent("newsletter"),
    readContent("contact").form,
  ]);
  expect(words).not.toMatch(
    /(?<![\p{L}])(voi|vi|vostr[aoei]|avete|potete|volete|siete|premete|riprovate|\p{L}*scrive(te|rvi)\p{L}*)(?!\p{L})/iu,
  );
});

test.each(["house", "rooms", "home"] as const)("%s is in order", (name) => {
  expect(() => readContent(name)).not.toThrow();
});

test("prices become cents", () => {
  expect(readContent("rooms").rooms.map(({ rate }) => rate)).toEqual([8500, 8500, 8500]);
});

describe("a review", () => {
  const withReviews = (items: string) =>
    readContent(
      "about",
      readFileSync(contentFile("about"), "utf8").replace(
        /(reviews:[\s\S]*?) items:[\s\S]*?\n\n/,
        `$1 items:${items}\n\n`,
      ),
    ).reviews.items;

  test("needs what was said, by whom and from where; a face and a mark for samples it need not have", () => {
    const items = "\n    - quote: Torniamo.\n      name: Anna\n      from: Lucca";
    expect(withReviews(items)).toEqual([
      { quote: "Torniamo.", name: "Anna", from: "Lucca", sample: false },
    ]);
  });

  test("is not asked of a house that has none yet", () => {
    expect(withReviews(" []")).toEqual([]);
  });
});

describe("a slip is told with file, line and reason:", () => {
  test.each([
    ["rooms", 'rate: "85,00"', 'rate: "85.00"', "Il prezzo va scritto così"],
    ["rooms", 'rate: "85,00"', "rate: 85", "Il prezzo va scritto così"], // a number, not a text
    ["rooms", 'rate: "85,00"', 'rate: "0,00"', "maggiore di zero"],
    ["rooms", "slug: elegant_room", "slug: Blue Room", "in minuscolo, con _"],
    ["rooms", "slug: natural_room", "slug: room_details", "già di un’altra pagina"],
    ["rooms", "slug: reading_room", "slug: natural_room", "lo stesso indirizzo: natural_room"],
    ["rooms", "option: 3", "option: 1", "lo stesso numero nel modulo: 1"],
    ["territory", "slug: abruzzo", "slug: italia", "lo stesso indirizzo: italia"],
    ["rooms", "hero: elegant-wide", "hero: elegant-wild", "non è nel catalogo"],
    ["rooms", "icon: users", "icon: unicorn", "Questa icona non esiste"],
    ["house", "email: info@casa.example", "email: info", "e-mail non è valido"],
    ["house", 'phone: "+39 000 000 0000"', 'phone: "0861 000"', "con il prefisso"],
    ["territory", "day: 2024-05-10", "day: 10 maggio", "Il giorno va scritto così"],
  ] as const)("%s: %s as %s", (name, from, to, reason) => {
    const said = slip(name, from, to);
    expect(said).toContain(`content/${name}.yaml:${lineOf(name, from)}`);
    expect(said).toContain(reason);
  });

  test("a word too many is told too, so that a typing slip in a name is", () => {
    expect(slip("house", "tagline:", "taglin:")).toMatch(/content\/house\.yaml:\d+ .*tagline/);
  });

  test("broken YAML is told by its line", () => {
    expect(slip("house", "name: Room", "name: [Room")).toMatch(/content\/house\.yaml:\d+/);
  });
});
