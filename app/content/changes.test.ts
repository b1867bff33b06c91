import { expect, test } from "vitest";
import { changesBetween, digestOfChanges, innerChanges } from "./changes.ts";
import { type Documents, namedValuesOf, withValue } from "./documents.ts";
import type { Value } from "./rows.ts";

const OPTIONS = { author: "anna", at: 5, published: {} };

const SEASONS = { file: "prices", path: "seasons" };

const BASE = withValue(
  {},
  SEASONS,
  ["Pasqua", "Ferragosto", "Natale"].map((name) => ({ name, from: "02-01", to: "02-08" })),
  OPTIONS,
);

const seasonsOf = (documents: Documents) =>
  (namedValuesOf("prices", documents) as { seasons: { [name: string]: Value }[] }).seasons;

/** What a change of the seasons says of single values. */
const changesTo = (seasons: Value[]) =>
  changesBetween(BASE, withValue(BASE, SEASONS, seasons, OPTIONS))
    .flatMap(innerChanges)
    .map(({ path, was, value }) => [path, was && typeof was, value && typeof value]);

test("a change is told down to the value, a new or lost entry as a whole", () => {
  const [first, second, ...rest] = seasonsOf(BASE);
  expect(changesTo([{ ...first, name: "Altra" }, second!, ...rest])).toEqual([
    ["seasons.0.name", "string", "string"],
  ]);
  expect(changesTo([second!, ...rest])).toEqual([["seasons", "object", undefined]]);
  const added = { name: "Nuova", from: "02-01", to: "02-08", base: "80,00" };
  expect(changesTo([first!, { ...second, name: "Altra" }, ...rest, added])).toEqual([
    ["seasons.1.name", "string", "string"],
    ["seasons", undefined, "object"],
  ]);
  expect(changesTo([second!, first!, ...rest])).toEqual([["seasons", "object", "object"]]);
});

test("a press is for the changes that were shown, in whatever order", () => {
  const place = { file: "it/home", path: "title" };
  const one = withValue({}, place, "Uno", OPTIONS);
  const both = withValue(
    one,
    { file: "prices", path: "rates.elegant_room.base" },
    "90,00",
    OPTIONS,
  );
  const changes = changesBetween({}, both);
  expect(digestOfChanges(changes.toReversed())).toBe(digestOfChanges(changes));
  expect(digestOfChanges(changesBetween({}, one))).not.toBe(digestOfChanges(changes));
  expect(changesBetween(one, both)).toHaveLength(1);
});
