import { useMemo } from "react";
import { comingStays } from "#app/domain/coming-stays.ts";
import type { Availability } from "#app/domain/availability.ts";
import { freshnessOfRooms, roomNightsOf } from "#app/domain/room-availability.ts";
import type { Prices } from "#app/domain/prices.ts";
import { partyForRooms } from "#app/domain/quote-rooms.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { useChoice } from "#app/client-state/choice.ts";
import { ENQUIRY_FORM_ID } from "../enquiry/form-validity.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { FreshnessNote, StayLink } from "./availability-details.tsx";

const TWO_ADULTS = { rooms: 1, adults: 2, children: 0 };

/** Scrolls to the form, which shows the stay and its price. */
function goToForm(): void {
  const form = document.getElementById(ENQUIRY_FORM_ID);
  if (!form) return;
  form.tabIndex = -1;
  form.focus({ preventScroll: true });
  form.scrollIntoView({ block: "start", behavior: "smooth" });
}

type ComingNightsProps = { availability: Availability; now: number; prices: Prices };

/** The next free weekends and week: links that fill the page's form. */
export function ComingNights({ availability, now, prices }: ComingNightsProps) {
  const words = useWords().nights.coming;
  const { dayRange, guests, priceWords } = usePhrases();
  const party = useChoice().party ?? TWO_ADULTS;
  const stays = useMemo(
    () => comingStays(availability, { prices, party }, now),
    [availability, prices, party, now],
  );
  if (stays.length === 0) return null;
  return (
    <section aria-labelledby="prossime-notti" data-print="no" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="prossime-notti" className="title-card">
          {words.heading}
        </h2>
        <p className="text-sm text-quiet">
          {interpolate(words.total, { persone: guests(partyForRooms(party, prices)) })}
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {stays.map(({ kind, stay, price }) => (
          <li key={kind + stay.checkIn}>
            <StayLink
              stay={stay}
              party={TWO_ADULTS}
              onChoose={goToForm}
              className="grid h-full content-start gap-1 border border-line bg-raised p-4 hover:border-accent"
            >
              <span className="text-sm text-quiet">{words[kind]}</span>
              <span className="text-lg font-semibold">{dayRange(stay)}</span>
              <span className="text-accent-text">{priceWords(price)}</span>
            </StayLink>
          </li>
        ))}
      </ul>
      <FreshnessNote
        {...freshnessOfRooms(roomNightsOf(availability, Object.keys(prices.rates)), now)}
        now={now}
      />
    </section>
  );
}
