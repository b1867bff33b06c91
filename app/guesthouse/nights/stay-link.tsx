import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { queryWith } from "#app/domain/enquiry.ts";
import type { Party } from "#app/domain/party.ts";
import type { Stay } from "#app/domain/stay.ts";
import { setParty, setStay, useChoice } from "#app/client-state/enquiry-store.ts";

type StayLinkProps = {
  stay: Stay;
  /** The party where the guest has chosen none. */
  party?: Party;
  onChoose: () => void;
  className: string;
  children: ReactNode;
};

/** A link that sets the stay of the page's form. */
export function StayLink({ stay, party, onChoose, className, children }: StayLinkProps) {
  const linkParty = useChoice().party ?? party;
  const { search } = useLocation();
  return (
    <Link
      to={{ search: queryWith(search, { stay, party: linkParty }).toString() }}
      // As a choice in the fields, it makes no new entry in the history.
      replace
      preventScrollReset
      // Set at once, before a form writes the older choice into the address.
      onClick={({ metaKey, ctrlKey }) => {
        if (metaKey || ctrlKey) return;
        setStay(() => stay);
        if (linkParty) setParty(linkParty);
        onChoose();
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
