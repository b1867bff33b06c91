import { clsx } from "clsx";
import type { Content } from "#app/content/site-content.ts";
import { roundClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The template's pager, disabled because there are no other pages. */
export function Pager({ previous, next, pages }: Content<"template/blog">["pager"]) {
  return (
    <nav aria-label="Pages" className="mt-14 flex justify-center gap-2">
      <button type="button" disabled aria-label={previous} className={roundClass()}>
        <Icon name="previous" />
      </button>
      {Array.from({ length: pages }, (_, index) => (
        <button
          key={index}
          type="button"
          disabled
          aria-current={index === 0 ? "page" : undefined}
          className={clsx(
            "inline-grid size-12 place-items-center rounded-full border border-edge font-semibold",
            index === 0 ? "bg-accent text-on-accent" : "opacity-40",
          )}
        >
          {index + 1}
        </button>
      ))}
      <button type="button" disabled aria-label={next} className={roundClass()}>
        <Icon name="next" />
      </button>
    </nav>
  );
}
