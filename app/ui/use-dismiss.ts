import { type RefObject, useEffect } from "react";

/** Closes by Escape and by a press outside; Escape moves the focus back to the button. */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onDismiss();
      box.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
    };
    const onOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) onDismiss();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
    };
  }, [box, open, onDismiss]);
}
