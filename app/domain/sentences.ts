/**
 * The number of sentences that two values of content share.
 *
 * Shapes: in, any values of content; out, numbers of texts of two words or more.
 */

/** Single words, such as names, may be the same in every language. */
const TWO_WORDS_PATTERN = /\p{L}{3}.*\s.*\p{L}{3}/su;

/** Each sentence with its path: ".hero.0.words". */
function sentencesIn(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return TWO_WORDS_PATTERN.test(value) ? [[place, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => sentencesIn(one, `${place}.${key}`));
}

export function sharedSentences(one: unknown, other: unknown): { equal: number; all: number } {
  const sentences = sentencesIn(one);
  const theirs = new Map(sentencesIn(other));
  const equal = sentences.filter(([place, text]) => theirs.get(place) === text);
  return { equal: equal.length, all: sentences.length };
}
