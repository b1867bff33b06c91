import { expect, test } from "vitest";
import { isSameSite } from "./same-site.ts";

test.each([
  [{ "Sec-Fetch-Site": "same-origin" }, true],
  [{ "Sec-Fetch-Site": "same-origin", Origin: "null" }, true], // Sec-Fetch-Site has priority
  [{ "Sec-Fetch-Site": "cross-site", Origin: "https://casa.example" }, false],
  [{ "Sec-Fetch-Site": "same-site" }, false],
  [{ Origin: "https://casa.example" }, true],
  [{ Origin: "http://localhost:3000", Host: "localhost:3000" }, true],
  [{ Origin: "https://evil.example", Host: "casa.example" }, false],
  [{ Origin: "null" }, false],
  [{}, true],
] as [Record<string, string>, boolean][])("%o comes from us: %s", (headers, expected) => {
  expect(isSameSite(new Headers(headers), "https://casa.example")).toBe(expected);
});
