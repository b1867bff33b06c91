import { expect, test } from "vitest";
import { readContent, readContents } from "#tests/support/content.ts";
import { FULL_PRICES } from "#tests/support/full-prices.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { indexedPaths } from "#app/paths/page-paths.ts";
import { type JsonLdNode, structuredDataAt } from "./structured-data.ts";

/** The part of schema.org that our pages use: the properties of each type, inherited ones included. */
const VOCABULARY: Record<string, string> = {
  BedAndBreakfast:
    "address amenityFeature availableLanguage checkinTime checkoutTime containsPlace currenciesAccepted email identifier image name numberOfRooms priceRange sameAs slogan telephone url",
  BedDetails: "numberOfBeds typeOfBed",
  HotelRoom: "amenityFeature bed containedInPlace description image name occupancy url",
  LocationFeatureSpecification: "name value",
  Offer:
    "eligibleQuantity name offeredBy price priceCurrency priceSpecification url validFrom validThrough",
  PostalAddress: "addressCountry addressLocality addressRegion postalCode streetAddress",
  Product: "description image name offers url",
  PropertyValue: "propertyID value",
  QuantitativeValue: "maxValue minValue unitCode",
  UnitPriceSpecification: "price priceCurrency unitCode validFrom validThrough",
  WebPage: "inLanguage mainEntity url",
};

/** The types and properties of a node that the vocabulary does not contain. */
function unknownWords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownWords);
  if (typeof value !== "object" || value === null) return [];
  const { "@type": type = [], "@id": id, ...properties } = value as JsonLdNode;
  const types = [type].flat();
  const vocabulary = new Set(types.flatMap((name) => VOCABULARY[name]?.split(" ") ?? []));
  return [
    ...types.filter((name) => !(name in VOCABULARY)).map((name) => `type ${name}`),
    ...Object.keys(properties)
      .filter((property) => !vocabulary.has(property))
      .map((property) => `${types.join("+") || id} has no ${property}`),
    ...Object.values(properties).flatMap(unknownWords),
  ];
}

const SITE_FACTS = { url: "https://casa.example", today: "2027-06-10" };

/** The JSON-LD graphs, by the paths of the pages that have one. */
function graphsOf(contents: ReturnType<typeof readContents>): Map<string, JsonLdNode[]> {
  return new Map(
    LANGUAGE_CODES.flatMap((language) =>
      indexedPaths(contents[language], language).flatMap((path) => {
        const graph = structuredDataAt(path, contents[language], { ...SITE_FACTS, language });
        return graph ? [[path, graph] as const] : [];
      }),
    ),
  );
}

const pages = graphsOf(readContents());
const pagesWithFullPrices = graphsOf(readContents({ prices: FULL_PRICES }));

test.each([...pages.keys()])("%s uses only types and properties of schema.org", (file) => {
  expect(unknownWords([pages.get(file), pagesWithFullPrices.get(file)])).toEqual([]);
});

test("the home page's data describe the house and its rooms", () => {
  const [house, ...nodes] = pages.get("/")!;
  const rooms = nodes.slice(0, -1);
  const listed = readContent("rooms").rooms;
  expect(house).toMatchObject({ "@type": "BedAndBreakfast", numberOfRooms: listed.length });
  expect(rooms).toHaveLength(listed.length);
  for (const [index, { name }] of listed.entries())
    expect(rooms[index]).toMatchObject({ "@type": ["HotelRoom", "Product"], name });
});

test("no data claim stars or ratings, or hold a code that is still a placeholder", () => {
  const all = JSON.stringify([...pages.values()]);
  expect(all).not.toMatch(/starRating|aggregateRating|"value":"da inserire"/);
});
