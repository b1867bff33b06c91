export function textsIn(
  value: unknown,
  path = "",
  isLeftOut: (inner: object) => boolean = () => false,
): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null || isLeftOut(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, path ? `${path}.${name}` : name, isLeftOut),
  );
}

/** Texts of two words or more need a translation; single words, such as names, may be the same in every language. */
const TWO_WORDS_PATTERN = /\p{L}{3}.*\s.*\p{L}{3}/su;

export function sharedSentences(one: unknown, other: unknown): { equal: number; all: number } {
  const sentences = textsIn(one).filter(([, text]) => TWO_WORDS_PATTERN.test(text));
  const theirs = new Map(textsIn(other));
  const equal = sentences.filter(([path, text]) => theirs.get(path) === text);
  return { equal: equal.length, all: sentences.length };
}
