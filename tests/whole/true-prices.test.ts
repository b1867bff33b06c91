/** What pages and machines name as a price is what `quote` charges on some coming night. */
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { loader as loadHome } from "#app/guesthouse/home/route.tsx";
import { loader as loadDetails } from "#app/guesthouse/room-details/route.tsx";
import { loader as loadRoom } from "#app/guesthouse/room/route.tsx";
import { loader as loadSearch } from "#app/guesthouse/search/route.tsx";
import { readAllContent } from "#tests/support/content.ts";
import { lastPricedNight } from "#app/domain/night-prices.ts";
import { type Prices, pricesOf } from "#app/domain/prices.ts";
import { quote } from "#app/domain/quote.ts";
import { type Day, daysAfter, isDay, nightsIn } from "#app/domain/stay.ts";
import type { JsonLdNode } from "#app/head/json-ld.ts";
import { houseNode, roomNode } from "#app/head/structured-data.ts";
import { loading } from "#tests/support/loading.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { chances } from "#tests/support/random.ts";

const { whole, some } = chances(20_261_122);

/** Enough to meet what nobody thought of. */
const TURNS = IS_FULL ? 15 : 6;

const ROOMS = readAllContent().rooms.rooms.map(({ slug }) => slug);
const RATES = Object.fromEntries(ROOMS.map((slug) => [slug, { base: "85,00" }]));

const euros = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");

const price = () => euros(whole(30, 150) * 100);

/** A season as a family writes it: of every year or of one, over, coming, or all the year round. */
function randomSeason(today: Day) {
  const [from, to] = [whole(-500, 500), whole(0, 120)];
  const first = daysAfter(today, from);
  const last = daysAfter(first, to);
  const yearly = { from: first.slice(5), to: last.slice(5) };
  // A season of every year that ends in the month it began in, a year later, is taken for a slip.
  const isSlip = yearly.to < yearly.from && yearly.to.slice(0, 2) === yearly.from.slice(0, 2);
  const days = some([
    { from: first, to: last },
    isSlip ? { from: "06-01", to: "08-31" } : yearly,
    { from: "01-01", to: "12-31" },
  ]);
  return {
    name: `S${whole(1, 99)}`,
    ...days,
    ...some([{}, { base: price() }, { base: price() }]),
    ...some([{}, { rooms: [some(ROOMS)] }]),
    ...some([{}, { minNights: whole(2, 5) }]),
  };
}

function randomPrices(today: Day) {
  return {
    rates: Object.fromEntries(ROOMS.map((slug) => [slug, { base: price() }])),
    seasons: Array.from({ length: whole(0, 4) }, () => randomSeason(today)),
    discounts: some([[], [{ nights: 1, percent: 10 }]]),
    ...some([{}, { tax: { perNight: "2,00" } }]),
  };
}

/** What `quote` charges two persons for the room on each coming night, before discounts and tax. */
function charged(room: string, prices: Prices, today: Day) {
  const nights = new Map<Day, { cents: number; minNights: number }>();
  const end = daysAfter(lastPricedNight(today), 1);
  for (const night of nightsIn({ checkIn: today, checkOut: end })) {
    const stay = { checkIn: night, checkOut: daysAfter(night, 1) };
    const { lines, minNights } = quote(stay, { adults: 2, children: 0 }, room, prices);
    nights.set(night, { cents: lines.find(({ kind }) => kind === "room")!.unit, minNights });
  }
  return nights;
}

const leastOf = (all: number[]) => ({
  cents: Math.min(...all),
  isLeast: Math.min(...all) < Math.max(...all),
});

/** What an offer says of a night; nothing where it does not hold. */
function offeredOn(night: Day, offer: JsonLdNode) {
  const { validFrom = "", validThrough = "9999", eligibleQuantity } = offer;
  if (night < String(validFrom) || night > String(validThrough)) return [];
  const { minValue = 1 } = Object(eligibleQuantity);
  return [{ cents: Math.round(Number(offer["price"]) * 100), minNights: minValue }];
}

/** All that is said of prices on a day, held against the quote. */
function check(yaml: string, today: Day): void {
  const content = readAllContent({ prices: yaml });
  const { prices } = content;
  const asked = (address?: string) => loading(address, content, today);
  const { rooms: onSearch, rate: ofSearch } = loadSearch(asked());
  const { cards, rate: ofHome } = loadHome(asked()).rooms;
  const all: number[] = [];
  for (const room of content.rooms.rooms) {
    const nights = charged(room.slug, prices, today);
    const cents = [...nights.values()].map((night) => night.cents);
    all.push(...cents);
    const least = leastOf(cents);
    const page = loadRoom(asked(room.address));
    expect(page.room.rate).toEqual(least);
    expect(onSearch.find(({ slug }) => slug === room.slug)?.rate).toEqual(least);
    expect(cards.find(({ name }) => name === room.name)?.rate).toEqual(least);

    const place = { siteUrl: "https://casa.example", language: "it", today } as const;
    const offers = [roomNode(room, prices, place)["offers"]].flat() as JsonLdNode[];
    for (const [night, said] of nights)
      expect([night, ...offers.flatMap((offer) => offeredOn(night, offer))]).toEqual([night, said]);
  }
  const { rate } = loadDetails(asked());
  for (const one of [rate, ofSearch, ofHome]) expect(one).toEqual(leastOf(all));
  const place = { siteUrl: "https://casa.example", language: "it", today } as const;
  const range = String(houseNode(content, place)["priceRange"]).split("–");
  expect(range.map((end) => Math.round(Number(end.slice(1)) * 100))).toEqual([
    ...new Set([Math.min(...all), Math.max(...all)]),
  ]);
}

test(`${TURNS} price files on as many days are told as they are charged`, () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const today = daysAfter("2026-01-01", whole(0, 1_500));
    expect(isDay(today)).toBe(true);
    check(stringify(randomPrices(today)), today);
  }
});

const TODAY = "2026-11-22";
const write = (seasons: object[]) => stringify({ rates: RATES, seasons });

const LOW = { name: "S", base: "60,00" };

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
])("a room's page names %s", (_, seasons, cents) => {
  const yaml = write(seasons.map((season) => ({ ...LOW, ...season })));
  const content = readAllContent({ prices: yaml });
  const { room } = loadRoom(loading(content.rooms.rooms[0]!.address, content, TODAY));
  expect(room.rate.cents).toBe(cents);
  check(yaml, TODAY);
});

test("a house with one price offers it without a beginning or an end", () => {
  const { prices } = readAllContent({ prices: write([]) });
  const [room] = readAllContent().rooms.rooms;
  const place = { siteUrl: "https://casa.example", language: "it", today: TODAY } as const;
  const { offers } = roomNode(room!, pricesOf(room!.slug, prices), place);
  expect(offers).toMatchObject({ price: "85.00" });
  expect(offers).not.toHaveProperty("validThrough");
});
