import { type ReactNode, useId } from "react";

type DialogProps = {
  /** The id that a button's `data-opens` or a form's `data-opens-on-submit` names (app/islands/dialogs.ts). */
  id: string;
  title: string;
  lang?: string;
  children: ReactNode;
};

/** Uses the browser's modal dialog, which holds the focus and afterwards returns it to the element that had it before. */
export function Dialog({ id, title, lang, children }: DialogProps) {
  const headingId = useId();
  return (
    <dialog
      id={id}
      lang={lang}
      aria-labelledby={headingId}
      className="m-auto w-[min(28rem,100%-2.5rem)] border-t-2 border-accent bg-raised p-8 text-center text-ink shadow-2xl backdrop:bg-night/70 sm:p-10"
    >
      <div className="grid justify-items-center gap-5">
        <h2 id={headingId} className="title-card">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
