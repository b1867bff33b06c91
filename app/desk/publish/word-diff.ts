/** The difference of two texts, word by word. */

export type Words = { text: string; kind?: "gone" | "new" | undefined }[];

/** What is shown of the unchanged words beside a change, in characters. */
const CONTEXT_LENGTH = 60;

const startOf = (text: string) =>
  text.length > CONTEXT_LENGTH ? `${text.slice(0, CONTEXT_LENGTH).replace(/\S*$/, "")}…` : text;

const endOf = (text: string) =>
  text.length > CONTEXT_LENGTH ? `…${text.slice(-CONTEXT_LENGTH).replace(/^\S*/, "")}` : text;

/** How many words two texts begin with alike. */
function commonLength(one: string[], other: string[]): number {
  const end = one.findIndex((word, at) => word !== other[at]);
  return end < 0 ? one.length : end;
}

/** A text with its words from the first that differs to the last in both versions. */
export function wordDiff(was: string, is: string): Words {
  const [one, other] = [was, is].map((text) => text.split(/(?<=\s)|(?=\s)/)) as [
    string[],
    string[],
  ];
  const start = commonLength(one, other);
  const [rest, others] = [one.slice(start), other.slice(start)];
  const end = commonLength(rest.toReversed(), others.toReversed());
  const middle = (words: string[]) => words.slice(0, words.length - end).join("");
  const words: Words = [
    { text: endOf(one.slice(0, start).join("")) },
    { text: middle(rest), kind: "gone" },
    { text: middle(others), kind: "new" },
    { text: startOf(rest.slice(rest.length - end).join("")) },
  ];
  return words.filter(({ text }) => text !== "");
}
