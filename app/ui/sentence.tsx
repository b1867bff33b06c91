import { Fragment, type ReactNode } from "react";

type SentenceProps = {
  /** With placeholders: "Da {arrivo} a {partenza}". */
  words: string;
  places: Record<string, ReactNode>;
};

/** A sentence of content with elements in place of its placeholders. */
export function Sentence({ words, places }: SentenceProps) {
  return words
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 0 ? part : <Fragment key={index}>{places[part]}</Fragment>,
    );
}
