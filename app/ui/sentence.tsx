import { Fragment, type ReactNode } from "react";

type SentenceProps = {
  /** "Da {arrivo} a {partenza}" */
  words: string;
  placeholders: Record<string, ReactNode>;
};

/** Each text is in an element of its own: a translator replaces bare text nodes, and React would not reach them. */
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
