/** `modifica`, `scarta`, `esporta` and `importa`. */
import { parse } from "yaml";
import { PHOTOGRAPHS } from "#app/content/photographs.ts";
import { formatSlips } from "#app/content/slip.ts";
import type { Value } from "#app/content/yaml-splice.ts";
import { readBuildRelease } from "../current-release.ts";
import { DeskError } from "../context.ts";
import { exportEdits, importEdits } from "../edit-files.ts";
import { changeValue, discard, readValues } from "../edits.ts";
import { resolveRoom } from "../arguments.ts";
import { confirm } from "./confirm.ts";
import { withoutControlCharacters } from "../format.ts";
import type { Shell } from "./shell.ts";
import { formatEditValue, formatPlace, formatValue } from "../format-value.ts";

const UNCHANGED_NOTICE = "Non è cambiato niente.";

/** "prezzi", beside the name of the file: the room's rate follows. */
const PRICES_WORD = "prezzi";

/** "fotografia", beside a picture's name. */
const PHOTOGRAPH_WORD = "fotografia";

/** What the words of a command mean; without `word` the value is only shown. */
type EditRequest = { file: string; path: string; word?: string | undefined };

async function editRequestOf(shell: Shell, words: string[]): Promise<EditRequest> {
  const [file = "", path = "", word] = words;
  if (!file)
    throw new DeskError(
      `Che cosa? Per esempio: modifica prezzi "Elegant Room" 90,00 oppure modifica it/home title "Casa nostra".`,
    );
  if (file !== PRICES_WORD || !path)
    return { file: file === PRICES_WORD ? "prices" : file, path, word };
  const { slug } = await resolveRoom(shell, path);
  return { file: "prices", path: `rates.${slug}.base`, word };
}

const BOOLEAN_WORDS: Record<string, boolean> = {
  true: true,
  sì: true,
  si: true,
  false: false,
  no: false,
};

function parseYaml(word: string): Value | undefined {
  try {
    return parse(word);
  } catch {
    return undefined;
  }
}

/** The values that a word may mean in the place of another; the likeliest first. */
function candidateValues(word: string, before: unknown): Value[] {
  if (typeof before === "boolean") return [BOOLEAN_WORDS[word.toLowerCase()] ?? word];
  if (typeof before === "number") return [parseYaml(word.replace(",", ".")) ?? word];
  // A price, however it is typed.
  const [, euros, cents = ""] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(word) ?? [];
  if (typeof before === "string" && /^\d+,\d{2}$/.test(before) && euros)
    return [`${euros},${cents.padEnd(2, "0")}`];
  if (typeof before === "string") return [word];
  return [parseYaml(word), word].filter((value) => value !== undefined);
}

export async function editCommand(shell: Shell, words: string[]): Promise<void> {
  const isRemoval = words.includes("--togli");
  const { file, path, word } = await editRequestOf(
    shell,
    words.filter((one) => one !== "--togli"),
  );
  const found = await readValues(shell, file, path);
  if (word === undefined && !isRemoval) {
    for (const one of found)
      shell.print(
        `${one.path}: ${formatValue(one.value)}${JSON.stringify(one.own) === JSON.stringify(one.value) ? "" : " (cambiato)"}`,
      );
    return;
  }
  const [only] = found;
  const before = found.length === 1 && only?.path === path ? only.value : undefined;
  const values = isRemoval ? [undefined] : candidateValues(word ?? "", before);
  let outcome: Awaited<ReturnType<typeof changeValue>> | undefined;
  for (const value of values) {
    outcome = await changeValue(shell, { file, path, ...(value !== undefined && { value }) });
    if (!("slips" in outcome)) break;
  }
  if (!outcome) throw new DeskError(UNCHANGED_NOTICE);
  if ("slips" in outcome) throw new DeskError(`${formatSlips(outcome.slips)}\n${UNCHANGED_NOTICE}`);
  if ("conflict" in outcome)
    throw new DeskError(
      `Qualcun altro ha appena scritto ${formatValue(outcome.conflict)}; voi volevate ${formatValue(values.at(-1))}. ${UNCHANGED_NOTICE} Guardate, e se è giusto ripetete il comando.`,
    );
  shell.print(
    `content/${file}.yaml  ${withoutControlCharacters(path)}: da ${formatValue(outcome.was)} a ${formatValue(outcome.value)}`,
  );
  shell.print("Gli ospiti lo vedono dopo: npm run desk -- pubblica");
}

export async function discardCommand(shell: Shell, words: string[]): Promise<void> {
  const [word, path] = words.filter((one) => !one.startsWith("--"));
  const file = word === PHOTOGRAPH_WORD ? PHOTOGRAPHS : word;
  if (!file)
    await confirm(
      shell,
      words,
      ["Si perdono tutte le modifiche che non sono ancora pubblicate."],
      UNCHANGED_NOTICE,
    );
  const { discarded, restored } = await discard(shell, (await readBuildRelease()).release, {
    file,
    path,
  });
  if (discarded.length + restored.length === 0)
    return shell.print("Non c’era niente da scartare: è tutto pubblicato.");
  for (const edit of restored)
    shell.print(`Rimesso: ${formatPlace(edit)}: ${formatEditValue(edit)}`);
  for (const edit of discarded)
    shell.print(`Scartato: ${formatPlace(edit)}: ${formatEditValue(edit)}`);
}

export async function exportCommand(shell: Shell, [folder]: string[]): Promise<void> {
  if (!folder) throw new DeskError("In quale cartella? Per esempio: esporta content");
  const files = await exportEdits(shell, folder);
  if (files.length === 0) return shell.print("Non c’è niente da esportare: nessuna modifica.");
  for (const file of files) shell.print(`Scritto: ${withoutControlCharacters(file)}`);
}

/** Lets the folder's words stand where the store has later ones. */
const MINE_FLAG = "--mio";

export async function importCommand(shell: Shell, words: string[]): Promise<void> {
  const folder = words.find((word) => !word.startsWith("--"));
  if (!folder) throw new DeskError("Da quale cartella? Per esempio: importa ../content");
  const outcome = await importEdits(shell, folder, words.includes(MINE_FLAG));
  if ("slips" in outcome) throw new DeskError(`${formatSlips(outcome.slips)}\n${UNCHANGED_NOTICE}`);
  if ("older" in outcome)
    throw new DeskError(
      `${UNCHANGED_NOTICE} Qui ci sono modifiche più nuove di ${outcome.older.map((file) => `${file}.yaml`).join(", ")}: prima npm run desk -- esporta, oppure ripetete con ${MINE_FLAG} perché valga la cartella.`,
    );
  if (outcome.changed.length === 0) return shell.print("La cartella dice quello che c’è già.");
  for (const { file, path, value } of outcome.changed)
    shell.print(`content/${file}.yaml  ${path}: ${formatValue(value)}`);
  shell.print("Gli ospiti lo vedono dopo: npm run desk -- pubblica");
}
