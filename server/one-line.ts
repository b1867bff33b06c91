/**
 * A text as it may stand in a line of a form or in a header: what breaks a line becomes a space; what
 * turns the direction of reading, or is half a sign, goes.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll(/[\p{Bidi_Control}\p{Cs}]/gu, "")
    .trim();
}
