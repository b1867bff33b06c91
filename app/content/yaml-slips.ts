/** What the family reads when a file of content/ is not written as YAML wants it: what to write instead. */
import { type Document, type ErrorCode, isScalar, type LineCounter, visit } from "yaml";
import { clipped } from "./clipped.ts";

/** Whether a line opens a quotation and does not close it, in a text or between brackets. */
function isOpenQuote(line: string): boolean {
  let open = "";
  let before = "";
  // The last sign that is no space: what a quotation may begin behind.
  let last = "";
  for (const sign of line) {
    if (open) {
      if (sign === open && !(open === '"' && before === "\\")) open = "";
    } else if (sign === "#" && (before === "" || before === " ")) return false;
    // Elsewhere it is a sign like others: l’ospite, 6".
    else if (sign === '"' && ["", ":", "-", "[", "{", ","].includes(last)) open = sign;
    else if (sign === "'" && ["", ":", "-"].includes(last)) open = sign;
    before = sign;
    if (sign !== " ") last = sign;
  }
  return open !== "";
}

/** Whether a line opens a bracket and does not close it: a text that begins with one, as a rule. */
function isOpenBracket(line: string): boolean {
  const [, text = ""] = /^\s*(?:- )?(?:[\w-]+: +)?([[{].*)$/.exec(line) ?? [];
  return (
    (text.startsWith("[") && !text.includes("]")) || (text.startsWith("{") && !text.includes("}"))
  );
}

/** Whether a line is read: no comment, and not empty. */
function isRead(line: string): boolean {
  return /^\s*[^\s#]/.test(line);
}

/** A line "seasons: []" with entries below it: its number, or 0. */
function emptyListLine(lines: string[]): number {
  const found = lines.findIndex((line, at) => {
    const next = lines.slice(at + 1).find(isRead) ?? "";
    return /^\s*[\w-]+:\s*\[\s*\]\s*(#.*)?$/.test(line) && /^\s*- /.test(next);
  });
  return found + 1;
}

/** Whether a line says nothing of what its text is: all lines of content/ begin with a name or a dash. */
function isNameless(line: string): boolean {
  return !/^\s*([#\-[{}\]]|$)|^\s*[^\s:]+:(\s|$)/.test(line);
}

/** The line with its text in quotation marks: what to write in its place. */
function quoted(line: string): string {
  const [, name = "", text = ""] = /^\s*((?:- )?(?:[\w-]+: +)?)(.*?)\s*$/.exec(line) ?? [];
  return `${name}"${text.replaceAll('"', String.raw`\"`)}"`;
}

/** Told by the code of the error, where the line alone does not tell more. */
const BY_CODE: Partial<Record<ErrorCode | "TAG_RESOLVE_FAILED", string>> = {
  BAD_INDENT:
    "Questa riga, o una poco sopra, non comincia al posto giusto: contare gli spazi, e farle cominciare una sotto l’altra",
  BAD_DQ_ESCAPE: String.raw`Nel testo fra virgolette c’è una barra \: toglierla, o scriverla due volte`,
  MULTILINE_IMPLICIT_KEY:
    "La riga dopo questa comincia troppo a destra, oppure in questa mancano i due punti e uno spazio",
};

/** What is wrong at a line, and what to write instead. */
function reasonAt(code: string, line: string): string {
  const quotes = `: va tutto fra virgolette, così:  ${clipped(quoted(line))}`;
  if (code === "DUPLICATE_KEY") {
    const [, name = ""] = /^\s*(?:- )?([^\s:]+):/.exec(line) ?? [];
    return `Il nome "${clipped(name)}" c’è due volte nello stesso gruppo: toglierne uno`;
  }
  if (/^\s*\t/.test(line))
    return "La riga comincia con un tabulatore: cancellarlo e mettere degli spazi";
  if (/^\s*(?:- )?[\w-]+:[^\s/]/.test(line))
    return `Dopo i due punti serve uno spazio, così:  ${clipped(line.trim().replace(":", ": "))}`;
  if (code === "BAD_INDENT" && /^ [\w-]+:/.test(line))
    return "La riga comincia con uno spazio di troppo: toglierlo";
  if (/^\s*(?:- )?[\w-]+: +[^\s["'{].*:\s/.test(line))
    return `Il testo contiene i due punti${quotes}`;
  if (/^\s*(?:- )?[\w-]+: +- /.test(line))
    return "Un elenco comincia nella riga sotto il suo nome, un trattino per riga";
  const [, start = ""] = /^\s*(?:- )?(?:[\w-]+: +)?([@`%&*!|>[\]{}?])/.exec(line) ?? [];
  if (start) return `Un testo che comincia con ${start}${quotes}`;
  if (/^\s*(?:- )?(?:[\w-]+: +)?["']/.test(line))
    return "C’è del testo dopo le virgolette che lo chiudono. Dentro un testo usare queste: «così»";
  if (!/:(\s|$)|^\s*-/.test(line))
    return "La riga non ha un nome: si scrive il nome, i due punti, uno spazio e il testo, così:  name: Anna";
  const known = BY_CODE[code as ErrorCode];
  return (
    known ??
    "La riga non è scritta come le altre: controllare spazi, due punti, trattini e virgolette"
  );
}

type Slip = { code: string; pos: [start: number, end?: number] };

/** Names that stand twice in a group; the library compares each with each, which takes minutes for many. */
function duplicateKeys(document: Document.Parsed): Slip[] {
  const slips: Slip[] = [];
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        if (names.has(key.value)) slips.push({ code: "DUPLICATE_KEY", pos: [key.range[0]] });
        names.add(key.value);
      }
    },
  });
  return slips;
}

/** One slip makes many errors: the first show where it is. */
const MOST_ERRORS = 50;

/** Each slip once a line, in their order: one missing mark makes the parser stumble over what follows. */
export function yamlSlips(
  source: string,
  document: Document.Parsed,
  counter: LineCounter,
): [line: number, reason: string][] {
  const lines = source.split("\n");
  const found: Slip[] = [...document.errors, ...document.warnings, ...duplicateKeys(document)];
  const slips = found.slice(0, MOST_ERRORS).map(({ code, pos }): [number, string] => {
    const place = counter.linePos(pos[0]).line;
    const above = lines.slice(0, place);
    const quote = above.findIndex(isOpenQuote) + 1;
    if (quote > 0) return [quote, "Mancano le virgolette che chiudono il testo"];
    const empty = emptyListLine(lines);
    if (empty > 0 && empty <= place)
      return [
        empty,
        `Qui sotto c’è un elenco: togliere [], così:  ${(lines[empty - 1] ?? "").replace(/:.*/, ":").trim()}`,
      ];
    const bracket = above.findIndex(isOpenBracket) + 1;
    if (bracket > 0) return [bracket, reasonAt(code, lines[bracket - 1] ?? "")];
    // The parser takes such a line for the beginning of the next, and stumbles over all that follow.
    const nameless = above.findIndex(isNameless) + 1;
    const from = nameless > 0 ? nameless : place;
    // Some slips are found before the line that has them, in comments above it.
    const line = from + Math.max(0, lines.slice(from - 1).findIndex(isRead));
    return [line, reasonAt(code, lines[line - 1] ?? "")];
  });
  return [...new Map(slips.toReversed())].toSorted(([one], [other]) => one - other);
}
