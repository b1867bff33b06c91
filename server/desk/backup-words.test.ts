import { expect, test } from "vitest";
import { backupProblems } from "./backup-words.ts";

const WELL = {
  lastAt: Date.UTC(2026, 10, 22, 2, 30),
  copyFaults: [],
  drillFaults: [],
  isLate: false,
};

test("of copies that are well nothing is said", () => {
  expect(backupProblems(WELL)).toEqual([]);
});

test.each([
  ["none at all", { ...WELL, lastAt: undefined }, [/ancora nessuna copia/]],
  ["one that is old", { ...WELL, isLate: true }, [/^L’ultima copia di sicurezza è del 22\/11\/26/]],
  [
    "one that fails",
    { ...WELL, isLate: true, copyFaults: [{ folder: "/mnt/disco", fault: "full" as const }] },
    [/in \/mnt\/disco non riesce: il disco è pieno\. L’ultima riuscita è del 22\/11\/26.*ogni ora/],
  ],
  [
    "one that fails in one folder, and one that cannot be restored in another",
    {
      lastAt: undefined,
      isLate: true,
      copyFaults: [{ folder: "/a", fault: "folder" as const }],
      drillFaults: [{ folder: "/b", fault: "different" as const }],
    },
    [
      /^La copia di sicurezza in \/a non riesce: la cartella [^.]*\. Il sito/,
      /\/b non si lascia ripristinare/,
    ],
  ],
])("the family reads what to do about %s", (_, status, expected) => {
  const problems = backupProblems(status);
  expect(problems).toHaveLength(expected.length);
  for (const [index, words] of expected.entries()) {
    expect(problems[index]).toMatch(words);
    expect(problems[index]).toContain("chi vi segue il sito");
  }
});
