import type { ComponentProps } from "react";
import { withEnquiry } from "#app/domain/enquiry.ts";
import { mountAt } from "#app/paths/mounts.ts";
import { useEnquiry } from "./choice.ts";

/**
 * A link to another page of the site. Those of the guesthouse carry the guest's choice
 * (app/islands/choice-of-page.ts), so that nothing is lost from page to page.
 */
export function Link({ to, children, ...link }: ComponentProps<"a"> & { to: string }) {
  const enquiry = useEnquiry();
  const carries = to.startsWith("/") && mountAt(to.replace(/[?#].*$/, "")).look === "guesthouse";
  return (
    <a
      {...link}
      href={carries ? withEnquiry(to, enquiry) : to}
      data-carries={carries ? "" : undefined}
    >
      {children}
    </a>
  );
}
