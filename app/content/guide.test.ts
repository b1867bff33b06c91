/** The guide's own instructions, followed to the letter and with the slips that are nearest to them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentText, slipsOf } from "#tests/support/slips.ts";
import { readAllContent } from "#tests/support/content.ts";

const GUIDE = readFileSync(join(import.meta.dirname, "../../docs/GUIDA.md"), "utf8");

/** The guide's sample that begins so, without the spaces a list has around it there. */
function sample(start: string): string {
  const blocks = [...GUIDE.matchAll(/^( *)```yaml\n(.*?)^ *```$/gms)].map(
    ([, indent = "", text = ""]) => text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
  const found = blocks.find((block) => block.startsWith(start));
  if (!found) throw new Error(`The guide has no sample that begins with "${start}"`);
  return found;
}

const indented = (text: string, spaces: number) => text.replaceAll(/^(?=.)/gm, " ".repeat(spaces));

const PRICES = contentText("prices");
const ASKED = contentText("it/good-to-know");

describe("the guide, followed to the letter:", () => {
  test("seasons in the place of []", () => {
    const prices = PRICES.replace("seasons: []\n", sample("seasons:"));
    expect(slipsOf({ prices })).toEqual([]);
    expect(readAllContent({ prices }).prices.seasons.map(({ name }) => name)).toEqual([
      "Ferragosto",
      "Fiera",
    ]);
  });

  test("a discount in the place of []", () => {
    const [discount = ""] = /discounts: \[\{.*?\}\]/.exec(GUIDE) ?? [];
    const prices = PRICES.replace("discounts: []", discount);
    expect(slipsOf({ prices })).toEqual([]);
    expect(readAllContent({ prices }).prices.discounts).toHaveLength(1);
  });

  test("the tax without its mark, written once, is said once", () => {
    const prices = PRICES.replace(/^#(?=\s*tax:)/m, "");
    expect(slipsOf({ prices })).toEqual([]);
    const content = readAllContent({ prices });
    expect(content.prices.tax?.perNight).toBe(100);
    expect(content["good-to-know"].tax?.words).toEqual([content.house.taxNote]);
    expect(content.house.taxNote).toContain("1,00");
  });

  test("each example in prices.yaml, without its mark", () => {
    const examples = [...PRICES.matchAll(/^# +(- \{.*?\})(?: .*)?$/gm)].map(([, one = ""]) => one);
    const [seasons, discounts] = ["name", "nights"].map((field) =>
      examples.filter((one) => one.startsWith(`- { ${field}`)),
    );
    const prices = PRICES.replace("seasons: []", `seasons:\n  ${seasons!.join("\n  ")}`).replace(
      "discounts: []",
      `discounts:\n  ${discounts!.join("\n  ")}`,
    );
    expect(slipsOf({ prices })).toEqual([]);
    expect(readAllContent({ prices }).prices.seasons).toHaveLength(2);
  });

  test("an answer in Buono a sapersi, and one more at its end", () => {
    const pets = ASKED.replace(/^pets:\n(?: .*\n)+/m, sample("pets:"));
    expect(slipsOf({ "it/good-to-know": `${pets.trimEnd()}\n\n${sample("more:")}` })).toEqual([]);
  });

  test("a review, and none", () => {
    const home = contentText("it/home");
    const items = / {2}items:\n {4}- quote:(?:.*\n)(?: {4}.*\n)*/;
    const own = `  items:\n${indented(sample("- quote:"), 4)}`;
    for (const list of [own, "  items: []\n"])
      expect(slipsOf({ "it/home": home.replace(items, list) })).toEqual([]);
    expect(home).toMatch(items);
  });
});

type Row = [what: string, file: string, text: string, wanted: string, reason: RegExp];

/** What stands nearest to the guide's words, and is a slip. */
const NEAR: Row[] = [
  [
    "the tax with the space that its mark left",
    "prices",
    PRICES.replace(/^#(?=\s*tax:)/m, " "),
    " tax:",
    /uno spazio di troppo: toglierlo$/,
  ],
  [
    "a season below []",
    "prices",
    PRICES.replace("seasons: []", `seasons: []\n${sample("seasons:").split("\n")[1]}`),
    "seasons: []",
    /togliere \[\], così: {2}seasons:$/,
  ],
  [
    "a season below [], from the first letter on",
    "prices",
    PRICES.replace("seasons: []", `seasons: []\n${sample("seasons:").split("\n")[1]!.trim()}`),
    "seasons: []",
    /togliere \[\], così: {2}seasons:$/,
  ],
  [
    "a price without its last quotation mark",
    "prices",
    PRICES.replace(/(natural_room: \{ base: "[\d,]+)"/, "$1"),
    "natural_room: {",
    /Mancano le virgolette che chiudono il testo$/,
  ],
  [
    "a colon in a sentence of a list",
    "it/good-to-know",
    ASKED.replace(
      /^pets:\n(?: .*\n)+/m,
      "pets:\n  name: Animali\n  words:\n    - I cani sono benvenuti: scrivicelo.\n",
    ),
    "I cani sono",
    /va tutto fra virgolette, così: {2}"I cani sono benvenuti: scrivicelo\."$/,
  ],
  [
    "a colon at the end of a sentence of a list",
    "it/good-to-know",
    ASKED.replace(
      /^pets:\n(?: .*\n)+/m,
      "pets:\n  name: Animali\n  words:\n    - I cani sono benvenuti:\n",
    ),
    "I cani sono",
    /va tutto fra virgolette, così: {2}"I cani sono benvenuti:"$/,
  ],
  [
    "a room twice",
    "prices",
    PRICES.replace("  natural_room:", '  elegant_room: { base: "90,00" }\n  natural_room:'),
    '"90,00"',
    /Il nome "elegant_room" c’è due volte nello stesso gruppo: toglierne uno$/,
  ],
];

test.each(NEAR)(
  "%s is told once, at its line, with what to do",
  (_, file, text, wanted, reason) => {
    const line =
      text.split("\n").findIndex((one) => one.includes(wanted) && !one.startsWith("#")) + 1;
    expect(slipsOf({ [file]: text })).toEqual([expect.stringMatching(reason)]);
    expect(slipsOf({ [file]: text })[0]).toContain(`content/${file}.yaml:${line} `);
  },
);
