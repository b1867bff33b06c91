import { Fragment, type ReactNode } from "react";

type SentenceProps = {
  /** The sentence with placeholders, such as "Da {arrivo} a {partenza}". */
  words: string;
  /** The elements, by the names of the placeholders. */
  placeholders: Record<string, ReactNode>;
};

/**
 * A sentence of content with elements in place of its placeholders. Each text is in an element of its
 * own: a translator replaces bare text nodes, and React would no longer reach them.
 */
export function Sentence({ words, placeholders }: SentenceProps) {
  return words.split(/\{(\w+)\}/).map((part, index) =>
    index % 2 === 0 ? (
      // WebKit applies ::first-letter to nothing where the first element is empty.
      part && <span key={part + index}>{part}</span>
    ) : (
      <Fragment key={index}>{placeholders[part]}</Fragment>
    ),
  );
}
