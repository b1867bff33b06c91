import { expect, test } from "vitest";
import { subscribersCsv } from "./subscribers-csv.ts";

test("the table lists confirmed subscribers with their proof, safe for a spreadsheet", () => {
  const anna = {
    key: "k",
    email: "=cmd@posta.example",
    state: "confirmed" as const,
    consent: 'Sì, "voglio"',
    language: "it" as const,
    requestedAt: 0,
    confirmedAt: Date.UTC(2026, 10, 21),
  };
  expect(subscribersCsv([anna], "https://casa.example")).toEqual([
    '"email","confermato","lingua","consenso","cancellazione"',
    `"'=cmd@posta.example","2026-11-21T00:00:00.000Z","it","Sì, ""voglio""","https://casa.example/lettere/lascia?c=k"`,
  ]);
});
