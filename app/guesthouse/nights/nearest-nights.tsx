import { Link, useLocation } from "react-router";
import { queryWith } from "#app/domain/enquiry.ts";
import type { Stay } from "#app/domain/stay.ts";
import { chooseStay, useChoice } from "#app/site/visit.ts";
import { usePhrases, useWords } from "#app/site/words.ts";

type NearestNightsProps = {
  stays: Stay[];
  /** Called when one is chosen: the link goes away with the stay that it stands beside. */
  onChoose: () => void;
};

/** Free stays as long as the one that is taken: each a link that sets its dates. */
export function NearestNights({ stays, onChoose }: NearestNightsProps) {
  const words = useWords().nights;
  const { dayRange } = usePhrases();
  const { party } = useChoice();
  const { search } = useLocation();
  return (
    <p className="flex flex-wrap items-baseline gap-x-5">
      {stays.length > 0 && <span className="text-quiet">{words.nearest}</span>}
      {stays.map((stay) => (
        <Link
          key={stay.checkIn}
          to={{ search: queryWith(search, { stay, party }).toString() }}
          // As a choice in the fields: the way back leaves the page.
          replace
          preventScrollReset
          // At once: the address that a form writes shall not be the older choice's.
          onClick={({ metaKey, ctrlKey }) => {
            if (metaKey || ctrlKey) return;
            chooseStay(() => stay);
            onChoose();
          }}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-accent-text underline underline-offset-6"
        >
          {dayRange(stay)}
        </Link>
      ))}
      <span className="text-quiet">{words.askAnyway}</span>
    </p>
  );
}
