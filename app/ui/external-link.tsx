import type { ComponentProps } from "react";

/** A link to another site, or to an app, in a tab of its own. */
export function ExternalLink({ children, ...link }: ComponentProps<"a">) {
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
