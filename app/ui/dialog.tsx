import { type ReactNode, useEffect, useId, useRef } from "react";

/** The time between press and dialog, in milliseconds. */
const DIALOG_DELAY = 10;

type DialogProps = {
  title: string;
  open: boolean;
  /** Called for Escape; buttons inside call it themselves. */
  onClose: () => void;
  lang?: string;
  children: ReactNode;
};

/** The browser's own modal dialog, which traps the focus and restores it. */
export function Dialog({ title, open, onClose, lang, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    const opening = setTimeout(() => dialog.showModal(), DIALOG_DELAY);
    return () => {
      clearTimeout(opening);
      dialog.close();
    };
  }, [open]);

  return (
    <dialog
      ref={box}
      lang={lang}
      aria-labelledby={open ? id : undefined}
      onClose={() => {
        if (open) onClose();
      }}
      className="m-auto w-[min(28rem,100%-2.5rem)] border-t-2 border-accent bg-raised p-8 text-center text-ink shadow-2xl backdrop:bg-night/70 sm:p-10"
    >
      {open && (
        <div className="grid justify-items-center gap-5">
          <h2 id={id} className="title-card">
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
