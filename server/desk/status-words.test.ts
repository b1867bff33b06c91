import { expect, test } from "vitest";
import { backupProblems, describeLastBackup } from "./status-words.ts";

const AT = Date.UTC(2026, 10, 22, 2, 30);
const OWN = { folder: "/dati/backups", copiedAt: AT, isLate: false };

test("of copies that are well the age alone is told", () => {
  expect(backupProblems([OWN])).toEqual([]);
  expect(describeLastBackup([OWN, { ...OWN, copiedAt: AT - 1 }])).toContain("22/11/26");
  expect(describeLastBackup([{ ...OWN, copiedAt: undefined }])).toContain("ancora nessuna");
});

test.each([
  ["one that is old", AT, /in \/mnt\/disco non riesce: l’ultima è del 22\/11\/26/],
  ["none at all", undefined, /in \/mnt\/disco non riesce: non ce n’è ancora nessuna/],
])("the family reads where there is %s, and whom to ask", (_, copiedAt, words) => {
  const problems = backupProblems([OWN, { folder: "/mnt/disco", copiedAt, isLate: true }]);
  expect(problems).toEqual([expect.stringMatching(words)]);
  expect(problems[0]).toContain("chi vi segue il sito");
});
