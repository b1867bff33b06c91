/** Replaces line breaks and control characters by spaces; removes direction overrides and unpaired surrogates. */
export function toOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll(/[\p{Bidi_Control}\p{Cs}]/gu, "")
    .trim();
}
