import { expect, test } from "vitest";
import { FACILITY_ICONS, ICONS } from "#app/ui/icon-names.ts";
import { catalogue } from "#tests/support/content.ts";
import { allDemoContentOf } from "./content.ts";

test("every picture of the demonstration exists with a description, and every icon is drawn", () => {
  const icons: string[] = [];
  JSON.stringify(allDemoContentOf(catalogue), (key, value: unknown) => {
    if (key === "icon") icons.push(String(value));
    return value;
  });
  expect(icons.length).toBeGreaterThan(20);
  expect(icons.filter((name) => !(name in ICONS || name in FACILITY_ICONS))).toEqual([]);
});
