/** The pictures of the family's guide: each that it names is there, and each that is there is shown. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const DOCS = join(import.meta.dirname, "../../docs");
const GUIDE = readFileSync(join(DOCS, "GUIDA.md"), "utf8");

test("the guide shows each of its pictures, in words too", () => {
  const shown = [...GUIDE.matchAll(/!\[([^\]]*)\]\(guida\/([^)]+)\)/g)];
  const names = shown.map(([, , name]) => name!);
  expect(names.toSorted()).toEqual(readdirSync(join(DOCS, "guida")).toSorted());
  for (const [, alt = "", name = ""] of shown) {
    expect([name, alt.length > 20]).toEqual([name, true]);
    expect([name, statSync(join(DOCS, "guida", name)).size <= 30_000]).toEqual([name, true]);
  }
});
