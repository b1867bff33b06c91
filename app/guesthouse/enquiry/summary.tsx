import house from "#content/house.yaml";
import { longDate } from "#app/domain/day-words.ts";
import { BEDS_PER_ROOM, LIMITS, type Party, partyHint } from "#app/domain/party.ts";
import { guests, nights, rooms } from "#app/domain/party-words.ts";
import { euros, priceOfStay } from "#app/domain/price.ts";
import { nightsOf } from "#app/domain/stay.ts";
import type { Enquiry } from "./use-enquiry.ts";

function hintWords(party: Party): string | undefined {
  const hint = partyHint(party);
  if (hint?.kind === "more-rooms")
    return `In ogni camera c’è posto per ${BEDS_PER_ROOM} persone: per voi ne servono almeno ${hint.rooms}.`;
  if (hint)
    return `La casa ha ${LIMITS.rooms.max * BEDS_PER_ROOM} posti letto: scriveteci lo stesso, troviamo insieme una soluzione.`;
  return undefined;
}

type SummaryProps = Pick<Enquiry, "stay" | "party" | "ready"> & {
  /** The price a night and room, in cents. */
  rate: number;
};

/** What is about to be asked: days with their weekday, nights, people and the price of the stay. */
export function Summary({ stay, party, ready, rate }: SummaryProps) {
  const hint = hintWords(party);
  const count = ready ? nightsOf(stay) : 0;

  return (
    <div className="grid gap-1">
      {ready ? (
        <>
          <p>
            Da <strong className="font-semibold">{longDate(stay.checkIn)}</strong> a{" "}
            <strong className="font-semibold">{longDate(stay.checkOut)}</strong>
          </p>
          <p className="text-quiet">
            {nights(count)}, {rooms(party.rooms)}, {guests(party)}
          </p>
          <p>
            Totale del soggiorno{" "}
            <strong className="font-semibold whitespace-nowrap">
              {euros(priceOfStay(rate, count, party.rooms))}
            </strong>{" "}
            <span className="text-sm text-quiet">{house.taxNote}</span>
          </p>
        </>
      ) : (
        <p className="text-quiet">
          <span className="whitespace-nowrap">{euros(rate)}</span> a notte per camera. Scegliete le
          date e qui compare il totale.
        </p>
      )}
      {hint && <p className="text-alert">{hint}</p>}
    </div>
  );
}
