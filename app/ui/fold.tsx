import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type FoldProps = {
  summary: ReactNode;
  className?: string;
  summaryClass?: string;
  children: ReactNode;
};

/** Hides the children until a press on `summary` shows them; in print they are always shown (app/styles/print.css). */
export function Fold({ summary, className, summaryClass, children }: FoldProps) {
  return (
    <details data-fold="" className={clsx("group/fold", className)}>
      <summary
        className={clsx(
          "flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden",
          summaryClass,
        )}
      >
        {summary}
        <Icon
          name="down"
          className="size-5 shrink-0 text-accent-text transition-transform group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
