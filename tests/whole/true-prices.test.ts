/** Every price on pages and in structured data is one that `quoteRoom` charges on some coming night. */
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { loader as loadHome } from "#app/guesthouse/home/route.tsx";
import { loader as loadDetails } from "#app/guesthouse/room-details/route.tsx";
import { loader as loadRoom } from "#app/guesthouse/room/route.tsx";
import { loader as loadSearch } from "#app/guesthouse/search/route.tsx";
import { readContents } from "#tests/support/content.ts";
import { lastPricedNight } from "#app/domain/night-prices.ts";
import { type Prices, pricesOf } from "#app/domain/prices.ts";
import { quoteRoom } from "#app/domain/quote.ts";
import { type Day, daysAfter, nightsIn } from "#app/domain/stay.ts";
import { houseNode, type JsonLdNode, roomNode } from "#app/head/structured-data.ts";
import { loaderArguments } from "#tests/support/loading.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { seededRandom } from "#tests/support/random.ts";

const { integer, oneOf } = seededRandom(20_261_122);

const SAMPLE_COUNT = IS_FULL ? 15 : 6;

const ROOM_SLUGS = readContents().it.rooms.rooms.map(({ slug }) => slug);
const RATES = Object.fromEntries(ROOM_SLUGS.map((slug) => [slug, { base: "85,00" }]));

const euros = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");

const randomPrice = () => euros(integer(30, 150) * 100);

/** A random season: of every year or of one, past, coming, or all year round. */
function randomSeason(today: Day) {
  const [from, to] = [integer(-500, 500), integer(0, 120)];
  const firstNight = daysAfter(today, from);
  const lastNight = daysAfter(firstNight, to);
  const yearly = { from: firstNight.slice(5), to: lastNight.slice(5) };
  const period = oneOf([
    { from: firstNight, to: lastNight },
    yearly,
    { from: "01-01", to: "12-31" },
  ]);
  return {
    name: `S${integer(1, 99)}`,
    ...period,
    ...oneOf([{}, { base: randomPrice() }, { base: randomPrice() }]),
    ...oneOf([{}, { rooms: [oneOf(ROOM_SLUGS)] }]),
    ...oneOf([{}, { minNights: integer(2, 5) }]),
  };
}

function randomPrices(today: Day) {
  return {
    rates: Object.fromEntries(ROOM_SLUGS.map((slug) => [slug, { base: randomPrice() }])),
    seasons: Array.from({ length: integer(0, 4) }, () => randomSeason(today)),
    discounts: oneOf([[], [{ nights: 1, percent: 10 }]]),
    ...oneOf([{}, { tax: { perNight: "2,00" } }]),
  };
}

/** The price that `quoteRoom` charges two persons for a room on each coming night, before discounts and tax. */
function chargedByNight(room: string, prices: Prices, today: Day) {
  const priceByNight = new Map<Day, { cents: number; minNights: number }>();
  const lastCheckOut = daysAfter(lastPricedNight(today), 1);
  for (const night of nightsIn({ checkIn: today, checkOut: lastCheckOut })) {
    const stay = { checkIn: night, checkOut: daysAfter(night, 1) };
    const { lines, minNights } = quoteRoom(stay, { adults: 2, children: 0 }, room, prices);
    priceByNight.set(night, { cents: lines.find(({ kind }) => kind === "room")!.unit, minNights });
  }
  return priceByNight;
}

const leastRateOf = (all: number[]) => ({
  cents: Math.min(...all),
  isLeast: Math.min(...all) < Math.max(...all),
});

/** The price of an offer on a night; the list is empty where the offer is not valid on that night. */
function offeredOn(night: Day, offer: JsonLdNode) {
  const { validFrom = "", validThrough = "9999", eligibleQuantity } = offer;
  if (night < String(validFrom) || night > String(validThrough)) return [];
  const { minValue = 1 } = Object(eligibleQuantity);
  return [{ cents: Math.round(Number(offer["price"]) * 100), minNights: minValue }];
}

