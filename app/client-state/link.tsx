import type { ComponentProps } from "react";
import { queryWith, withEnquiry } from "#app/domain/enquiry.ts";
import { mountAt } from "#app/paths/mounts.ts";
import { useEnquiry } from "./choice.ts";

/** A link's address with an enquiry in its query, before its fragment; its other parameters stay. */
export function addressWithEnquiry(address: string, enquiry: Parameters<typeof withEnquiry>[1]) {
  const [, path = "", search = "", fragment = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const query = queryWith(search, enquiry).toString();
  return `${path}${query && `?${query}`}${fragment}`;
}

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
      href={carries ? addressWithEnquiry(to, enquiry) : to}
      data-carries={carries ? "" : undefined}
    >
      {children}
    </a>
  );
}
