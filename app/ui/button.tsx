import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** If the system forces its colours on the page, backgrounds disappear and this border becomes visible. */
const TRANSPARENT_BORDER_CLASS = "border border-transparent";

/** The green of `confirm` and the red of `cancel` are dark enough for white text (docs/specification.md, section 4). */
const LOOK_CLASSES = {
  solid: clsx(TRANSPARENT_BORDER_CLASS, "bg-accent text-on-accent hover:bg-accent-bright"),
  outline: "border border-edge text-ink hover:border-accent hover:bg-accent hover:text-on-accent",
  /** Filled with the accent colour if the room is free. */
  answer: clsx(
    "border border-edge text-ink hover:border-accent hover:bg-accent hover:text-on-accent",
    "in-data-[answer=free]:border-transparent in-data-[answer=free]:bg-accent in-data-[answer=free]:text-on-accent in-data-[answer=free]:hover:bg-accent-bright",
  ),
  confirm: clsx(TRANSPARENT_BORDER_CLASS, "bg-[#2f6b45] text-white hover:bg-[#285b3b]"),
  cancel: clsx(TRANSPARENT_BORDER_CLASS, "bg-[#a8322a] text-white hover:bg-[#8f2a23]"),
  onPicture: "border border-white/70 text-white hover:border-white hover:bg-white hover:text-night",
  /** Filled, except while the button of the page's form is in view (app/islands/scrolling.ts). */
  booking: clsx(
    TRANSPARENT_BORDER_CLASS,
    "bg-accent text-on-accent hover:bg-accent-bright",
    "in-data-form-button:border-edge in-data-form-button:bg-transparent in-data-form-button:text-ink in-data-form-button:hover:border-accent in-data-form-button:hover:bg-accent in-data-form-button:hover:text-on-accent",
  ),
  bookingOnPicture: clsx(
    TRANSPARENT_BORDER_CLASS,
    "bg-accent text-on-accent hover:bg-accent-bright",
    "in-data-form-button:border-white/70 in-data-form-button:bg-transparent in-data-form-button:text-white in-data-form-button:hover:border-white in-data-form-button:hover:bg-white in-data-form-button:hover:text-night",
  ),
};

export type ButtonLook = keyof typeof LOOK_CLASSES;

export function buttonClass({ look = "solid" }: { look?: ButtonLook | undefined } = {}): string {
  return clsx(
    "inline-flex min-h-12 items-center justify-center gap-2.5 rounded-xs px-7 py-3",
    "text-center text-[0.9375rem] leading-tight font-semibold tracking-wide",
    "transition-colors duration-200",
    LOOK_CLASSES[look],
  );
}

type ButtonProps = ComponentProps<"button"> & { look?: ButtonLook };

export function Button({ look, type = "button", className, ...button }: ButtonProps) {
  return <button {...button} type={type} className={clsx(buttonClass({ look }), className)} />;
}

export function roundButtonClass({ look = "outline" }: { look?: ButtonLook } = {}): string {
  return clsx(
    "inline-grid size-12 shrink-0 place-items-center rounded-full transition-colors duration-200",
    "disabled:pointer-events-none disabled:opacity-40",
    LOOK_CLASSES[look],
  );
}
