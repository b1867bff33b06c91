import { clsx } from "clsx";

/** An edge that nobody sees keeps a button a button where the system takes its ground away (forced colours). */
const UNSEEN_EDGE = "border border-transparent";

/**
 * Green and red are the dialogs' (docs/specification.md, section 4), dark enough for white words.
 */
const LOOKS = {
  solid: clsx(UNSEEN_EDGE, "bg-accent text-on-accent hover:bg-accent-bright"),
  outline: "border border-edge text-ink hover:border-accent hover:bg-accent hover:text-on-accent",
  /** In gold where what it asks for is free (`data-answer`). */
  answer: clsx(
    "border border-edge text-ink hover:border-accent hover:bg-accent hover:text-on-accent",
    "in-data-[answer=free]:border-transparent in-data-[answer=free]:bg-accent in-data-[answer=free]:text-on-accent in-data-[answer=free]:hover:bg-accent-bright",
  ),
  confirm: clsx(UNSEEN_EDGE, "bg-[#2f6b45] text-white hover:bg-[#285b3b]"),
  cancel: clsx(UNSEEN_EDGE, "bg-[#a8322a] text-white hover:bg-[#8f2a23]"),
  onPicture: "border border-white/70 text-white hover:border-white hover:bg-white hover:text-night",
};

export type ButtonLook = keyof typeof LOOKS;

/** The classes of a button; a link can wear them too. */
export function buttonClass({ look = "solid" }: { look?: ButtonLook } = {}): string {
  return clsx(
    "inline-flex min-h-12 items-center justify-center gap-2.5 rounded-xs px-7 py-3",
    "text-center text-[0.9375rem] leading-tight font-semibold tracking-wide",
    "transition-colors duration-200",
    LOOKS[look],
  );
}

/** A round button with an icon and no words: arrows, pause, theme. */
export function roundClass({ look = "outline" }: { look?: ButtonLook } = {}): string {
  return clsx(
    "inline-grid size-12 shrink-0 place-items-center rounded-full transition-colors duration-200",
    "disabled:pointer-events-none disabled:opacity-40",
    LOOKS[look],
  );
}
