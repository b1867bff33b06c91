/**
 * The sentences in a value of content, and how many of them two values share.
 *
 * Shapes: in, anything that content holds; out, texts of two words or more, each with its place.
 */

/** Two words: names and signs may be alike in every language. */
const TWO_WORDS = /\p{L}{3}.*\s.*\p{L}{3}/su;

/** Each sentence by its place: ".hero.0.words". */
export function sentencesIn(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return TWO_WORDS.test(value) ? [[place, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => sentencesIn(one, `${place}.${key}`));
}

/** How many sentences of one stand at the same places in the other. */
export function sharedSentences(one: unknown, other: unknown): { equal: number; all: number } {
  const said = sentencesIn(one);
  const theirs = new Map(sentencesIn(other));
  const equal = said.filter(([place, text]) => theirs.get(place) === text);
  return { equal: equal.length, all: said.length };
}
