import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { overBudget } from "./budget.ts";

const BUDGETS = [{ kind: "a home page", of: (path: string) => path === "/", most: 3 }];

/** A build of one page and two scripts of so many bytes, beside its data. */
function built(script: number): string {
  const client = mkdtempSync(join(tmpdir(), "budget-"));
  mkdirSync(join(client, "assets"));
  const write = (file: string, body: string | Buffer) => writeFileSync(join(client, file), body);
  const names = ["a", "b", "start-c"].map((name) => `/assets/${name}.js`);
  write("index.html", `<script>for (const href of ${JSON.stringify(names)}) x();</script>`);
  for (const name of ["a", "b"]) write(`assets/${name}.js.br`, Buffer.alloc(script));
  return client;
}

test("a page may run what its kind may, and say as much as it likes", () => {
  expect(overBudget(built(1500), BUDGETS)).toEqual([]);
});

test("a page that runs more is told", () => {
  expect(overBudget(built(1550), BUDGETS)).toEqual(["/, a home page: 3.1 kB, may be 3 kB"]);
});

test("a page without a budget is told", () => {
  expect(overBudget(built(1), [])).toEqual(["/ has no budget, or no deferred start"]);
});
