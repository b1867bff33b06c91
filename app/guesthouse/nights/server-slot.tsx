import { clsx } from "clsx";
import { useState } from "react";
import { enquiryQuery } from "#app/domain/enquiry.ts";
import { useToday } from "#app/client-state/today.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { useIsAvailabilitySettled } from "./availability-store.ts";

/**
 * Whether the content that our server rendered for the address's enquiry is still valid
 * (server/enquiry/page-template.ts): until the guest changes the enquiry, or the page has availability.
 */
export function useIsServerContentValid(): boolean {
  const isAwake = useToday() !== "";
  const query = enquiryQuery(useEnquiry());
  const isSettled = useIsAvailabilitySettled();
  const [first, setFirst] = useState<string>();
  if (isAwake && first === undefined) setFirst(query);
  return !isSettled && (first === undefined || query === first);
}

/** An element whose HTML our server writes; hydration leaves it, since React renders no children. */
export function ServerSlot({ name, className }: { name: string; className?: string }) {
  return (
    <div data-slot={name} className={clsx(className, "empty:hidden")} suppressHydrationWarning>
      {""}
    </div>
  );
}

/** A text that our server may replace; the page's own text once the server's is no longer valid. */
export function ServerWords({ name, children }: { name: string; children: string }) {
  const holds = useIsServerContentValid();
  return (
    // A new key makes a new element: otherwise React would leave the server's text.
    <span key={String(holds)} data-slot={holds ? name : undefined} suppressHydrationWarning>
      {children}
    </span>
  );
}
