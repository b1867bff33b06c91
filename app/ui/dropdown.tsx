import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "./icon.tsx";

type DropdownProps = { label: string; value: string; isOpenAtFirst?: boolean; children: ReactNode };

/** A press elsewhere leaves the panel open, because closing the panel would move the button that is being pressed. */
export function Dropdown({ label, value, isOpenAtFirst = false, children }: DropdownProps) {
  const [isOpenByGuest, setOpen] = useState<boolean>();
  const open = isOpenByGuest ?? isOpenAtFirst;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  // The panel is scrolled into view, because it may open below the window's edge or behind the contact bar.
  const toggle = (shouldOpen: boolean) => {
    flushSync(() => setOpen(shouldOpen));
    if (shouldOpen) panel.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div role="presentation" onKeyDown={onKeyDown} className="grid content-start">
      {/* The value is outside of the button, so that the accessible name is the label alone. */}
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
        // The panel is in the flow, so that it covers no other button.
        className="grid gap-3 pt-2 pb-1 [&[hidden]]:hidden"
      >
        {children}
      </div>
    </div>
  );
}
