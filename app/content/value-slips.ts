/** What the family reads when a value of content/ is not what its place takes. */
import { z } from "zod";

type Issue = z.core.$ZodRawIssue;

const WANTED: Record<string, string> = {
  boolean: "Si scrive true (sì) o false (no), senza virgolette",
  number: "Serve un numero senza virgolette, per esempio 25",
  int: "Serve un numero intero senza virgolette, per esempio 25",
  array: "Serve un elenco: una voce per riga, ognuna comincia con un trattino e uno spazio",
  tuple: "Serve un elenco fra parentesi quadre, per esempio [0.5, 0.5]",
  object: "Servono più righe, ognuna con il suo nome, i due punti e il testo",
};

function wrongType(expected: string, input: unknown): string {
  if (input === undefined) return "Manca questa riga";
  if (expected !== "string") return WANTED[expected] ?? "Questo valore qui non va bene";
  if (input === null)
    return "Manca il testo. Se comincia con # va fra virgolette, altrimenti non si legge";
  if (typeof input === "object")
    return "Serve un testo solo, non un elenco né altre righe con un nome";
  return `Serve un testo, e questo va fra virgolette: "${String(input)}"`;
}

/** Letters to change, add or take away to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, wanted] of [...other].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === wanted ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

function unknownNames(keys: string[], known: string[]): string {
  const [key = ""] = keys;
  const near = known.find((name) => distance(key.toLowerCase(), name.toLowerCase()) <= 2);
  const names = keys.map((name) => `"${name}"`).join(", ");
  if (near) return `Il nome ${names} qui non esiste. Forse è "${near}"?`;
  return `Il nome ${names} qui non esiste: toglierlo. I nomi possibili sono ${known.join(", ")}`;
}

function howMany(issue: Issue & { code: "too_small" | "too_big" }): string {
  const small = issue.code === "too_small";
  const count = Number(small ? issue.minimum : issue.maximum);
  if (issue.origin !== "array")
    return `Il numero deve essere ${small ? "almeno" : "al massimo"} ${count}`;
  if (issue.exact) return `Le voci di questo elenco devono essere ${count}`;
  if (small && count === 1) return "L’elenco è vuoto: serve almeno una voce";
  return `Le voci di questo elenco devono essere ${small ? "almeno" : "al massimo"} ${count}`;
}

/** Says it in Italian, where a schema has no sentence of its own. */
export function valueSlip(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, issue.input);
    case "unrecognized_keys": {
      const { inst } = issue;
      return unknownNames(issue.keys, inst instanceof z.ZodObject ? Object.keys(inst.shape) : []);
    }
    case "too_small":
    case "too_big":
      return howMany(issue);
    case "invalid_value":
      return issue.input === undefined
        ? "Manca questa riga"
        : `Qui si può scrivere solo: ${issue.values.join(", ")}`;
    default:
      return "Questo valore qui non va bene";
  }
}
