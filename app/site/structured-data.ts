/**
 * What machines read about the house: JSON-LD after the schema.org vocabulary, written into the
 * pages. No stars and no ratings: a B&B has no class, and reviews on one's own site earn none.
 */
import { BEDS_PER_ROOM } from "#app/domain/party.ts";
import type { Room, SiteContent } from "#app/content/site-content.ts";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Day } from "#app/domain/stay.ts";
import type { Node } from "./json-ld.ts";
import { PATHS_IN, SOCIAL_CARD } from "./paths.ts";
import { priceRange, roomOffers } from "./offers.ts";

const PLACEHOLDER = /da inserire|^https:\/\/www\.(facebook|instagram)\.com\/$/i;

/** A code, where the family has filled it in. */
function identifier(propertyID: string, value: string): Node[] {
  return PLACEHOLDER.test(value) ? [] : [{ "@type": "PropertyValue", propertyID, value }];
}

/** "9:00" as "09:00" */
function hour(written: string): string {
  return written.padStart(5, "0");
}

function feature(name: string): Node {
  return { "@type": "LocationFeatureSpecification", name, value: true };
}

/** The content that is told to machines. */
type Described = Pick<SiteContent, "house" | "home" | "prices"> & { rooms: { rooms: Room[] } };

/** Where a description stands, and when: no season is offered that is over. */
type Place = { siteUrl: string; language: Language; today: Day };

/** A room is one thing, in however many languages it is described. */
function roomId({ slug }: Room, siteUrl: string): string {
  return `${siteUrl}/${slug}`;
}

/** A page and what it is about, by its name. */
function pageNode(path: string, about: Node, { siteUrl, language }: Place): Node {
  return {
    "@type": "WebPage",
    url: siteUrl + path,
    inLanguage: language,
    mainEntity: { "@id": about["@id"] },
  };
}

/** The house, in the words of the vocabulary. */
export function houseNode(
  { house, rooms: { rooms }, prices, home }: Described,
  { siteUrl, language, today }: Place,
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

/** A room and what a night in it costs. */
export function roomNode(room: Room, prices: Prices, { siteUrl, language, today }: Place): Node {
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

/** What the pages of a language say, each with its path. */
function inLanguage(content: Described, place: Place): [path: string, graph: Node[]][] {
  const { rooms } = content.rooms;
  const { home, room: pathOf } = PATHS_IN[place.language];
  const house = houseNode(content, place);
  const described = rooms.map((room) => roomNode(room, content.prices, place));
  const ofRooms = rooms.flatMap((room, index): [string, Node[]][] => {
    const node = described[index];
    const path = pathOf(room.address);
    return node ? [[path, [node, house, pageNode(path, node, place)]]] : [];
  });
  return [[home, [house, ...described, pageNode(home, house, place)]], ...ofRooms];
}

/** What each page says, by its path. */
export function structuredData(
  contents: Record<Language, Described>,
  told: Omit<Place, "language">,
): Map<string, Node[]> {
  return new Map(
    LANGUAGE_CODES.flatMap((language) => inLanguage(contents[language], { ...told, language })),
  );
}
