import { slashedDate } from "#app/domain/day-words.ts";
import type { DemoCard } from "#app/domain/booking-state.ts";
import { useDemoBooking } from "./use-demo-booking.ts";

export type DemoBookingProps = {
  cards: DemoCard[];
  /** The price of a night, shown before the words `perNight`; if the URL names a card with a price, that price is shown. */
  price: string;
  perNight: string;
  lang?: string;
};

export default function DemoBooking({ cards, price, perNight, lang }: DemoBookingProps) {
  const { queryBooking, booking } = useDemoBooking(cards);
  const cardPrice = queryBooking.card?.price;
  const bookingRows: [label: string, value: string | number][] = [
    ["Check In", slashedDate(booking.checkIn)],
    ["Check Out", slashedDate(booking.checkOut)],
    ["Adult", booking.adults],
    ["Children", booking.children],
    ["Rooms", booking.rooms],
  ];
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="booking" className="title-card">
          Booking
        </h2>
        <p className="text-quiet" lang={lang}>
          <strong className="text-lg font-semibold text-ink">
            {cardPrice === undefined ? price : `$${cardPrice}`}
          </strong>{" "}
          {perNight}
        </p>
      </div>
      <dl className="border-t border-line">
        {bookingRows.map(([label, value]) => (
          <div
            key={label}
            className="flex min-h-13 items-center justify-between border-b border-line"
          >
            <dt className="text-quiet">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
