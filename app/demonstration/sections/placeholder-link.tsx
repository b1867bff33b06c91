import type { ReactNode } from "react";

type PlaceholderLinkProps = { accessibleName?: string; className?: string; children: ReactNode };

export function PlaceholderLink({ accessibleName, className, children }: PlaceholderLinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the specification wants links that lead nowhere yet
    <a href="#" data-placeholder="" aria-label={accessibleName} className={className}>
      {children}
    </a>
  );
}
