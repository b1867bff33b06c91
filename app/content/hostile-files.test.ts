import { describe, expect, test } from "vitest";
import { formatIssue, formatIssues } from "./issue.ts";
import { contentText, issuesOf } from "#tests/support/issues.ts";

describe("the check reports a text that contains", () => {
  test.each([
    ["a replacement character", String.raw`"Perch\uFFFD"`, "salvare il file come UTF-8"],
    ["a bell", String.raw`"Ciao\a"`, "un segno che non si vede"],
    ["an escape", String.raw`"Ciao\e[31m"`, "un segno che non si vede"],
    ["a tabulator", String.raw`"Ciao\tBea"`, "un segno che non si vede"],
    ["half a character", String.raw`"Ciao\uD83D"`, "un segno che non si vede"],
    ["a direction override", String.raw`"Ciao\u202Egpj"`, "un segno che non si vede"],
    ["a line break", String.raw`"Ciao\nBea"`, "in una riga sola"],
    ["more letters than a heading may have", `"${"a".repeat(121)}"`, "al massimo 120 lettere"],
  ])("%s", (_, value, words) => {
    const house = contentText("house").replace("name: Room", `name: ${value}`);
    const [issue] = issuesOf({ house });
    expect(issue).toMatch(/^content\/house\.yaml:4 {2}name: /);
    expect(issue).toContain(words);
  });

  test("more than 3,000 letters, where texts may be long", () => {
    const home = contentText("it/home").replace(
      /^description: .*$/m,
      `description: ${"a ".repeat(1_600)}`,
    );
    expect(issuesOf({ "it/home": home }).join()).toContain("al massimo 3000 lettere");
  });
});

test("the check refuses a file whose aliases repeat without end", () => {
  const aliasLines = ["a", "b", "c", "d", "e", "f"].map((name, at, all) => {
    const repeated = at === 0 ? "x" : `*${all[at - 1]}`;
    return `${name}: &${name} [${Array.from({ length: 9 }, () => repeated).join(", ")}]`;
  });
  expect(issuesOf({ house: aliasLines.join("\n") })).toEqual([
    expect.stringMatching(/^content\/house\.yaml:1 {2}Non è YAML valido: Excessive alias/),
  ]);
});

test("the check prints the first twenty of many issues, and how many more there are", () => {
  const issues = Array.from({ length: 150 }, (_, at) => ({ file: "a", line: at, reason: "b" }));
  const lines = (count: number) => formatIssues(issues.slice(0, count)).split("\n");
  expect(lines(150)).toHaveLength(21);
  expect(lines(150).at(-1)).toBe("E altri 130 errori: correggete questi, poi riprovate.");
  expect(lines(21).at(-1)).toMatch(/^E ancora un errore/);
  expect(lines(20)).toEqual(issues.slice(0, 20).map(formatIssue));
});
