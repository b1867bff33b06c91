/** What the family reads when a file of content/ is not written as YAML wants it: what to write instead. */
import type { Document, ErrorCode, LineCounter } from "yaml";

/** What a line's text begins with, when it is a mark that has to be closed, and the text. */
function marked(line: string): [mark: string, text: string] {
  const [, text = ""] = /^\s*(?:- )?(?:[\w-]+: +)?(["'[{].*)$/.exec(line) ?? [];
  return [text[0] ?? "", text];
}

/** Whether a line opens a quotation and does not close it. */
function isOpenQuote(line: string): boolean {
  const [mark, text] = marked(line);
  return /["']/.test(mark) && text.replaceAll(`\\${mark}`, "").split(mark).length % 2 === 0;
}

/** Whether a line opens a bracket and does not close it: a text that begins with one, as a rule. */
function isOpenBracket(line: string): boolean {
  const [mark, text] = marked(line);
  return (mark === "[" && !text.includes("]")) || (mark === "{" && !text.includes("}"));
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
  DUPLICATE_KEY: "Questo nome c’è due volte nello stesso gruppo: toglierne uno",
  BAD_INDENT:
    "Questa riga, o una poco sopra, non comincia al posto giusto: contare gli spazi, e farle cominciare una sotto l’altra",
  BAD_DQ_ESCAPE: String.raw`Nel testo fra virgolette c’è una barra \: toglierla, o scriverla due volte`,
  MULTILINE_IMPLICIT_KEY:
    "La riga dopo questa comincia troppo a destra, oppure in questa mancano i due punti e uno spazio",
};

/** What is wrong at a line, and what to write instead. */
function reasonAt(code: string, line: string): string {
  const quotes = `: va tutto fra virgolette, così:  ${quoted(line)}`;
  if (/^\s*\t/.test(line))
    return "La riga comincia con un tabulatore: cancellarlo e mettere degli spazi";
  if (/^\s*(?:- )?[\w-]+:[^\s/]/.test(line))
    return `Dopo i due punti serve uno spazio, così:  ${line.trim().replace(":", ": ")}`;
  if (/^\s*(?:- )?[\w-]+: .*:\s/.test(line)) return `Il testo contiene i due punti${quotes}`;
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

/** Each slip once a line, in their order: one missing mark makes the parser stumble over what follows. */
export function yamlSlips(
  source: string,
  { errors, warnings }: Document.Parsed,
  counter: LineCounter,
): [line: number, reason: string][] {
  const lines = source.split("\n");
  const slips = [...errors, ...warnings].map(({ code, pos }): [number, string] => {
    const place = counter.linePos(pos[0]).line;
    const above = lines.slice(0, place);
    const quote = above.findIndex(isOpenQuote) + 1;
    if (quote > 0) return [quote, "Mancano le virgolette che chiudono il testo"];
    const bracket = above.findIndex(isOpenBracket) + 1;
    if (bracket > 0) return [bracket, reasonAt(code, lines[bracket - 1] ?? "")];
    // The parser takes such a line for the beginning of the next, and stumbles over all that follow.
    const nameless = above.findIndex(isNameless) + 1;
    const line = nameless > 0 ? nameless : place;
    return [line, reasonAt(code, lines[line - 1] ?? "")];
  });
  return [...new Map(slips.toReversed())].toSorted(([one], [other]) => one - other);
}
