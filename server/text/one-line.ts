/** Line breaks become spaces; direction overrides and unpaired surrogates are removed. */
export function toOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll(/[\p{Bidi_Control}\p{Cs}]/gu, "")
    .trim();
}
