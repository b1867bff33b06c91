import { clsx } from "clsx";
import { useState } from "react";
import { enquiryQuery } from "#app/domain/enquiry.ts";
import { useToday } from "#app/client-state/today.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { useIsAnswered } from "./free-nights.ts";

/**
 * Whether what our server wrote into the page for the enquiry of its address still holds
 * (server/enquiry/page-template.ts): until the guest chooses otherwise, or the page itself knows.
 */
export function useServerAnswer(): boolean {
  const isAwake = useToday() !== "";
  const query = enquiryQuery(useEnquiry());
  const isAnswered = useIsAnswered();
  const [first, setFirst] = useState<string>();
  if (isAwake && first === undefined) setFirst(query);
  return !isAnswered && (first === undefined || query === first);
}

/**
 * A place that our server writes HTML into. React takes a text over as it finds it, and takes it away
 * whole: an empty one leaves what the server wrote, of which React knows nothing.
 */
export function ServerSlot({ name, className }: { name: string; className?: string }) {
  return (
    <div data-slot={name} className={clsx(className, "empty:hidden")} suppressHydrationWarning>
      {""}
    </div>
  );
}

/** Words of the page that our server may write otherwise; the page's own once they change. */
export function ServerWords({ name, children }: { name: string; children: string }) {
  const holds = useServerAnswer();
  return (
    // Another element, or the server's words would stay where the page's own are as they were built.
    <span key={String(holds)} data-slot={holds ? name : undefined} suppressHydrationWarning>
      {children}
    </span>
  );
}
