/** The length of a quoted text, in characters. */
const MOST = 80;

export function clip(text: string, most = MOST): string {
  return text.length > most ? `${text.slice(0, most)} …` : text;
}
