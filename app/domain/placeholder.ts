/** Finds placeholder texts, which the family still has to replace (for example in content/<language>/good-to-know.yaml). */

/** "da inserire (se e dove si può fumare)" means "to be added (whether and where smoking is allowed)". */
export const BLANK_PATTERN = /da inserire/i;

export function withoutPlaceholders(sentences: string[]): string[] {
  return sentences.filter((sentence) => !BLANK_PATTERN.test(sentence));
}

const PLACEHOLDER_PATTERNS = {
  text: BLANK_PATTERN,
  phone: /^\+\d\d[ 0]+$/,
  address: /\.example\b/,
  page: /^https:\/\/www\.(facebook|instagram)\.com\/$/,
};

export type PlaceholderKind = keyof typeof PLACEHOLDER_PATTERNS;

export const placeholderKind = (text: string): PlaceholderKind | undefined =>
  (Object.keys(PLACEHOLDER_PATTERNS) as PlaceholderKind[]).find((kind) =>
    PLACEHOLDER_PATTERNS[kind].test(text),
  );

export const isPlaceholderText = (text: string) => placeholderKind(text) !== undefined;
