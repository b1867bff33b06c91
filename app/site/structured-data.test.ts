import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent, readContents } from "#app/content/read.ts";
import { FULL_PRICES } from "#tests/support/full-prices.ts";
import type { Node } from "./json-ld.ts";
import { structuredData } from "./structured-data.ts";

const VOCABULARY = readFileSync(
  join(import.meta.dirname, "../../node_modules/schema-dts/dist/schema.d.ts"),
  "utf8",
);

/** The vocabulary as the package schema-dts writes it: of each type its properties and its parents. */
const types = new Map<string, { properties: Set<string>; parents: string[] }>();
for (const [, name = "", parents = "", body = ""] of VOCABULARY.matchAll(
  /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]*)\{\n([\s\S]*?)^\}/gm,
)) {
  const known = types.get(name) ?? { properties: new Set(), parents: [] };
  for (const [, property = ""] of body.matchAll(/^ {4}"(\w+)"\?:/gm))
    known.properties.add(property);
  for (const [, parent = ""] of parents.matchAll(/(\w+?)(?:Base|Leaf)\b/g))
    if (parent !== name) known.parents.push(parent);
  types.set(name, known);
}

function allows(type: string, property: string): boolean {
  const known = types.get(type);
  if (!known) return false;
  return known.properties.has(property) || known.parents.some((parent) => allows(parent, property));
}

/** What a node says that the vocabulary does not know. */
function strangers(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strangers);
  if (typeof value !== "object" || value === null) return [];
  const { "@type": type = [], "@id": id, ...properties } = value as Node;
  const named = [type].flat();
  const own = [
    ...named.filter((name) => !types.has(name)).map((name) => `type ${name}`),
    ...Object.keys(properties)
      .filter((property) => !named.some((name) => allows(name, property)))
      .map((property) => `${named.join("+") || id} has no ${property}`),
  ];
  return [...own, ...Object.values(properties).flatMap(strangers)];
}

const PLACE = { siteUrl: "https://casa.example", today: "2027-06-10" };
const pages = structuredData(readContents(), PLACE);
const full = structuredData(readContents({ prices: FULL_PRICES }), PLACE);

test("the check knows what is wrong", () => {
  expect(types.size).toBeGreaterThan(800);
  expect(strangers({ "@type": "HotelRoom", price: "85.00" })).toEqual(["HotelRoom has no price"]);
  expect(strangers({ "@type": "BedBreakfast" })).toEqual(["type BedBreakfast"]);
  expect(strangers({ "@type": "BedAndBreakfast", checkinTime: "09:00", name: "x" })).toEqual([]);
});

test.each([...pages.keys()])("%s uses only types and properties of schema.org", (file) => {
  expect(strangers([pages.get(file), full.get(file)])).toEqual([]);
});

test("the home page says the house, its rooms and what a night costs", () => {
  const [house, ...nodes] = pages.get("/")!;
  const rooms = nodes.slice(0, -1);
  const listed = readContent("rooms").rooms;
  expect(house).toMatchObject({ "@type": "BedAndBreakfast", numberOfRooms: listed.length });
  expect(rooms).toHaveLength(listed.length);
  const { rates } = readContent("prices");
  for (const [index, { name, slug }] of listed.entries())
    expect(rooms[index]).toMatchObject({
      "@type": ["HotelRoom", "Product"],
      name,
      offers: {
        "@type": "Offer",
        price: (rates[slug]!.base / 100).toFixed(2),
        priceCurrency: "EUR",
      },
    });
});

test("nothing claims stars, ratings or a code that is still missing", () => {
  const all = JSON.stringify([...pages.values()]);
  expect(all).not.toMatch(/starRating|aggregateRating|"value":"da inserire"/);
});
