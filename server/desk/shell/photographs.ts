/** `fotografia`: a photograph for a picture of the catalogue. */
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { DeskError } from "../context.ts";
import { readValues } from "../edits.ts";
import { moveFocus, putPhotograph, removePhotograph } from "../photographs.ts";
import { withoutControlCharacters } from "../format.ts";
import { formatValue } from "../format-value.ts";
import type { Shell } from "./shell.ts";

const FOCUS_FLAG = "--centro";
const REMOVE_FLAG = "--togli";

const PUBLISH_HINT = "Gli ospiti la vedono dopo: npm run desk -- pubblica";

/** "40,60": per cent from the left and from above. */
function parseFocus(word = ""): [number, number] {
  const [, x, y] = /^(\d{1,3})[,;x](\d{1,3})$/.exec(word) ?? [];
  const [left, top] = [Number(x), Number(y)];
  if (left <= 100 && top <= 100) return [left / 100, top / 100];
  throw new DeskError(
    `Dopo ${FOCUS_FLAG} va il punto da non tagliare, per cento da sinistra e dall’alto: ${FOCUS_FLAG} 40,60. Non è cambiato niente.`,
  );
}

/** A hint to check the alternative text of a replaced photograph. */
async function describeAlt(shell: Shell, id: string): Promise<string[]> {
  const file = `${DEFAULT_LANGUAGE}/pictures`;
  const alt = (await readValues(shell, file)).find(({ path }) => path === id)?.value;
  if (typeof alt !== "string" || alt === "") return [];
  return [
    `Chi non la vede legge: ${formatValue(alt)}. Se non va più: npm run desk -- modifica ${file} ${id} “…”`,
  ];
}

export async function photographCommand(shell: Shell, words: string[]): Promise<void> {
  const at = words.indexOf(FOCUS_FLAG);
  const focus = at < 0 ? undefined : parseFocus(words[at + 1]);
  const isRemoval = words.includes(REMOVE_FLAG);
  const rest = words.filter(
    (word, index) => word !== REMOVE_FLAG && (at < 0 || index < at || index > at + 1),
  );
  const [id = "", file] = rest;
  if (!id || (!file && !focus && !isRemoval))
    throw new DeskError(
      `Quale immagine, e quale file? Per esempio: fotografia elegant-wide IMG_1234.jpg. I nomi delle immagini sono in pictures/catalogue.yaml.`,
    );
  if (isRemoval) {
    if (!(await removePhotograph(shell, id)))
      throw new DeskError(`Per «${withoutControlCharacters(id)}» c’è già la fotografia del sito.`);
    shell.print(`${withoutControlCharacters(id)}: torna la fotografia del sito.`);
    return shell.print(PUBLISH_HINT);
  }
  if (!file) {
    await moveFocus(shell, id, focus!);
    shell.print(`${withoutControlCharacters(id)}: il punto da non tagliare è cambiato.`);
    return shell.print(PUBLISH_HINT);
  }
  const { size, pieces } = await putPhotograph(shell, id, file, { focus });
  shell.print(
    `${withoutControlCharacters(id)}: fotografia di ${size.join("×")} pixel, senza il luogo e l’ora.`,
  );
  if (pieces.length > 0) shell.print(`Da questa si ritaglia anche ${pieces.join(", ")}.`);
  if (!focus)
    shell.print(
      `Dove va tagliata resta il centro; se taglia una testa: fotografia ${withoutControlCharacters(id)} ${FOCUS_FLAG} 40,60`,
    );
  for (const line of await describeAlt(shell, id)) shell.print(line);
  shell.print(PUBLISH_HINT);
}
