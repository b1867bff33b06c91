import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const SPECIFICATION = "docs/specification.md";
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

const sections = new Set(
  [...read(SPECIFICATION).matchAll(/^## (\d+)\. /gm)].map(([, number = ""]) => number),
);

test("every section of the specification that a comment cites is there to be read", () => {
  const files = globSync("{app,pictures,scripts,server,tests}/**/*.{ts,tsx}", { cwd: ROOT });
  const cited = files.flatMap((file) =>
    [...read(file).matchAll(/\S*specification\S*, sections?[\s*]+([\d, and]+)/g)].map(
      ([words, numbers = ""]) => ({ file, words, numbers: numbers.match(/\d+/g) ?? [] }),
    ),
  );
  expect(cited).not.toEqual([]);
  const wrong = cited.filter(
    ({ words, numbers }) =>
      !words.includes(SPECIFICATION) || !numbers.every((number) => sections.has(number)),
  );
  expect(wrong).toEqual([]);
});
