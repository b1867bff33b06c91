/** JSON-LD without stars and ratings: a B&B has no stars, and search engines ignore ratings on the owner's site. */
import { ROOM_CAPACITY } from "#app/domain/party.ts";
import type { Room, SiteContent } from "#app/content/site-content.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { isPlaceholderText } from "#app/domain/placeholder.ts";
import { priceSpan, type RatePeriod, ratePeriods } from "#app/domain/night-prices.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Day } from "#app/domain/stay.ts";
import type { Site } from "#app/site/site-context.ts";
import { PATHS_IN, SOCIAL_CARD_PATH } from "#app/paths/paths.ts";

export type JsonLdNode = {
  "@id"?: string;
  "@type"?: string | string[];
  [property: string]: unknown;
};

/** `validity` has the days on which the price is valid; it is empty if the price never changes. */
function offerOf({ cents, season }: RatePeriod, validity: JsonLdNode): JsonLdNode {
  const price = (cents / 100).toFixed(2);
  return {
    "@type": "Offer",
    ...(season && { name: season.name }),
    price,
    priceCurrency: "EUR",
    ...validity,
    ...(season?.minNights && {
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        minValue: season.minNights,
        unitCode: "DAY",
      },
    }),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: "EUR",
      // The price is per night; DAY is UN/CEFACT's code for a day.
      unitCode: "DAY",
      ...validity,
    },
  };
}

/** Each night is in one offer. The current offer has no `validFrom`: it would be today, so that the page would change daily. */
export function roomOffers(room: string, prices: Prices, today: Day): JsonLdNode[] {
  const periods = ratePeriods(room, prices, today);
  if (periods.length === 1) return periods.map((period) => offerOf(period, {}));
  return periods.map((period) =>
    offerOf(period, {
      ...(period.first > today && { validFrom: period.first }),
      validThrough: period.last,
    }),
  );
}

/** Writes "€85", or "€85–€110" if prices differ. */
export function priceRange(prices: Prices, today: Day): string {
  const bounds = priceSpan(prices, today).map(
    (cents) => `€${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`,
  );
  return [...new Set(bounds)].join("–");
}

function identifierNodes(propertyID: string, value = ""): JsonLdNode[] {
  return !value || isPlaceholderText(value)
    ? []
    : [{ "@type": "PropertyValue", propertyID, value }];
}

/** Writes "9:00" as "09:00". */
const isoTime = (time: string) => time.padStart(5, "0");

function amenityNode(name: string): JsonLdNode {
  return { "@type": "LocationFeatureSpecification", name, value: true };
}

type HouseContent = Pick<SiteContent, "house" | "home" | "prices"> & { rooms: { rooms: Room[] } };

type SiteFacts = Pick<Site, "url" | "language" | "today">;

/** A room has the same identifier in all languages. */
function roomId({ slug }: Room, siteUrl: string): string {
  return `${siteUrl}/${slug}`;
}

function pageNode(path: string, about: JsonLdNode, { url, language }: SiteFacts): JsonLdNode {
  return {
    "@type": "WebPage",
    url: url + path,
    inLanguage: language,
    mainEntity: { "@id": about["@id"] },
  };
}

export function houseNode(
  { house, rooms: { rooms }, prices, home }: HouseContent,
  { url: siteUrl, language, today }: SiteFacts,
): JsonLdNode {
  const { street, postcode, town, province } = house.address;
  return {
    "@type": "BedAndBreakfast",
    "@id": `${siteUrl}/#casa`,
    name: house.name,
    slogan: house.tagline,
    url: new URL(PATHS_IN[language].home, siteUrl).href,
    image: siteUrl + SOCIAL_CARD_PATH,
    telephone: house.phone,
    email: house.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode: postcode,
      addressLocality: town,
      addressRegion: province,
      addressCountry: "IT",
    },
    checkinTime: isoTime(house.arrival.checkInFrom),
    checkoutTime: isoTime(house.arrival.checkOutBefore),
    numberOfRooms: rooms.length,
    currenciesAccepted: "EUR",
    priceRange: priceRange(prices, today),
    availableLanguage: LANGUAGE_CODES,
    amenityFeature: home.services.items.map(({ name }) => amenityNode(name)),
    identifier: [
      ...identifierNodes("CIN", house.codes.cin),
      ...identifierNodes("CIR", house.codes.cir),
    ],
    sameAs: Object.values(house.links).filter((link) => !isPlaceholderText(link)),
    containsPlace: rooms.map((room) => ({ "@id": roomId(room, siteUrl) })),
  };
}

export function roomNode(
  room: Room,
  prices: Prices,
  { url: siteUrl, language, today }: SiteFacts,
): JsonLdNode {
  const url = siteUrl + PATHS_IN[language].room(room.address);
  const shared = { url, offeredBy: { "@id": `${siteUrl}/#casa` } };
  const offers = roomOffers(room.slug, prices, today).map((offer) => ({ ...offer, ...shared }));
  return {
    "@type": ["HotelRoom", "Product"],
    "@id": roomId(room, siteUrl),
    name: room.name,
    description: room.description[0],
    url,
    image: room.gallery.flatMap(({ cuts }) =>
      cuts.map(({ base, widths }) => `${siteUrl}${base}-${widths.at(-1)}.webp`),
    ),
    bed: { "@type": "BedDetails", typeOfBed: room.bed, numberOfBeds: 1 },
    occupancy: { "@type": "QuantitativeValue", minValue: 1, maxValue: ROOM_CAPACITY },
    amenityFeature: room.amenities.map(({ label }) => amenityNode(label)),
    containedInPlace: { "@id": `${siteUrl}/#casa` },
    offers: offers.length === 1 ? offers[0] : offers,
  };
}

/** Returns the JSON-LD of the home page or of a room's page, and undefined for all other pages. */
export function structuredDataAt(
  path: string,
  content: HouseContent,
  site: SiteFacts,
): JsonLdNode[] | undefined {
  const { home, room: pathOf } = PATHS_IN[site.language];
  const { rooms } = content.rooms;
  const nodeOf = (room: Room) => roomNode(room, content.prices, site);
  if (path === home) {
    const house = houseNode(content, site);
    return [house, ...rooms.map(nodeOf), pageNode(home, house, site)];
  }
  const room = rooms.find(({ address }) => pathOf(address) === path);
  if (!room) return undefined;
  const node = nodeOf(room);
  return [node, houseNode(content, site), pageNode(path, node, site)];
}
