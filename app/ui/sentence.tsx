import { Fragment, type ReactNode } from "react";

type SentenceProps = {
  /** "Da {arrivo} a {partenza}" */
  words: string;
  placeholders: Record<string, ReactNode>;
};

/** Each text has its own element: browsers' translators replace bare text nodes, and React would go on updating the removed nodes. */
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
