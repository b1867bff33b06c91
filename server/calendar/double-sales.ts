/**
 * Finds nights that were sold twice: by two portals, or by a portal and by the family, which enters its own
 * sales as stays. Nights that a portal imported from us (provenance.ts), and nights that the family closed,
 * were not sold. A note only adds the guest's name to a portal's night.
 */
import { type Day, daysAfter } from "#app/domain/stay.ts";
import type { Closure } from "#server/store/closures.ts";
import type { NightsByPortal } from "#server/store/feeds.ts";
import { HOUR } from "#server/system/durations.ts";
import { nightWindowAt } from "./availability.ts";

/** The family has this long to say whether a booking and a stay are of the same guest. If it does not, it gets an alert. */
const TIME_TO_ANSWER = 12 * HOUR;

/** Consecutive nights that a portal has sold to one guest. The next arrival in the portal's calendar is another booking. */
type Booking = { portal: string; first: Day; last: Day };

export type Span = Pick<Closure, "first" | "last">;

export const isWithin = (night: Day, { first, last }: Span) => first <= night && night <= last;

export function bookingsOf(nightsByPortal: NightsByPortal): Booking[] {
  const bookings: Booking[] = [];
  for (const [portal, nights] of nightsByPortal)
    for (const [night, { isOwn, isArrival }] of nights) {
      const booking = bookings.at(-1);
      if (!isOwn) continue;
      if (booking?.portal === portal && !isArrival && daysAfter(booking.last, 1) === night)
        booking.last = night;
      else bookings.push({ portal, first: night, last: night });
    }
  return bookings;
}

type DoubleSale = {
  /** True while the desk asks the family if booking and stay are of the same guest. Meanwhile the family gets no alert. */
  isFamilyAsked: boolean;
  portals: string[];
  stays: Closure[];
};

export function findDoubleSales(nightsByPortal: NightsByPortal, closures: Closure[], now: number) {
  const { today } = nightWindowAt(now);
  // Past nights are left out, because feeds no longer contain them.
  const comingSpanOf = ({ first, last }: Span) => `${first > today ? first : today} ${last}`;
  const bookings = bookingsOf(nightsByPortal);
  const sales = new Map<Day, DoubleSale>();
  for (const booking of bookings)
    for (let night = booking.first; night <= booking.last; night = daysAfter(night, 1)) {
      const overlapping = bookings.filter((one) => isWithin(night, one));
      const stays = closures.filter((one) => one.kind === "stay" && isWithin(night, one));
      if (overlapping.length + stays.length < 2) continue;
      const [stay] = stays;
      const isBookingAndStay = overlapping.length === 1 && stays.length === 1;
      const isFamilyAsked =
        isBookingAndStay &&
        comingSpanOf(booking) === comingSpanOf(stay!) &&
        (stay!.askedAt === 0 || now - stay!.askedAt < TIME_TO_ANSWER);
      sales.set(night, { isFamilyAsked, portals: overlapping.map(({ portal }) => portal), stays });
    }
  return sales;
}
