import type { Language } from "./languages.ts";

type Address = { street: string; postcode: string; town: string; province: string };

/** "Via Roma 1, 64000 Paese (TE)" */
export function addressLine({ street, postcode, town, province }: Address): string {
  return `${street}, ${postcode} ${town} (${province})`;
}

export function mapFrameUrl(address: string, language: Language): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address)}&hl=${language}&output=embed`;
}

export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

export function appleMapLink(address: string): string {
  return `https://maps.apple.com/?q=${encodeURIComponent(address)}`;
}
