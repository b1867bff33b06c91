/** A text as it may stand in a line of a form or in a header: what breaks a line becomes a space. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
