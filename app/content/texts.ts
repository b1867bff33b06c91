/** Returns a value and all its inner values, each with its path. Leaves out objects for which `isLeftOut` returns true. */
export function valuesIn(
  value: unknown,
  path = "",
  isLeftOut: (inner: object) => boolean = () => false,
): [path: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  if (isLeftOut(value)) return [];
  const innerValues = Object.entries(value).flatMap(([name, inner]) =>
    valuesIn(inner, path ? `${path}.${name}` : name, isLeftOut),
  );
  return [[path, value], ...innerValues];
}

export const textsIn = (...args: Parameters<typeof valuesIn>) =>
  valuesIn(...args).filter((one): one is [string, string] => typeof one[1] === "string");

/** Matches a text with two words of three or more letters. A single word, such as a name, may be the same in two languages. */
const TWO_WORDS_PATTERN = /\p{L}{3}.*\s.*\p{L}{3}/su;

export function countSharedSentences(one: unknown, other: unknown) {
  const sentences = textsIn(one).filter(([, text]) => TWO_WORDS_PATTERN.test(text));
  const otherTexts = new Map(textsIn(other));
  const equalSentences = sentences.filter(([path, text]) => otherTexts.get(path) === text);
  return { equalCount: equalSentences.length, allCount: sentences.length };
}
