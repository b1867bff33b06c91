import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkScripts, trackedFiles } from "./packed-files.ts";

const ROOT = join(import.meta.dirname, "../..");

function messageOf(check: () => void): string {
  try {
    check();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  ["#!/bin/sh\n", 0o644, false],
  ["#!/bin/sh\n", 0o755, true],
  ["no script", 0o644, true],
])("an archive with %j of mode %o is packed: %s", (text, mode, isPacked) => {
  const folder = mkdtempSync(join(tmpdir(), "scripts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "banco"), text);
  chmodSync(join(folder, "banco"), mode);
  const check = () => checkScripts(folder, ["banco"]);
  expect(messageOf(check)).toMatch(isPacked ? /^$/ : /^banco is a script that nobody may run/);
});

test("the family's command can be run, and who reads finds the documents beside it", () => {
  const paths = trackedFiles(ROOT);
  checkScripts(ROOT, paths);
  expect(paths).toEqual(
    expect.arrayContaining(["deploy/banco", "docs/GUIDA.md", "docs/operations.md", "CHANGELOG.md"]),
  );
});
