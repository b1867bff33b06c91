import { Fragment, type ReactNode } from "react";

type SentenceProps = {
  /** With names in braces: "Da {arrivo} a {partenza}". */
  words: string;
  places: Record<string, ReactNode>;
};

/** A sentence of content with elements in its places; each language puts them where it needs them. */
export function Sentence({ words, places }: SentenceProps) {
  return words
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? part : <Fragment key={index}>{places[part]}</Fragment>,
    );
}
