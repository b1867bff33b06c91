import { BEDS_PER_ROOM, type Party, partyHint } from "#app/domain/party.ts";
import { priceOfStay } from "#app/domain/price.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { worded } from "#app/domain/worded.ts";
import { useGuesthouse, useLimits } from "#app/site/house.ts";
import { usePhrases, useWords } from "#app/site/words.ts";
import { Sentence } from "#app/ui/sentence.tsx";
import type { EnquiryForm } from "./use-enquiry-form.ts";

function useHintWords(party: Party): string | undefined {
  const words = useWords().summary;
  const hint = partyHint(useLimits(), party);
  if (hint?.kind === "more-rooms")
    return worded(words.moreRooms, { posti: `${BEDS_PER_ROOM}`, camere: `${hint.rooms}` });
  return hint && worded(words.tooMany, { posti: `${hint.beds}` });
}

type AnswerProps = { stay: Stay; party: Party; rates: number[]; isExample: boolean };

/** Days with their weekday, nights, people and the price of the stay. */
function Answer({ stay, party, rates, isExample }: AnswerProps) {
  const { house, words: all } = useGuesthouse();
  const words = all.summary;
  const { guests, longDate, nights, priceWords, rooms } = usePhrases();
  const count = nightsOf(stay);
  const strong = `font-semibold ${isExample ? "text-quiet" : "text-ink"}`;
  return (
    <>
      <p>
        <Sentence
          words={words.stay}
          places={{
            arrivo: <strong className={strong}>{longDate(stay.checkIn)}</strong>,
            partenza: <strong className={strong}>{longDate(stay.checkOut)}</strong>,
          }}
        />
      </p>
      <p className="text-quiet">
        {nights(count)}, {rooms(party.rooms)}, {guests(party)}
      </p>
      <p>
        <Sentence
          words={words.total}
          places={{
            totale: (
              <strong className={`${strong} whitespace-nowrap`}>
                {priceWords(priceOfStay(rates, count, party.rooms))}
              </strong>
            ),
          }}
        />{" "}
        <span className="text-sm text-quiet">{house.taxNote}</span>
      </p>
    </>
  );
}

type SummaryProps = {
  form: EnquiryForm;
  /** The rates of the rooms it may be, in cents a night. */
  rates: number[];
  /** The rooms that are asked for, where the guest does not choose how many. */
  rooms?: number;
};

/** What is about to be asked. Dates that nobody chose fill the fields, and are no answer. */
export function Summary({ form, rates, rooms = form.party.rooms }: SummaryProps) {
  const words = useWords().summary;
  const { priceWords } = usePhrases();
  const { today, stay, problem, hasDates } = form;
  const party = { ...form.party, rooms };
  const hint = useHintWords(party);
  const rate = <span className="whitespace-nowrap">{priceWords(priceOfStay(rates, 1, 1))}</span>;

  return (
    <div className="grid gap-1">
      {today === "" && (
        <p className="text-quiet">
          <Sentence words={words.rate} places={{ prezzo: rate }} />{" "}
          <span className="not-js:hidden">{words.totalLater}</span>
        </p>
      )}
      {problem && <p className="text-alert">{words.problems[problem]}</p>}
      {today !== "" && !problem && (
        <>
          {!hasDates && <p className="font-semibold text-accent-text">{words.example}</p>}
          <div className={hasDates ? "contents" : "grid gap-1 text-[0.9375rem] text-quiet"}>
            <Answer stay={stay} party={party} rates={rates} isExample={!hasDates} />
          </div>
        </>
      )}
      {hint && <p className="text-alert">{hint}</p>}
    </div>
  );
}
