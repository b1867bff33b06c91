/**
 * A message in the form that patterns read: small letters without accents, plain quotes and dashes.
 *
 * Shapes: in, any text; out, a text of the same length, so that a place in it is a place in the message.
 *         `extractMatches` blanks what it has read, so that no later pattern reads it again.
 */

/** Stands for each character that a pattern has read already. */
export const BLANK = "\u25a0";

const SIGN_REPLACEMENTS: [RegExp, string][] = [
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/[\u2018\u2019\u201b`\u00b4]/g, "'"],
  [/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"'],
  [/[^\S\n]/g, " "],
  // The lexicon spells "ß" with one "s".
  [/ß/g, "s"],
];

function plainLetter(letter: string): string {
  const [base = letter] = letter.normalize("NFD").toLowerCase();
  return base.length === letter.length ? base : letter;
}

export function foldText(message: string): string {
  const plain = message.replaceAll(/[^\0-\x7f]|[A-Z]/g, plainLetter);
  return SIGN_REPLACEMENTS.reduce((text, [sign, by]) => text.replaceAll(sign, by), plain);
}

export type FoundMatch<Value> = { value: Value; start: number; end: number };

/** Blanks the matches of a global pattern that `read` takes; it leaves one that `read` returns undefined for. */
export function extractMatches<Value>(
  text: string,
  pattern: RegExp,
  read: (groups: Record<string, string | undefined>, match: RegExpExecArray) => Value | undefined,
): { rest: string; found: FoundMatch<Value>[] } {
  const found: FoundMatch<Value>[] = [];
  let rest = text;
  for (const match of text.matchAll(pattern)) {
    const value = read(match.groups ?? {}, match);
    const end = match.index + match[0].length;
    if (value === undefined || end === match.index) continue;
    found.push({ value, start: match.index, end });
    rest = rest.slice(0, match.index) + BLANK.repeat(match[0].length) + rest.slice(end);
  }
  return { rest, found };
}

/** Blanks all matches. */
export function withoutMatches(text: string, ...patterns: RegExp[]): string {
  return patterns.reduce((rest, pattern) => extractMatches(rest, pattern, () => true).rest, text);
}

/**
 * The part of the sentence before a place; a comma ends it too, and a line end where it is not in the
 * midst of words.
 */
export function clauseBefore(text: string, place: number): string {
  const before = text
    .slice(0, place)
    .replaceAll(/(?<=\d)\.(?=\s?\d)/g, " ")
    .replaceAll(/(?<=[a-z] ?)\n(?!\n)/g, " ");
  return /[^.,;:!?\n]*$/.exec(before)?.[0] ?? "";
}
