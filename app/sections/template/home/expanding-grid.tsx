import { type ReactNode, useId } from "react";
import { Button } from "#app/ui/button.tsx";

/** Items of the folded grid (docs/specification.md, section 9). */
const FOLDED_COUNT = 3;

type ExpandingGridProps = {
  items: ReactNode[];
  words: { open: string; close: string };
};

/** The first items, with a button for the rest; without scripts all items. */
export function ExpandingGrid({ items, words: { open, close } }: ExpandingGridProps) {
  const id = useId();
  return (
    <>
      <ul id={id} data-folded="" className="grid gap-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {items.map((item, index) => (
          <li
            key={index}
            className={index >= FOLDED_COUNT ? "js:in-data-folded:hidden" : undefined}
          >
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-10 flex justify-center not-js:hidden">
        <Button
          look="outline"
          data-unfolds={id}
          data-words={JSON.stringify([open, close])}
          aria-expanded={false}
          aria-controls={id}
        >
          {open}
        </Button>
      </p>
    </>
  );
}
