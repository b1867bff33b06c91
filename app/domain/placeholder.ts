/** Patterns of texts that the family has not written yet; content/<language>/good-to-know.yaml explains them. */

/** "da inserire (se e dove si può fumare)" means "to be added (whether and where smoking is allowed)". */
export const PLACEHOLDER = /da inserire/i;

export function withoutPlaceholders(words: string[]): string[] {
  return words.filter((sentence) => !PLACEHOLDER.test(sentence));
}

const PLACEHOLDERS = {
  text: PLACEHOLDER,
  phone: /^\+\d\d[ 0]+$/,
  address: /\.example\b/,
  page: /^https:\/\/www\.(facebook|instagram)\.com\/$/,
};

export type PlaceholderKind = keyof typeof PLACEHOLDERS;

export const placeholderKind = (text: string): PlaceholderKind | undefined =>
  (Object.keys(PLACEHOLDERS) as PlaceholderKind[]).find((kind) => PLACEHOLDERS[kind].test(text));

export const isPlaceholderText = (text: string) => placeholderKind(text) !== undefined;
