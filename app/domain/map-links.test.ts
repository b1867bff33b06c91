import { expect, test } from "vitest";
import { addressLine, appleMapLink, mapFrameUrl, mapLink } from "./map-links.ts";

const LINE = addressLine({
  street: "Via dell’Orto 3 & 5",
  postcode: "64010",
  town: "Città",
  province: "TE",
});

test("an address is one line", () => expect(LINE).toBe("Via dell’Orto 3 & 5, 64010 Città (TE)"));

test.each([
  [(address: string) => mapFrameUrl(address, "de"), "q"],
  [mapLink, "query"],
  [appleMapLink, "q"],
])("%o carries the whole address", (link, key) => {
  expect(new URL(link(LINE)).searchParams.get(key)).toBe(LINE);
});