const siteOn = (today: Day) => ({ url: "https://casa.example", language: "it", today }) as const;

function checkPrices(yaml: string, today: Day): void {
  const content = readContents({ prices: yaml }).it;
  const { prices } = content;
  const argumentsFor = (address?: string) => loaderArguments(address, content, today);
  const { rooms: onSearch, leastPrice: ofSearch } = loadSearch(argumentsFor());
  const { cards, leastPrice: ofHome } = loadHome(argumentsFor()).rooms;
  const allCents: number[] = [];
  for (const room of content.rooms.rooms) {
    const chargedNights = chargedByNight(room.slug, prices, today);
    const cents = [...chargedNights.values()].map((night) => night.cents);
    allCents.push(...cents);
    const leastRate = leastRateOf(cents);
    const loadedRoom = loadRoom(argumentsFor(room.address));
    expect(loadedRoom.room.leastPrice).toEqual(leastRate);
    expect(onSearch.find(({ slug }) => slug === room.slug)?.leastPrice).toEqual(leastRate);
    expect(cards.find(({ name }) => name === room.name)?.leastPrice).toEqual(leastRate);

    const offers = [roomNode(room, prices, siteOn(today))["offers"]].flat() as JsonLdNode[];
    for (const [night, rate] of chargedNights)
      expect([night, ...offers.flatMap((offer) => offeredOn(night, offer))]).toEqual([night, rate]);
  }
  const { leastPrice } = loadDetails(argumentsFor());
  for (const one of [leastPrice, ofSearch, ofHome]) expect(one).toEqual(leastRateOf(allCents));
  const range = String(houseNode(content, siteOn(today))["priceRange"]).split("–");
  expect(range.map((end) => Math.round(Number(end.slice(1)) * 100))).toEqual([
    ...new Set([Math.min(...allCents), Math.max(...allCents)]),
  ]);
}

test(`pages and structured data show the prices charged, in ${SAMPLE_COUNT} random price files`, () => {
  expect.hasAssertions();
  for (let turn = 0; turn < SAMPLE_COUNT; turn++) {
    const today = daysAfter("2026-01-01", integer(0, 1_500));
    checkPrices(stringify(randomPrices(today)), today);
  }
});

const TODAY = "2026-11-22";
const write = (seasons: object[]) => stringify({ rates: RATES, seasons });

const LOW_SEASON = { name: "S", base: "60,00" };

test.each([
  ["€ 85 where a season of € 60 is over", [{ from: "2026-01-10", to: "2026-02-10" }], 8_500],
  ["€ 60 on its last night", [{ from: "2026-01-10", to: TODAY }], 6_000],
  ["€ 60 where that comes every year", [{ from: "01-10", to: "02-10" }], 6_000],
  ["€ 85 where that is years away", [{ from: "2029-01-10", to: "2029-02-10" }], 8_500],
  [
    "no base that seasons hide on every night",
    [
      { from: "10-01", to: "05-31", base: "90,00" },
      { from: "06-01", to: "09-30", base: "110,00" },
    ],
    9_000,
  ],
])("a room's page shows %s", (_, seasons, cents) => {
  const yaml = write(seasons.map((season) => ({ ...LOW_SEASON, ...season })));
  const content = readContents({ prices: yaml }).it;
  const { room } = loadRoom(loaderArguments(content.rooms.rooms[0]!.address, content, TODAY));
  expect(room.leastPrice.cents).toBe(cents);
  checkPrices(yaml, TODAY);
});

test("a house's only price is offered without an end date", () => {
  const { prices } = readContents({ prices: write([]) }).it;
  const [room] = readContents().it.rooms.rooms;
  const { offers } = roomNode(room!, pricesOf(room!.slug, prices), siteOn(TODAY));
  expect(offers).toMatchObject({ price: "85.00" });
  expect(offers).not.toHaveProperty("validThrough");
});
