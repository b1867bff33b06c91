import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { budgetProblems } from "./budget.ts";
import { scratch } from "#tests/support/scratch.ts";

/** Makes a build whose loader imports one script, and whose home page has two more; each has `size` bytes. */
function createBuild(size: number): string {
  const client = scratch();
  mkdirSync(join(client, "assets"));
  const write = (name: string, code: string) => {
    writeFileSync(join(client, "assets", `${name}-x.js`), code);
    writeFileSync(join(client, "assets", `${name}-x.js.br`), Buffer.alloc(size));
  };
  write("loader", 'import{a}from"./base-x.js";');
  write("base", "");
  write("islands", 'import{a}from"./base-x.js";import{b}from"./react-x.js";');
  write("react", "");
  return client;
}

const KILOBYTE_BUDGETS = { loader: 3, page: 6 };

test("a build within its budget has no problems", () => {
  expect(budgetProblems(createBuild(1500), KILOBYTE_BUDGETS)).toEqual([]);
});

test("a build over its budget has one problem for each page, and counts each script once", () => {
  expect(budgetProblems(createBuild(1550), KILOBYTE_BUDGETS)).toEqual([
    "the loader: 3.1 kB, may be 3 kB",
    "the home page: 6.2 kB, may be 6 kB",
  ]);
});
