import type { ReactNode } from "react";

type PlaceholderLinkProps = {
  /** The accessible name, where the content has no text. */
  name?: string;
  className?: string;
  children: ReactNode;
};

export function PlaceholderLink({ name, className, children }: PlaceholderLinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the specification wants links that lead nowhere yet
    <a href="#" data-placeholder="" aria-label={name} className={className}>
      {children}
    </a>
  );
}
