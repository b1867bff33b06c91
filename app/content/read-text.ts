/** Reads a file of content/ as text; a file that is none is a slip. */
import { readFileSync, statSync } from "node:fs";

/** In bytes: ten times all of the family's words. */
const MAX_BYTES = 1_000_000;

type ReadText = { text: string } | { slip: string };

function codeOf(error: unknown): string {
  return String(Object(error).code ?? error);
}

/** Old programs save in a code page, whose accented letters are invalid UTF-8. */
function decode(bytes: Uint8Array): ReadText {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return {
      slip: "il file non è salvato in UTF-8, e le lettere con l’accento si perderebbero: nel programma con cui lo scrivete scegliete «Salva con nome», codifica UTF-8",
    };
  }
}

export function readText(file: string): ReadText {
  try {
    // Reading a pipe would block for ever.
    const stats = statSync(file);
    if (!stats.isFile()) return { slip: "qui serve un file di testo, e c’è una cartella o altro" };
    if (stats.size > MAX_BYTES)
      return { slip: "il file è più grande di 1 MB: qui stanno parole, le immagini in pictures/" };
    return decode(readFileSync(file));
  } catch (error) {
    return {
      slip:
        codeOf(error) === "ENOENT"
          ? "manca questo file"
          : `il file non si può leggere (${codeOf(error)})`,
    };
  }
}
