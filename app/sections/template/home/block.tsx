import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { SectionHeading } from "#app/ui/section-heading.tsx";

type BlockProps = {
  label: string;
  heading: string;
  words?: string;
  tone?: "page" | "sand";
  /** A link beside the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A section of a home page. */
export function Block({ label, heading, words, tone = "page", aside, ...rest }: BlockProps) {
  const { className, children } = rest;
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx("rhythm", tone === "sand" && "bg-sand")}>
      <div className={clsx("column", className)} data-reveal="1000">
        <div
          className={clsx(
            aside && "mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 lg:mb-14",
          )}
        >
          <SectionHeading
            id={id}
            label={label}
            heading={heading}
            {...(words && { words })}
            {...(aside ? { className: "mb-0! lg:mb-0!" } : {})}
          />
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
