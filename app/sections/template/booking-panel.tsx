import { useLocation } from "react-router";
import rooms from "#content/rooms.yaml";
import { demoBooking, readBookingState } from "#app/domain/booking-state.ts";
import { shortDate } from "#app/domain/day-words.ts";
import { enquiryState } from "#app/domain/enquiry-query.ts";
import { euros } from "#app/domain/price.ts";
import { useToday } from "#app/site/today.ts";
import { ConfirmBooking } from "./confirm-booking.tsx";

/** A price as its page hands it over: a bare number is the template's dollars. */
function priceWords(price: string | undefined): string {
  if (!price) return euros(Math.min(...rooms.rooms.map(({ rate }) => rate)));
  return /^\d+$/.test(price) ? `$${price}` : price;
}

/** What the template's booking holds: shown, not chosen. */
export function DemoPanel() {
  const today = useToday();
  const { state, search } = useLocation();
  // The prerendered page knows neither state nor query, and they must not differ when it wakes.
  const given = readBookingState(
    today ? { ...enquiryState(new URLSearchParams(search), today), ...state } : null,
  );
  const booking = demoBooking(given, today);
  const rows: [label: string, value: string][] = [
    ["Check In", booking.checkIn && shortDate(booking.checkIn)],
    ["Check Out", booking.checkOut && shortDate(booking.checkOut)],
    ["Adult", String(booking.adults)],
    ["Children", String(booking.children)],
    ["Rooms", String(booking.rooms)],
  ];
  return (
    <section
      aria-labelledby="booking"
      lang="en"
      className="grid gap-6 rounded-xs border border-line bg-raised p-6 shadow-[0_24px_60px_-24px_rgb(27_22_19/0.35)] sm:p-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="booking" className="title-card">
          Booking
        </h2>
        <p className="text-quiet" lang="it">
          <strong className="text-lg font-semibold text-ink">{priceWords(given.price)}</strong> a
          notte
        </p>
      </div>
      <dl className="border-t border-line">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex min-h-13 items-center justify-between border-b border-line"
          >
            <dt className="text-quiet">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ConfirmBooking />
    </section>
  );
}
