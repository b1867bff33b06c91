import { Fragment, type ReactNode } from "react";

type SentenceProps = {
  /** "Da {arrivo} a {partenza}" */
  words: string;
  placeholders: Record<string, ReactNode>;
};

/** Each text has its own element, because browsers' translators replace bare text nodes, so React's updates would be lost. */
export function Sentence({ words, placeholders }: SentenceProps) {
  return words.split(/\{(\w+)\}/).map((part, index) =>
    index % 2 === 0 ? (
      // An empty first element is left out, because WebKit would not apply ::first-letter then.
      part && <span key={part + index}>{part}</span>
    ) : (
      <Fragment key={index}>{placeholders[part]}</Fragment>
    ),
  );
}
