import { type ReactNode, useState } from "react";
import { buttonClass } from "#app/ui/button.ts";

/** How many a folded grid shows (docs/specification.md, section 9). */
export const FOLDED = 3;

type ExpandingGridProps = {
  items: ReactNode[];
  /** The button's words while the grid is folded, and while all are shown. */
  words: { open: string; close: string };
};

/** The first of many, and a button for the rest. Without scripts all are shown. */
export function ExpandingGrid({ items, words }: ExpandingGridProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {items.map((item, index) => (
          <li key={index} className={index >= FOLDED && !open ? "js:hidden" : undefined}>
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-10 flex justify-center not-js:hidden">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={buttonClass({ look: "outline" })}
        >
          {open ? words.close : words.open}
        </button>
      </p>
    </>
  );
}
