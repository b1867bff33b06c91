import type { StayPrice } from "#app/domain/money.ts";
import type { Total } from "#app/domain/quote-rooms.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { usePhrases, useWords } from "#app/site/house.ts";

type TotalProps = {
  rate: StayPrice;
  chosenStay: { stay: Stay; total: Total } | undefined;
  words: string;
};

export function RoomTotal({ rate, chosenStay, words }: TotalProps) {
  const { perNight } = useWords().room;
  const { nights, priceWords } = usePhrases();
  return (
    <p className="grid max-lg:text-end">
      <strong className="font-display text-2xl/tight font-semibold whitespace-nowrap lining-nums lg:text-4xl">
        <span>{priceWords(chosenStay?.total ?? rate)}</span>
      </strong>
      <span className="text-sm text-quiet">
        {chosenStay ? interpolate(words, { notti: nights(nightsOf(chosenStay.stay)) }) : perNight}
      </span>
    </p>
  );
}
