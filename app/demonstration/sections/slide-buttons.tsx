import { clsx } from "clsx";
import type { ReactNode } from "react";

type SlideButtonsProps = { id: string; items: ReactNode[]; className?: string };

/** Renders a button for each slide; the current slide's button is marked. Without scripts the buttons are hidden. */
function SlideButtons(props: SlideButtonsProps & { buttonClass: string }) {
  const { id, items, className, buttonClass } = props;
  return (
    <div className={clsx("hidden", className)}>
      {items.map((item, index) => (
        <button
          key={index}
          type="button"
          data-slide-to={index}
          aria-controls={id}
          aria-current={index === 0 ? "true" : undefined}
          className={buttonClass}
        >
          {/* Guests who control the browser by speech say the visible number, so the button's name contains the number. */}
          <span className="sr-only">{`Go to slide ${index + 1}`}</span>
          {item}
        </button>
      ))}
    </div>
  );
}

export function slideDotsRenderer(count: number, className: string) {
  const dot = (
    <span
      className={clsx(
        "size-2.5 rounded-full border border-edge transition-colors",
        "group-hover:bg-accent group-aria-[current]:bg-accent",
        "forced-colors:group-aria-[current]:bg-[Highlight]",
      )}
    />
  );
  return (id: string) => (
    <SlideButtons
      id={id}
      items={Array.from({ length: count }, () => dot)}
      className={clsx("gap-1 js:flex", className)}
      buttonClass="group grid size-8 place-items-center"
    />
  );
}

export function SlideThumbnails({ className, ...buttons }: SlideButtonsProps) {
  return (
    <SlideButtons
      {...buttons}
      className={clsx("gap-3 js:grid", className)}
      buttonClass={clsx(
        "border-2 border-transparent opacity-70 transition-opacity",
        "hover:opacity-100 aria-[current]:border-accent aria-[current]:opacity-100",
        "forced-colors:aria-[current]:border-[Highlight]",
      )}
    />
  );
}
