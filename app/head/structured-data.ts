/**
 * The house in schema.org's vocabulary, as JSON-LD in the pages. No stars and no ratings: a B&B has no
 * class, and search engines show no ratings from the owner's own site.
 */
import { BEDS_PER_ROOM } from "#app/domain/party.ts";
import type { Room, SiteContent } from "#app/content/site-content.ts";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Day } from "#app/domain/stay.ts";
import type { Node } from "./json-ld.ts";
import { PATHS_IN, SOCIAL_CARD } from "#app/paths/paths.ts";
import { priceRange, roomOffers } from "./offers.ts";

const PLACEHOLDER = /da inserire|^https:\/\/www\.(facebook|instagram)\.com\/$/i;

/** Empty while the family has not filled the code in. */
function identifier(propertyID: string, value: string): Node[] {
  return PLACEHOLDER.test(value) ? [] : [{ "@type": "PropertyValue", propertyID, value }];
}

/** "9:00" as "09:00" */
function hour(time: string): string {
  return time.padStart(5, "0");
}

function feature(name: string): Node {
  return { "@type": "LocationFeatureSpecification", name, value: true };
}

type HouseContent = Pick<SiteContent, "house" | "home" | "prices"> & { rooms: { rooms: Room[] } };

/** `today`: past seasons are not offered. */
type Page = { siteUrl: string; language: Language; today: Day };

/** A room has one identifier in all languages. */
function roomId({ slug }: Room, siteUrl: string): string {
  return `${siteUrl}/${slug}`;
}

function pageNode(path: string, about: Node, { siteUrl, language }: Page): Node {
  return {
    "@type": "WebPage",
    url: siteUrl + path,
    inLanguage: language,
    mainEntity: { "@id": about["@id"] },
  };
}

export function houseNode(
  { house, rooms: { rooms }, prices, home }: HouseContent,
  { siteUrl, language, today }: Page,
): Node {
  const { street, postcode, town, province } = house.address;
  return {
    "@type": "BedAndBreakfast",
    "@id": `${siteUrl}/#casa`,
    name: house.name,
    slogan: house.tagline,
    url: new URL(PATHS_IN[language].home, siteUrl).href,
    image: siteUrl + SOCIAL_CARD,
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
    checkinTime: hour(house.arrival.checkInFrom),
    checkoutTime: hour(house.arrival.checkOutBefore),
    numberOfRooms: rooms.length,
    currenciesAccepted: "EUR",
    priceRange: priceRange(prices, today),
    availableLanguage: LANGUAGE_CODES,
    amenityFeature: home.services.items.map(({ name }) => feature(name)),
    identifier: [...identifier("CIN", house.codes.cin), ...identifier("CIR", house.codes.cir)],
    sameAs: Object.values(house.links).filter((link) => !PLACEHOLDER.test(link)),
    containsPlace: rooms.map((room) => ({ "@id": roomId(room, siteUrl) })),
  };
}

export function roomNode(room: Room, prices: Prices, { siteUrl, language, today }: Page): Node {
  const url = siteUrl + PATHS_IN[language].room(room.address);
  const by = { url, offeredBy: { "@id": `${siteUrl}/#casa` } };
  const offers = roomOffers(room.slug, prices, today).map((offer) => ({ ...offer, ...by }));
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
    occupancy: { "@type": "QuantitativeValue", minValue: 1, maxValue: BEDS_PER_ROOM },
    amenityFeature: room.amenities.map(({ label }) => feature(label)),
    containedInPlace: { "@id": `${siteUrl}/#casa` },
    offers: offers.length === 1 ? offers[0] : offers,
  };
}

function inLanguage(content: HouseContent, page: Page): [path: string, graph: Node[]][] {
  const { rooms } = content.rooms;
  const { home, room: pathOf } = PATHS_IN[page.language];
  const house = houseNode(content, page);
  const roomNodes = rooms.map((room) => roomNode(room, content.prices, page));
  const ofRooms = rooms.flatMap((room, index): [string, Node[]][] => {
    const node = roomNodes[index];
    const path = pathOf(room.address);
    return node ? [[path, [node, house, pageNode(path, node, page)]]] : [];
  });
  return [[home, [house, ...roomNodes, pageNode(home, house, page)]], ...ofRooms];
}

/** The graph of each page, by its path. */
export function structuredData(
  contents: Record<Language, HouseContent>,
  page: Omit<Page, "language">,
): Map<string, Node[]> {
  return new Map(
    LANGUAGE_CODES.flatMap((language) => inLanguage(contents[language], { ...page, language })),
  );
}
