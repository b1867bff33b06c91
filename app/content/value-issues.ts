import type { z } from "zod";
import { shorten } from "./issue.ts";

type RawIssue = z.core.$ZodRawIssue;

function wrongTypeText(expected: string, input: unknown): string {
  if (input === undefined) return "Manca questa riga";
  if (expected === "string")
    return input === null
      ? "Manca il testo"
      : `Serve un testo fra virgolette: "${shorten(String(input))}"`;
  if (expected === "boolean") return "Si scrive true (sì) o false (no)";
  if (expected === "number" || expected === "int") return "Serve un numero intero, per esempio 25";
  return expected === "array" ? "Serve un elenco" : "Servono più righe, ognuna con il suo nome";
}

function wrongSizeText({ code, ...issue }: RawIssue & { code: "too_small" | "too_big" }): string {
  const isTooSmall = code === "too_small";
  const limit = `${isTooSmall ? "almeno" : "al massimo"} ${isTooSmall ? issue.minimum : issue.maximum}`;
  return issue.origin === "array"
    ? `Le voci di questo elenco devono essere ${limit}`
    : `Il numero deve essere ${limit}`;
}

/** Returns an Italian sentence for an issue for which the schema itself has no message. */
export function issueText(issue: RawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return wrongTypeText(issue.expected, issue.input);
    case "unrecognized_keys":
      return `Qui non esiste, e va tolto: ${shorten(issue.keys.join(", "))}`;
    case "too_small":
    case "too_big":
      return wrongSizeText(issue);
    case "invalid_value":
      return issue.input === undefined
        ? "Manca questa riga"
        : `Qui si può scrivere solo: ${issue.values.join(", ")}`;
    default:
      return "Questo valore qui non va bene";
  }
}
