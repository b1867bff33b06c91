import { type ReactNode, useId } from "react";
import { Button } from "#app/ui/button.tsx";

type FoldedListProps = {
  items: ReactNode[];
  shownCount: number;
  accessibleName?: string;
  /** The button's labels while the list is folded, and while it is open. */
  words: [open: string, close: string];
  listClass: string;
  buttonClass: string;
};

/** Shows the first `shownCount` items; shows all after a press or without scripts (app/islands/small-behaviours.ts). */
export function FoldedList(props: FoldedListProps) {
  const { items, shownCount, accessibleName, words, listClass, buttonClass } = props;
  const id = useId();
  return (
    <>
      <ul id={id} aria-label={accessibleName} data-folded="" className={listClass}>
        {items.map((item, index) => (
          <li key={index} className={index >= shownCount ? "js:in-data-folded:hidden" : undefined}>
            {item}
          </li>
        ))}
      </ul>
      {items.length > shownCount && (
        <p className="flex justify-center not-js:hidden">
          <Button
            look="outline"
            aria-expanded={false}
            aria-controls={id}
            data-unfolds={id}
            data-words={JSON.stringify(words)}
            className={buttonClass}
          >
            {words[0]}
          </Button>
        </p>
      )}
    </>
  );
}

/** The demonstration's grid shows three items, and after a press all six (docs/specification.md, section 9). */
export const FOLDED_GRID_PROPS = {
  shownCount: 3,
  listClass: "grid gap-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-6",
  buttonClass: "mt-10",
};
