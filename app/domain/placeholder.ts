/**
 * Texts that the family has not written yet.
 *
 * Source: content/good-to-know.yaml, which explains placeholders to the family.
 */

/** "da inserire (se e dove si può fumare)" */
export const PLACEHOLDER = /da inserire/i;

export function withoutPlaceholders(words: string[]): string[] {
  return words.filter((sentence) => !PLACEHOLDER.test(sentence));
}
