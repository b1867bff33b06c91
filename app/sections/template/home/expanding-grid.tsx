import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";

/** Items of the folded grid (docs/specification.md, section 9). */
const FOLDED_COUNT = 3;

type ExpandingGridProps = {
  items: ReactNode[];
  /** The button's labels while the grid is folded, and while it is open. */
  words: { open: string; close: string };
};

/** The first items, with a button for the rest; without scripts all items. */
export function ExpandingGrid({ items, words }: ExpandingGridProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {items.map((item, index) => (
          <li key={index} className={index >= FOLDED_COUNT && !open ? "js:hidden" : undefined}>
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-10 flex justify-center not-js:hidden">
        <Button aria-expanded={open} onClick={() => setOpen(!open)} look="outline">
          {open ? words.close : words.open}
        </Button>
      </p>
    </>
  );
}
