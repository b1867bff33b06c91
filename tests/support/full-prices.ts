/** Prices that use every feature, for tests: the family's own prices may be simpler. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readContents } from "#tests/support/content.ts";

const FILE = join(import.meta.dirname, "../fixtures/prices.yaml");

export const FULL_PRICES = readFileSync(FILE, "utf8");

export const fullContent = readContents({ prices: FULL_PRICES }).it;
