import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
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
  const id = useId();

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}value`}
        aria-expanded={open}
        aria-controls={`${id}panel`}
        onClick={() => setOpen(!open)}
        className="grid w-full text-start"
      >
        <span id={`${id}label`} className="text-sm text-quiet">
          {label}
        </span>
        <span className="flex min-h-10 items-center justify-between gap-3">
          <span id={`${id}value`} className="leading-snug font-semibold">
            {value}
          </span>
          <Icon name="down" className={clsx("size-5 transition-transform", open && "rotate-180")} />
        </span>
      </button>
      <div
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
