import { expect, test } from "vitest";
import { wordDiff } from "./describe-changes.ts";

const LONG =
  "Siamo una famiglia, non una reception. Ti apriamo la porta, ti facciamo un caffè e poi";

test.each([
  ["85,00", "91,00", "[85,00]*91,00*"],
  ["", "Nuovo", "*Nuovo*"],
  ["Vecchio", "", "[Vecchio]"],
  [
    "Tre camere e il mare",
    "Tre camere, un orto e il mare",
    "Tre [camere]*camere, un orto* e il mare",
  ],
  [
    `${LONG} ti lasciamo in pace.`,
    `${LONG} ti lasciamo dormire.`,
    "… apriamo la porta, ti facciamo un caffè e poi ti lasciamo [in pace.]*dormire.*",
  ],
  ["la torta la torta", "la torta", "la torta[ la torta]"],
])("the difference between %j and %j", (was, is, wanted) => {
  const words = wordDiff(was, is).map(({ text, kind }) =>
    kind === "gone" ? `[${text}]` : kind === "new" ? `*${text}*` : text,
  );
  expect(words.join("")).toBe(wanted);
});
