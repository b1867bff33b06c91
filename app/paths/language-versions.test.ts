import { expect, test } from "vitest";
import { languageVersionsOf } from "./language-versions.ts";

const of = (id: string, loaderData: unknown = {}) => languageVersionsOf([{ id, loaderData }]);

test("a page is the same in each language, by its name", () => {
  expect(of("de/about")).toEqual({
    language: "de",
    versions: { it: "/about", en: "/en/about", de: "/de/ueber-uns" },
  });
  expect(of("it/home")?.versions).toEqual({ it: "/", en: "/en", de: "/de" });
});

test("a room and a story have the address that content gives them in each", () => {
  const addresses = { it: "marche", en: "marche", de: "marken" };
  expect(of("en/territory", { addresses })?.versions).toEqual({
    it: "/territorio/marche",
    en: "/en/area/marche",
    de: "/de/umgebung/marken",
  });
  expect(of("en/room", { addresses })?.versions.de).toBe("/de/marken");
});

test.each([
  ["it/room", undefined, "no room of ours is called so"],
  ["de/not-found", undefined, "nothing is there"],
  ["it/answer", { name: "words" }, "it answers one guest"],
  ["guesthouse/room", {}, "it is the demonstration's, in English alone"],
  ["resort/about", {}, "it is the demonstration's"],
])("%s stands in no other language: %o, for %s", (id, data, _why) => {
  expect(of(id, data)).toBeUndefined();
});
