import house from "#content/house.yaml";
import { longDate } from "#app/domain/day-words.ts";
import { BEDS_PER_ROOM, type Party, partyHint } from "#app/domain/party.ts";
import { guests, nights, rooms } from "#app/domain/party-words.ts";
import { priceOfStay, priceWords } from "#app/domain/price.ts";
import { nightsOf, type Stay, type StayProblem } from "#app/domain/stay.ts";
import { LIMITS } from "#app/site/limits.ts";
import type { EnquiryForm } from "./use-enquiry-form.ts";

const PROBLEMS: Record<StayProblem, string> = {
  "check-in-missing": "Scegli il giorno di arrivo e qui compare il totale.",
  "check-in-before-today": "Il check-in è già passato: scegli un giorno da oggi in poi.",
  "check-out-missing": "Scegli il giorno di partenza e qui compare il totale.",
  "ends-before-it-starts": "Il check-out viene almeno una notte dopo il check-in.",
};

function hintWords(party: Party): string | undefined {
  const hint = partyHint(LIMITS, party);
  if (hint?.kind === "more-rooms")
    return `In ogni camera c’è posto per ${BEDS_PER_ROOM} persone: ne servono almeno ${hint.rooms}.`;
  if (hint)
    return `La casa ha ${hint.beds} posti letto: scrivici lo stesso, troviamo insieme una soluzione.`;
  return undefined;
}

type AnswerProps = { stay: Stay; party: Party; rates: number[]; isExample: boolean };

/** Days with their weekday, nights, people and the price of the stay. */
function Answer({ stay, party, rates, isExample }: AnswerProps) {
  const count = nightsOf(stay);
  const strong = `font-semibold ${isExample ? "text-quiet" : "text-ink"}`;
  return (
    <>
      <p>
        Da <strong className={strong}>{longDate(stay.checkIn)}</strong> a{" "}
        <strong className={strong}>{longDate(stay.checkOut)}</strong>
      </p>
      <p className="text-quiet">
        {nights(count)}, {rooms(party.rooms)}, {guests(party)}
      </p>
      <p>
        Totale del soggiorno{" "}
        <strong className={`${strong} whitespace-nowrap`}>
          {priceWords(priceOfStay(rates, count, party.rooms))}
        </strong>{" "}
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
  const { today, stay, problem, hasDates } = form;
  const party = { ...form.party, rooms };
  const hint = hintWords(party);

  return (
    <div className="grid gap-1">
      {today === "" && (
        <p className="text-quiet">
          <span className="whitespace-nowrap">{priceWords(priceOfStay(rates, 1, 1))}</span> a notte
          per camera. <span className="not-js:hidden">Scegli le date e qui compare il totale.</span>
        </p>
      )}
      {problem && <p className="text-alert">{PROBLEMS[problem]}</p>}
      {today !== "" && !problem && (
        <>
          {!hasDates && (
            <p className="font-semibold text-accent-text">
              Scegli le tue date: quelle di oggi sono solo un esempio.
            </p>
          )}
          <div className={hasDates ? "contents" : "grid gap-1 text-[0.9375rem] text-quiet"}>
            <Answer stay={stay} party={party} rates={rates} isExample={!hasDates} />
          </div>
        </>
      )}
      {hint && <p className="text-alert">{hint}</p>}
    </div>
  );
}
