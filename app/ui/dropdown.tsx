import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "./icon.tsx";

type DropdownProps = {
  /** The button's name. */
  label: string;
  /** What is chosen, in words. */
  value: string;
  children: ReactNode;
};

/**
 * A field that opens a small panel: its button is named by the label and described by the value. A
 * press elsewhere leaves it open: closing it would move the button one is just pressing.
 */
export function Dropdown({ label, value, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  // What opens below the edge of the window or behind the bar at its foot is not seen to open.
  const toggle = (next: boolean) => {
    flushSync(() => setOpen(next));
    if (next) panel.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div role="presentation" onKeyDown={onKeyDown} className="grid content-start">
      {/* The value stands beside the button, which lies over both: its name is what it is called by. */}
      <div className="relative grid gap-1.5">
        <button
          ref={button}
          type="button"
          aria-describedby={`${id}value`}
          aria-expanded={open}
          aria-controls={`${id}panel`}
          onClick={() => toggle(!open)}
          className="text-start text-sm text-quiet after:absolute after:inset-0"
        >
          {label}
        </button>
        <span className="flex min-h-10 items-center justify-between gap-3">
          <span id={`${id}value`} className="leading-snug font-semibold">
            {value}
          </span>
          <Icon name="down" className={clsx("size-5 transition-transform", open && "rotate-180")} />
        </span>
      </div>
      <div
        ref={panel}
        id={`${id}panel`}
        hidden={!open}
        // In the flow, so that it never covers the button one presses next.
        className="grid gap-3 pt-2 pb-1 [&[hidden]]:hidden"
      >
        {children}
      </div>
    </div>
  );
}
