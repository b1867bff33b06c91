/** Italian sentences for invalid values of content/. */
import { isNear } from "#app/domain/edit-distance.ts";
import { z } from "zod";
import { clip } from "./slip.ts";

type Issue = z.core.$ZodRawIssue;

const EXPECTED_FORMATS: Record<string, string> = {
  boolean: "Si scrive true (sì) o false (no), senza virgolette",
  number: "Serve un numero, per esempio 25",
  int: "Serve un numero intero, per esempio 25",
  array: "Serve un elenco: una voce per riga, ognuna comincia con un trattino e uno spazio",
  tuple: "Serve un elenco fra parentesi quadre, per esempio [0.5, 0.5]",
  object: "Servono più righe, ognuna con il suo nome, i due punti e il testo",
};

/** YAML reads a sentence with a colon in it as a name and its text. */
function wrongObject(input: object): string {
  const [[name, words] = [], ...others] = Array.isArray(input) ? [] : Object.entries(input);
  if (name === undefined || others.length > 0 || Object(words) === words)
    return "Serve un testo solo, non un elenco né altre righe con un nome";
  const sentence = `${name}: ${words ?? ""}`.trim().replaceAll('"', String.raw`\"`);
  return `Il testo contiene i due punti: va tutto fra virgolette, così:  "${clip(sentence)}"`;
}

function wrongType(expected: string, input: unknown): string {
  if (input === undefined) return "Manca questa riga";
  if (typeof input === "string" && /^[\d.,]+$/.test(input) && expected !== "array")
    return "Serve un numero senza virgolette, per esempio 25";
  if (expected !== "string") return EXPECTED_FORMATS[expected] ?? "Questo valore qui non va bene";
  if (input === null)
    return "Manca il testo. Se comincia con # va fra virgolette, altrimenti non si legge";
  if (typeof input === "object") return wrongObject(input);
  return `Serve un testo, e questo va fra virgolette: "${clip(String(input))}"`;
}

/** In one sentence. */
const MAX_LISTED_NAMES = 5;

function unknownNames(keys: string[], possible: string[]): string {
  const [key = ""] = keys;
  const near = possible.find((name) => isNear(key, name));
  const names = keys
    .slice(0, MAX_LISTED_NAMES)
    .map((name) => `"${clip(name)}"`)
    .join(", ");
  if (near) return `Il nome ${names} qui non esiste. Forse è "${near}"?`;
  return `Il nome ${names} qui non esiste: toglierlo. I nomi possibili sono ${possible.join(", ")}`;
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

/** The sentence of an issue for which the schema has none of its own. */
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
