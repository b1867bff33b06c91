import type { ComponentProps } from "react";
import { withEnquiry } from "#app/domain/enquiry.ts";
import { mountAt } from "#app/paths/mounts.ts";
import { useEnquiry } from "./choice.ts";

/** Adds the guest's choice (stay and party) to the URLs of the guesthouse's pages (app/islands/choice-of-page.ts). */
export function Link({ to, children, ...link }: ComponentProps<"a"> & { to: string }) {
  const enquiry = useEnquiry();
  const isHouseLink =
    to.startsWith("/") && mountAt(to.replace(/[?#].*$/, "")).look === "guesthouse";
  return (
    <a
      {...link}
      href={isHouseLink ? withEnquiry(to, enquiry) : to}
      data-carries={isHouseLink ? "" : undefined}
    >
      {children}
    </a>
  );
}
