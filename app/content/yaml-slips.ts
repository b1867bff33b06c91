/** Italian sentences for syntax errors in YAML, with what to write instead. */
import { type Document, type ErrorCode, isScalar, type LineCounter, visit } from "yaml";
import { clip } from "./slip.ts";

function isOpenQuote(line: string): boolean {
  let open = "";
  let before = "";
  // The last character other than a space: a quotation begins only after some of them.
  let last = "";
  for (const sign of line) {
    if (open) {
      if (sign === open && !(open === '"' && before === "\\")) open = "";
    } else if (sign === "#" && (before === "" || before === " ")) return false;
    // Elsewhere a quotation mark is an ordinary character: l’ospite, 6".
    else if (sign === '"' && ["", ":", "-", "[", "{", ","].includes(last)) open = sign;
    else if (sign === "'" && ["", ":", "-"].includes(last)) open = sign;
    before = sign;
    if (sign !== " ") last = sign;
  }
  return open !== "";
}

/** Mostly a text that begins with a bracket. */
function isOpenBracket(line: string): boolean {
  const [, text = ""] = /^\s*(?:- )?(?:[\w-]+: +)?([[{].*)$/.exec(line) ?? [];
  return (
    (text.startsWith("[") && !text.includes("]")) || (text.startsWith("{") && !text.includes("}"))
  );
}

/** Neither a comment nor empty. */
function isContent(line: string): boolean {
  return /^\s*[^\s#]/.test(line);
}

/** The number of a line "seasons: []" with entries below it, or 0. */
function emptyListLine(lines: string[]): number {
  const index = lines.findIndex((line, at) => {
    const next = lines.slice(at + 1).find(isContent) ?? "";
    return /^\s*[\w-]+:\s*\[\s*\]\s*(#.*)?$/.test(line) && /^\s*- /.test(next);
  });
  return index + 1;
}

/** All lines of content/ begin with a name or a dash. */
function isNameless(line: string): boolean {
  return !/^\s*([#\-[{}\]]|$)|^\s*[^\s:]+:(\s|$)/.test(line);
}

/** The line with its text in quotation marks. */
function withQuotes(line: string): string {
  const [, name = "", text = ""] = /^\s*((?:- )?(?:[\w-]+: +)?)(.*?)\s*$/.exec(line) ?? [];
  return `${name}"${text.replaceAll('"', String.raw`\"`)}"`;
}

/** The reason by the error's code, where the line itself has no better one. */
const REASONS_BY_CODE: Partial<Record<ErrorCode | "TAG_RESOLVE_FAILED", string>> = {
  BAD_INDENT:
    "Questa riga, o una poco sopra, non comincia al posto giusto: contare gli spazi, e farle cominciare una sotto l’altra",
  BAD_DQ_ESCAPE: String.raw`Nel testo fra virgolette c’è una barra \: toglierla, o scriverla due volte`,
  MULTILINE_IMPLICIT_KEY:
    "La riga dopo questa comincia troppo a destra, oppure in questa mancano i due punti e uno spazio",
};

function reasonAt(code: string, line: string): string {
  const quotes = `: va tutto fra virgolette, così:  ${clip(withQuotes(line))}`;
  if (code === "DUPLICATE_KEY") {
    const [, name = ""] = /^\s*(?:- )?([^\s:]+):/.exec(line) ?? [];
    return `Il nome "${clip(name)}" c’è due volte nello stesso gruppo: toglierne uno`;
  }
  if (/^\s*\t/.test(line))
    return "La riga comincia con un tabulatore: cancellarlo e mettere degli spazi";
  if (/^\s*(?:- )?[\w-]+:[^\s/]/.test(line))
    return `Dopo i due punti serve uno spazio, così:  ${clip(line.trim().replace(":", ": "))}`;
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
  const byCode = REASONS_BY_CODE[code as ErrorCode];
  return (
    byCode ??
    "La riga non è scritta come le altre: controllare spazi, due punti, trattini e virgolette"
  );
}

type Slip = { code: string; pos: [start: number, end?: number] };

/** The library's own check is quadratic: minutes for a hostile file. */
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

/** One slip causes many errors, and the first ones show it. */
const MOST_ERRORS = 50;

/** One slip per line, in order: one missing mark causes errors in all that follows. */
export function yamlSlips(
  source: string,
  document: Document.Parsed,
  counter: LineCounter,
): [line: number, reason: string][] {
  const lines = source.split("\n");
  const errors: Slip[] = [...document.errors, ...document.warnings, ...duplicateKeys(document)];
  const slips = errors.slice(0, MOST_ERRORS).map(({ code, pos }): [number, string] => {
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
    // The parser joins such a line with the next, and reports errors further down.
    const nameless = above.findIndex(isNameless) + 1;
    const from = nameless > 0 ? nameless : place;
    // The parser reports some errors in the comments above their line.
    const line = from + Math.max(0, lines.slice(from - 1).findIndex(isContent));
    return [line, reasonAt(code, lines[line - 1] ?? "")];
  });
  return [...new Map(slips.toReversed())].toSorted(([one], [other]) => one - other);
}
