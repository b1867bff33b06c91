import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contentFile } from "#app/content/content-files.ts";
import { catalogue, readContent } from "#tests/support/content.ts";
import { languageSlips, missingPluralForms, translationSlips } from "./language-slips.ts";

function goodToKnowWithout(question: string): string {
  const document = parseDocument(readFileSync(contentFile("de/good-to-know"), "utf8"));
  document.delete(question);
  return String(document);
}

const ALIKE = ["Check-in", "Ripe di Civitella"];

test.each([
  ["Die Zimmer", "Le camere", [], "is said in its own words"],
  ["Le camere", "Le camere", ["è uguale all’italiano"], "was forgotten"],
  ["Check-in", "Check-in", [], "is called so everywhere"],
  ["{numero} · 25", "{numero} · 25", [], "has no words"],
  ["Zimmer con Bad", "Camera con bagno", ["parola italiana, con"], "was half forgotten"],
  ["Weg nach Ripe di Civitella", "Strada", [], "holds an Italian name"],
  ["Per E-Mail, am See", "Per e-mail, al lago", [], "has words that only look Italian"],
  ["ab 9.00 Uhr", "dalle 9:00", [], "writes hours as its language does"],
  ["ab 10.00 Uhr", "dalle 9:00", ["numeri, ore o indirizzi"], "says another hour"],
  ["85,00 €", "€ 95,00", ["numeri, ore o indirizzi"], "says another price"],
  ["https://a.example", "https://b.example", ["numeri, ore o indirizzi"], "leads elsewhere"],
  ["Größe ★", "Grandezza", ["non hanno ★"], "has a sign our fonts have not"],
  ["da inserire", "da inserire", [], "waits in both languages, which is told once"],
  ["da inserire", "Si fuma in giardino.", ["ancora da inserire"], "waits in this one only"],
])("«%s» for «%s»: %j, for it %s", (own, familys, wanted) => {
  const slips = translationSlips(own, familys, ALIKE);
  expect(slips).toHaveLength(wanted.length);
  for (const [index, reason] of wanted.entries()) expect(slips[index]).toContain(reason);
});

test.each([
  ["de-DE", []],
  ["en-GB", []],
  ["it-IT", []],
  ["pl-PL", ["many", "few"]],
] as const)("beside numbers %s lacks the forms %j", (locale, forms) => {
  expect(missingPluralForms({ one: "a", other: "b" }, locale)).toEqual(forms);
});

/** What is told of the German search page once it is written otherwise. */
function slipsIn(change: (written: string) => string): string[] {
  const written = readFileSync(contentFile("de/search"), "utf8");
  const known = new Set(languageSlips(catalogue).map(({ place }) => place));
  return languageSlips(catalogue, { "de/search": change(written) })
    .filter(({ place }) => !known.has(place))
    .map(({ place, reason }) => `${place}: ${reason}`);
}

test("a sentence that stayed Italian is told with its place", () => {
  const { words } = readContent("search").hero;
  const slips = slipsIn((written) => written.replace(/(?<=hero:[\s\S]*? words: ).*/, words));
  expect(slips).toHaveLength(1);
  expect(slips[0]).toMatch(/^de\/search\.hero\.words: è uguale all’italiano/);
});

test("what is only said in Italian is told", () => {
  const house = languageSlips(catalogue, { "de/good-to-know": goodToKnowWithout("pets") });
  expect(house).toContainEqual({
    place: "de/good-to-know.pets.name",
    reason: "in italiano c’è, in questa lingua no",
  });
});
