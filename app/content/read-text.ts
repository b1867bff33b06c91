/** Reads a file of content/ as text; what is none is told to the family. */
import { readFileSync, statSync } from "node:fs";

/** The largest file, in bytes: ten times all of the family's words. */
const LARGEST = 1_000_000;

export type ReadText = { text: string } | { slip: string };

function codeOf(error: unknown): string {
  return String(Object(error).code ?? error);
}

/** Programs on old computers save in the alphabet of their country: an accented letter is no UTF-8 then. */
function decoded(bytes: Uint8Array): ReadText {
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
    // A pipe would wait for a writer for ever.
    const found = statSync(file);
    if (!found.isFile()) return { slip: "qui serve un file di testo, e c’è una cartella o altro" };
    if (found.size > LARGEST)
      return { slip: "il file è più grande di 1 MB: qui stanno parole, le immagini in pictures/" };
    return decoded(readFileSync(file));
  } catch (error) {
    return {
      slip:
        codeOf(error) === "ENOENT"
          ? "manca questo file"
          : `il file non si può leggere (${codeOf(error)})`,
    };
  }
}
