import type { StayPrice } from "#app/domain/money.ts";
import type { Total } from "#app/domain/quote-rooms.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { Bills } from "../enquiry/summary.tsx";

type TotalProps = {
  rate: StayPrice;
  /** Undefined without dates. */
  chosenStay: { stay: Stay; total: Total } | undefined;
  words: string;
};

/** Folded, because the bills of all rooms are nearly the same. */
function FoldedBill({ total }: { total: Total }) {
  const { bill } = useWords().summary;
  const bills = usePhrases().bills(total);
  if (bills.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-accent-text">
        {bill}
      </summary>
      <Bills bills={bills} />
    </details>
  );
}

export function RoomTotal({ rate, chosenStay, words }: TotalProps) {
  const { perNight } = useWords().room;
  const { nights, priceWords, taxWords, tooShortWords } = usePhrases();
  const tax = chosenStay && taxWords(chosenStay.total);
  const tooShort = chosenStay && tooShortWords(chosenStay.stay, chosenStay.total);
  return (
    <div className="grid gap-2">
      <p className="grid">
        <strong className="font-display text-4xl font-semibold whitespace-nowrap lining-nums">
          <span>{priceWords(chosenStay?.total ?? rate)}</span>
        </strong>
        <span className="text-sm text-quiet">
          {chosenStay ? interpolate(words, { notti: nights(nightsOf(chosenStay.stay)) }) : perNight}
        </span>
        {tax && <span className="text-sm text-quiet">{tax}</span>}
      </p>
      {chosenStay && <FoldedBill total={chosenStay.total} />}
      {tooShort && <p className="text-sm text-alert">{tooShort}</p>}
    </div>
  );
}
