/** The difference of two texts, word by word. */

/** A piece of a text: of the version before, of the version after, or of both. */
export type DiffPart = { text: string; kind?: "gone" | "new" | undefined };

/** How much of the unchanged text beside a change is shown, in characters. */
const CONTEXT_LENGTH = 60;

const startOf = (text: string) =>
  text.length > CONTEXT_LENGTH ? `${text.slice(0, CONTEXT_LENGTH).replace(/\S*$/, "")}…` : text;

const endOf = (text: string) =>
  text.length > CONTEXT_LENGTH ? `…${text.slice(-CONTEXT_LENGTH).replace(/^\S*/, "")}` : text;

/** How many words are the same at the beginning of two texts. */
function commonLength(one: string[], other: string[]): number {
  const end = one.findIndex((word, at) => word !== other[at]);
  return end < 0 ? one.length : end;
}

/** The unchanged start, the words that differ in both versions, from the first to the last, and the unchanged end. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [one, other] = [before, after].map((text) => text.split(/(?<=\s)|(?=\s)/)) as [
    string[],
    string[],
  ];
  const start = commonLength(one, other);
  const [rest, others] = [one.slice(start), other.slice(start)];
  const end = commonLength(rest.toReversed(), others.toReversed());
  const middle = (words: string[]) => words.slice(0, words.length - end).join("");
  const parts: DiffPart[] = [
    { text: endOf(one.slice(0, start).join("")) },
    { text: middle(rest), kind: "gone" },
    { text: middle(others), kind: "new" },
    { text: startOf(rest.slice(rest.length - end).join("")) },
  ];
  return parts.filter(({ text }) => text !== "");
}
