/** Prices that use every feature, for tests: the family's own prices may be simpler. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readAllContent } from "#tests/support/content.ts";

const FILE = join(import.meta.dirname, "../fixtures/prices.yaml");

export const FULL_PRICES = readFileSync(FILE, "utf8");

/** The content with these prices. */
export const fullContent = readAllContent({ prices: FULL_PRICES });
