import type { ReactNode } from "react";

type PlaceholderLinkProps = {
  /** What it would lead to, where its content does not say it. */
  name?: string;
  className?: string;
  children: ReactNode;
};

/** A link that leads nowhere: the template keeps it, and a press on it moves nothing. */
export function PlaceholderLink({ name, className, children }: PlaceholderLinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <a href="#" aria-label={name} onClick={(event) => event.preventDefault()} className={className}>
      {children}
    </a>
  );
}
