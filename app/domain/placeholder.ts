/**
 * Texts that the family has not written yet.
 *
 * Shapes: in, a text of content/; out, whether it only says what is missing.
 * Source: content/good-to-know.yaml, which explains it to the family.
 */

/** A text that says by itself that it is missing: "da inserire (se e dove si può fumare)". */
export const PLACEHOLDER = /da inserire/i;

/** The sentences that may be shown to guests. */
export function withoutPlaceholders(words: string[]): string[] {
  return words.filter((sentence) => !PLACEHOLDER.test(sentence));
}
