/** As much of a text as a sentence shows of it, in letters. */
const MOST = 80;

export function clipped(text: string, most = MOST): string {
  return text.length > most ? `${text.slice(0, most)} …` : text;
}
