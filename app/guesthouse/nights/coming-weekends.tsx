import { useMemo } from "react";
import { useChoice } from "#app/client-state/choice.ts";
import type { Availability } from "#app/domain/availability.ts";
import { comingWeekends } from "#app/domain/coming-weekends.ts";
import { DEFAULT_PARTY } from "#app/domain/party.ts";
import type { Prices } from "#app/domain/prices.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { StayLink } from "./availability-details.tsx";

/** The party of a guest who has chosen none. */
const TWO_ADULTS = { ...DEFAULT_PARTY, adults: 2 };

type ComingWeekendsProps = {
  availability: Availability;
  now: number;
  prices: Prices;
  onChoose: () => void;
};

export function ComingWeekends({ availability, now, prices, onChoose }: ComingWeekendsProps) {
  const { weekends } = useWords().nights;
  const { dayRange, priceWords } = usePhrases();
  const party = useChoice().party ?? TWO_ADULTS;
  const stays = useMemo(
    () => comingWeekends(availability, { prices, party }, now),
    [availability, prices, party, now],
  );
  if (stays.length === 0) return null;
  return (
    <ul aria-label={weekends} className="grid grid-cols-3 gap-2 max-sm:px-6">
      {stays.map(({ stay, price }) => (
        <li key={stay.checkIn}>
          <StayLink
            stay={stay}
            party={TWO_ADULTS}
            onChoose={onChoose}
            className="grid h-full min-h-11 content-center justify-items-center gap-0.5 border border-line px-1 py-1.5 text-center hover:border-accent"
          >
            <span className="font-semibold text-balance">{dayRange(stay)}</span>
            <span className="text-sm text-accent-text">{priceWords(price)}</span>
          </StayLink>
        </li>
      ))}
    </ul>
  );
}
