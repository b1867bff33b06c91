import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { queryWith } from "#app/domain/enquiry.ts";
import type { Party } from "#app/domain/party.ts";
import type { Stay } from "#app/domain/stay.ts";
import { setParty, setStay, useChoice } from "#app/client-state/enquiry-store.ts";

type StayLinkProps = {
  stay: Stay;
  /** Who comes where the guest has not said it; without it nobody is chosen. */
  party?: Party;
  onChoose: () => void;
  className: string;
  children: ReactNode;
};

/** A link that puts a stay into the page's form. */
export function StayLink({ stay, party, onChoose, className, children }: StayLinkProps) {
  const chosen = useChoice().party ?? party;
  const { search } = useLocation();
  return (
    <Link
      to={{ search: queryWith(search, { stay, party: chosen }).toString() }}
      // As a choice in the fields: the way back leaves the page.
      replace
      preventScrollReset
      // At once: the address that a form writes shall not be the older choice's.
      onClick={({ metaKey, ctrlKey }) => {
        if (metaKey || ctrlKey) return;
        setStay(() => stay);
        if (chosen) setParty(chosen);
        onChoose();
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
