import { Link } from "#app/client-state/link.tsx";
import type { Party } from "#app/domain/party.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { useGuesthouse, usePaths, usePhrases, useWords } from "#app/site/page-context.ts";
import { Button } from "#app/ui/button.tsx";
import type { EnquiryForm } from "./enquiry-form.ts";
import type { EnquiryPricing } from "./pricing.ts";
import { Fold } from "#app/ui/fold.tsx";
import type { PartyQuote } from "#app/domain/quote-rooms.ts";
import { nightCountOf } from "#app/domain/stay.ts";
import { UnbrokenText } from "#app/ui/unbroken.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { AvailabilityNotice } from "../nights/availability-details.tsx";
import { ROOM_RESULTS_ID } from "../search/room-results-id.ts";

export function BedsHint({ form: { partyHint, party, setRooms } }: { form: EnquiryForm }) {
  const { summary: words } = useWords();
  const { pluralize, guestsWords, roomsWords } = usePhrases();
  if (!partyHint) return null;
  if (partyHint.kind === "more-than-the-house")
    return (
      <p data-announced="" className="text-alert">
        {interpolate(words.tooMany, { posti: `${partyHint.capacity}` })}
      </p>
    );
  const { rooms } = partyHint;
  return (
    <div className="grid justify-items-start gap-2">
      <p data-announced="" className="text-alert">
        {interpolate(words.moreRooms, { persone: guestsWords(party), camere: roomsWords(rooms) })}
      </p>
      <Button data-announced="" onClick={() => setRooms(rooms)} look="outline">
        {pluralize(rooms - party.rooms, words.askMoreRooms)}
      </Button>
    </div>
  );
}

export function TotalLine({ total, isOneRoom }: { total: PartyQuote; isOneRoom: boolean }) {
  const { house, words, phrases } = useGuesthouse();
  const { priceWords, taxWords } = usePhrases();
  const taxText = taxWords(total);
  const totalAmount = (
    <strong className="font-display text-4xl font-semibold whitespace-nowrap text-ink lining-nums">
      {priceWords(total)}
    </strong>
  );
  return (
    <p>
      <span data-announced="">
        <Sentence
          words={
            isOneRoom ? words.summary.thisRoom : taxText ? phrases.quote.total : words.summary.total
          }
          placeholders={{ totale: totalAmount }}
        />
      </span>
      {taxText && (
        <span className="block text-sm text-quiet">
          <span className="sr-only">, </span>
          {taxText}
        </span>
      )}{" "}
      {total.tax === undefined && <span className="text-sm text-quiet">{house.taxNote}</span>}
    </p>
  );
}

export function FoldedBill({ total, className }: { total: PartyQuote; className?: string }) {
  const { bill: billLabel } = useWords().summary;
  const bills = usePhrases().billsOf(total);
  if (bills.length === 0) return null;
  return (
    <Fold
      summary={billLabel}
      className={className ?? ""}
      summaryClass="w-fit text-[0.9375rem] font-medium text-accent-text"
    >
      {bills.map(({ heading, lines }) => (
        <div key={heading ?? ""} className="grid max-w-md gap-1 pb-2 text-sm text-quiet">
          {heading && <p className="mt-1 font-medium text-ink">{heading}</p>}
          <ul className="grid gap-1">
            {lines.map(({ words, amount }) => (
              <li key={words} className="flex items-baseline justify-between gap-4">
                <span>{words}</span>{" "}
                <span className="shrink-0 whitespace-nowrap tabular-nums">{amount}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Fold>
  );
}

/** The page of one room shows this to a party that needs several rooms. */
function OtherRoomsNote({ party }: { party: Party }) {
  const words = useWords().summary;
  const { pluralize } = usePhrases();
  const { search: searchPath } = usePaths();
  return (
    <p>
      {pluralize(party.rooms - 1, words.together)}{" "}
      <Link
        to={`${searchPath}#${ROOM_RESULTS_ID}`}
        className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-6"
      >
        {words.allRooms}
      </Link>
    </p>
  );
}

type SummaryProps = {
  form: EnquiryForm;
  pricing: EnquiryPricing;
  /** A room's slug; undefined for any room of the house. */
  room?: string;
};

function StaySummary({ form, pricing }: SummaryProps) {
  const { stay, party } = form;
  const { total, isOneRoom } = pricing;
  const words = useWords().summary;
  const { guestsWords, longDate, nightsWords, roomsWords } = usePhrases();
  const strongClass = "font-semibold text-ink";
  return (
    <>
      <p>
        <Sentence
          words={words.stay}
          placeholders={{
            arrivo: <strong className={strongClass}>{longDate(stay.checkIn)}</strong>,
            // The date breaks to the next line as a whole.
            partenza: (
              <strong className={`${strongClass} min-[22rem]:inline-block`}>
                {longDate(stay.checkOut)}
              </strong>
            ),
          }}
        />
      </p>
      <p className="text-quiet">
        {[nightsWords(nightCountOf(stay)), roomsWords(party.rooms), guestsWords(party)].join(", ")}
      </p>
      {total && (
        <>
          <TotalLine total={total} isOneRoom={isOneRoom} />
          <FoldedBill total={total} />
        </>
      )}
    </>
  );
}

function NightPrice({ prices, leastPrice }: Pick<EnquiryPricing, "prices" | "leastPrice">) {
  const { house, words } = useGuesthouse();
  const { priceWords } = usePhrases();
  const nightPrice = <span className="whitespace-nowrap">{priceWords(leastPrice)}</span>;
  return (
    <p className="max-w-prose text-quiet first-letter:uppercase">
      <Sentence words={words.summary.rate} placeholders={{ prezzo: nightPrice }} />{" "}
      {prices.tax && <span className="inline-block first-letter:uppercase">{house.taxNote}</span>}{" "}
      <span className="not-js:hidden">{words.summary.totalLater}</span>
    </p>
  );
}

export function Summary({ form, pricing, room }: SummaryProps) {
  const { summary: words } = useWords();
  const { quote } = useGuesthouse().phrases;
  const { tooShortWords } = usePhrases();
  const { today, stay, party, problem, hasDates } = form;
  const { total, isOneRoom, prices } = pricing;
  const tooShortText = total && tooShortWords(stay, total);

  return (
    <div className="grid gap-1">
      {!hasDates && !problem && <NightPrice prices={prices} leastPrice={pricing.leastPrice} />}
      {problem && (
        <p data-announced="" className="text-alert">
          <UnbrokenText words={words.problems[problem]} />
        </p>
      )}
      {today !== "" && hasDates && !problem && (
        <>
          <StaySummary form={form} pricing={pricing} />
          {pricing.isAgeMissing && <p className="text-sm text-quiet">{quote.agesMissing}</p>}
          {tooShortText && (
            <p data-announced="" className="text-alert">
              {tooShortText}
            </p>
          )}
        </>
      )}
      {isOneRoom && !form.partyHint && <OtherRoomsNote party={party} />}
      <BedsHint form={form} />
      <AvailabilityNotice
        stay={hasDates && !problem ? stay : undefined}
        party={party}
        room={room}
      />
    </div>
  );
}
