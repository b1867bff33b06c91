import type { Party } from "#app/domain/party.ts";
import type { StayPrice } from "#app/domain/price.ts";
import type { Prices } from "#app/domain/prices.ts";
import { quoteRooms } from "#app/domain/quote-rooms.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { worded } from "#app/domain/worded.ts";
import { usePhrases, useWords } from "#app/site/words.ts";
import { QuoteLines } from "../enquiry/quote-lines.tsx";

type TotalProps = {
  rate: StayPrice;
  prices: Prices;
  stay: Stay | undefined;
  party: Party;
  total: string;
};

/** What the stay costs in this room, or what a night does. */
export function RoomTotal({ rate, prices, stay, party, total: words }: TotalProps) {
  const { perNight } = useWords().room;
  const { nights, priceWords, taxWords, tooShortWords } = usePhrases();
  const total = stay && quoteRooms(stay, party, prices);
  const tax = total && taxWords(total);
  const tooShort = total && tooShortWords(stay, total);
  return (
    <>
      <p className="grid">
        <strong className="font-display text-4xl font-semibold whitespace-nowrap lining-nums">
          {priceWords(total ?? rate)}
        </strong>
        <span className="text-sm text-quiet">
          {stay ? worded(words, { notti: nights(nightsOf(stay)) }) : perNight}
        </span>
        {tax && <span className="text-sm text-quiet">{tax}</span>}
      </p>
      {total && <QuoteLines total={total} />}
      {tooShort && <p className="text-sm text-alert">{tooShort}</p>}
    </>
  );
}
