/**
 * An Italian address as a line of text and as links to maps, which open a phone's map app where there is one.
 *
 * Source: docs/specification.md, section 2 (contact page).
 */

import type { Language } from "./languages.ts";

type Address = { street: string; postcode: string; town: string; province: string };

/** "Via Roma 1, 64000 Paese (TE)" */
export function addressLine({ street, postcode, town, province }: Address): string {
  return `${street}, ${postcode} ${town} (${province})`;
}

/** The map that a page embeds after a click. */
export function mapFrame(place: string, language: Language): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(place)}&hl=${language}&output=embed`;
}

export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

export function appleMapLink(place: string): string {
  return `https://maps.apple.com/?q=${encodeURIComponent(place)}`;
}
