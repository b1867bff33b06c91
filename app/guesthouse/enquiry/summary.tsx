import { clsx } from "clsx";
import { BEDS_PER_ROOM, type Party, partyHint } from "#app/domain/party.ts";
import type { Total } from "#app/domain/quote-rooms.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { worded } from "#app/domain/worded.ts";
import { useGuesthouse, useLimits } from "#app/site/house.ts";
import { usePhrases, useWords } from "#app/site/words.ts";
import { Sentence } from "#app/ui/sentence.tsx";
import { ServerSlot } from "../nights/server-slot.tsx";
import { Bills } from "./bills.tsx";
import { StayAvailability } from "../nights/stay-availability.tsx";
import type { Priced } from "./priced.ts";
import type { EnquiryForm } from "./use-enquiry-form.ts";

function useHintWords(party: Party): string | undefined {
  const words = useWords().summary;
  const hint = partyHint(useLimits(), party);
  if (hint?.kind === "more-rooms")
    return worded(words.moreRooms, { posti: `${BEDS_PER_ROOM}`, camere: `${hint.rooms}` });
  return hint && worded(words.tooMany, { posti: `${hint.beds}` });
}

/** The price of the stay, with the tax where it is known and a note where it is not. */
function TotalLine({ total, strong }: { total: Total; strong: string }) {
  const { house, words, phrases } = useGuesthouse();
  const { bills, priceWords, taxWords } = usePhrases();
  const tax = taxWords(total);
  const amount = <strong className={`${strong} whitespace-nowrap`}>{priceWords(total)}</strong>;
  const isSum = bills(total).length > 0;
  return (
    <p className={clsx(isSum && "grid max-w-md tabular-nums print:block")}>
      {/* Below a sum the amount stands under the others; a sheet has no line to spare for it. */}
      <span
        className={clsx(
          isSum &&
            "mt-1 flex items-baseline justify-between gap-4 border-line pt-1.5 not-print:border-t print:inline",
        )}
      >
        <Sentence
          words={tax ? phrases.quote.total : words.summary.total}
          places={{ totale: amount }}
        />
      </span>
      {tax && (
        <span className="text-sm text-quiet">
          <span className="sr-only print:not-sr-only">, </span>
          {tax}
        </span>
      )}{" "}
      {total.tax === undefined && <span className="text-sm text-quiet">{house.taxNote}</span>}
    </p>
  );
}

type AnswerProps = { stay: Stay; party: Party; total: Total; isExample: boolean };

/** Days with their weekday, nights, people and the price of the stay. */
function Answer({ stay, party, total, isExample }: AnswerProps) {
  const words = useWords().summary;
  const { bills, guests, longDate, nights, rooms } = usePhrases();
  const strong = `font-semibold ${isExample ? "text-quiet" : "text-ink"}`;
  return (
    <>
      <p>
        <Sentence
          words={words.stay}
          places={{
            arrivo: <strong className={strong}>{longDate(stay.checkIn)}</strong>,
            // Where it does not fit, it goes to the next line whole.
            partenza: (
              <strong className={`${strong} min-[22rem]:inline-block`}>
                {longDate(stay.checkOut)}
              </strong>
            ),
          }}
        />
      </p>
      <p className="text-quiet">
        {nights(nightsOf(stay))}, {rooms(party.rooms)}, {guests(party)}
      </p>
      <Bills bills={bills(total)} />
      <TotalLine total={total} strong={strong} />
    </>
  );
}

/** What a night costs, where the day is not known yet. */
function NightWords({ prices, rate }: Pick<Priced, "prices" | "rate">) {
  const {
    house,
    words: { summary: words },
  } = useGuesthouse();
  const { priceWords } = usePhrases();
  const night = <span className="whitespace-nowrap">{priceWords(rate)}</span>;
  return (
    <p className="text-quiet peer-[:not(:empty)]:hidden first-letter:uppercase">
      <Sentence words={words.rate} places={{ prezzo: night }} /> {prices.tax && `${house.taxNote} `}
      <span className="not-js:hidden">{words.totalLater}</span>
    </p>
  );
}

type SummaryProps = {
  form: EnquiryForm;
  priced: Priced;
  /** The slug of the room that is asked for; without one, any of the house. */
  room?: string;
};

/** What is about to be asked. Dates that nobody chose fill the fields, and are no answer. */
export function Summary({ form, priced, room }: SummaryProps) {
  const { summary: words } = useWords();
  const { quote } = useGuesthouse().phrases;
  const { tooShortWords } = usePhrases();
  const { today, stay, problem, hasDates } = form;
  const { party, total, prices } = priced;
  const hint = useHintWords(party);
  const tooShort = total && tooShortWords(stay, total);

  return (
    <div className="grid gap-1">
      {today === "" && (
        <>
          <ServerSlot
            name="summary"
            className="peer grid gap-1 [&_span]:text-sm [&_span]:text-quiet [&_strong]:font-semibold [&_strong]:text-ink [&_strong]:min-[22rem]:inline-block [&>p+p]:text-quiet [&>p+p+p]:text-ink"
          />
          <NightWords prices={prices} rate={priced.rate} />
        </>
      )}
      {problem && <p className="text-alert">{words.problems[problem]}</p>}
      {total && (
        <>
          {!hasDates && <p className="font-semibold text-accent-text">{words.example}</p>}
          <div className={hasDates ? "contents" : "grid gap-1 text-[0.9375rem] text-quiet"}>
            <Answer stay={stay} party={party} total={total} isExample={!hasDates} />
          </div>
          {priced.isAgeMissing && <p className="text-sm text-quiet">{quote.agesMissing}</p>}
          {tooShort && <p className="text-alert">{tooShort}</p>}
        </>
      )}
      {hint && <p className="text-alert">{hint}</p>}
      <StayAvailability stay={hasDates && !problem ? stay : undefined} party={party} room={room} />
    </div>
  );
}
