import { type Touch, type TouchEvent, useMemo, useRef, useState } from "react";
import {
  latestDeparture,
  canArrive,
  nightStatus,
  stayStatus,
  type RoomsAvailability,
} from "#app/domain/room-availability.ts";
import { type Day, isDay } from "#app/domain/stay.ts";
import type { EnquiryForm } from "../enquiry/enquiry-form.ts";
import type { StayPart, DayState } from "./day-cell.tsx";
import { type Month, monthIn, monthsAfter } from "#app/domain/month-grid.ts";

/** Returns the days' states and what a press does. Guests may choose taken nights, because the calendar names these nights. */
export function useDayStates(
  form: EnquiryForm,
  availability: RoomsAvailability,
  onChosen: () => void,
) {
  const { stay, hasDates, setCheckIn, setCheckOut } = form;
  const [pressedCheckIn, setPressedCheckIn] = useState<Day>();
  // If the guest changed the check-in field after pressing a day, the next press chooses a check-in, not a check-out.
  const isChoosingCheckOut =
    hasDates && pressedCheckIn !== undefined && pressedCheckIn === stay.checkIn;
  const latestCheckOut = useMemo(
    () => (isChoosingCheckOut ? latestDeparture(stay.checkIn, availability) : ""),
    [isChoosingCheckOut, stay.checkIn, availability],
  );

  const isAfterCheckIn = (day: Day) => isChoosingCheckOut && day > stay.checkIn;
  const canCheckOut = (day: Day) => isAfterCheckIn(day) && day <= latestCheckOut;

  const stayPartOf = (day: Day): StayPart => {
    if (!hasDates || day < stay.checkIn || day > stay.checkOut) return undefined;
    if (day === stay.checkIn) return "arrive";
    return day === stay.checkOut ? "leave" : "inside";
  };

  return {
    isChoosingCheckOut,
    dayStateOf: (day: Day): DayState => ({
      day,
      status:
        day >= availability.first && day < availability.end
          ? nightStatus(day, availability)
          : undefined,
      stayPart: stayPartOf(day),
      canArrive: canArrive(day, availability),
      canLeave: canCheckOut(day),
    }),
    press: (day: Day) => {
      if (canCheckOut(day) || (isAfterCheckIn(day) && canArrive(day, availability))) {
        setCheckOut(day);
        setPressedCheckIn(undefined);
        // After the choice of taken nights the calendar stays open, so that the guest sees them and chooses other nights.
        if (stayStatus({ ...stay, checkOut: day }, availability) !== "taken") onChosen();
      } else if (canArrive(day, availability)) {
        setCheckIn(day);
        setPressedCheckIn(day);
      }
    },
  };
}

export function useMonths(checkIn: Day, { first, end }: RoomsAvailability, count: number) {
  const clamp = (day: Day) => (day < first ? first : day > end ? end : day);
  const startDay = clamp(isDay(checkIn) ? checkIn : first);
  // `day` is the focused day, `month` the first visible month.
  const [view, setView] = useState({ checkIn, day: startDay, month: monthIn(startDay) });

  const viewOf = (day: Day, month: Month): typeof view => {
    const dayMonth = monthIn(day);
    const lastMonth = monthsAfter(month, count - 1);
    if (dayMonth < month) return { checkIn, day, month: dayMonth };
    return { checkIn, day, month: dayMonth > lastMonth ? monthsAfter(dayMonth, 1 - count) : month };
  };

  // A new date in the fields makes its month visible.
  const currentView = view.checkIn === checkIn ? view : viewOf(startDay, view.month);
  if (currentView !== view) setView(currentView);

  const turnBy = (by: 1 | -1) => {
    const month = monthsAfter(currentView.month, by);
    if (monthsAfter(month, count - 1) > monthIn(end) || month < monthIn(first)) return undefined;
    return () => setView({ checkIn, day: clamp(monthsAfter(currentView.day, by)), month });
  };

  const latestMonth = monthsAfter(monthIn(end), 1 - count);

  const months: Month[] = [];
  for (let month = monthIn(first); month <= monthIn(end); month = monthsAfter(month, 1))
    months.push(month);

  return {
    all: months,
    show: (month: Month) =>
      setView({ checkIn, day: clamp(month), month: month < latestMonth ? month : latestMonth }),
    visible: Array.from({ length: count }, (_, index) => monthsAfter(currentView.month, index)),
    /** The only day that the Tab key reaches. */
    tabStop: currentView.day,
    /** Makes the day, or the nearest day that the calendar has, the tab stop. */
    goTo: (day: Day) => setView(viewOf(clamp(day), currentView.month)),
    /** `back` is undefined at the first month with availability, and `forward` at the last month. */
    turn: { back: turnBy(-1), forward: turnBy(1) },
  };
}

const MIN_SWIPE_PIXELS = 48;

export function useSwipe({ back, forward }: ReturnType<typeof useMonths>["turn"]) {
  const startTouch = useRef<Touch>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      startTouch.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const endTouch = changedTouches[0];
      if (!startTouch.current || !endTouch) return;
      const movedX = endTouch.clientX - startTouch.current.clientX;
      const movedY = endTouch.clientY - startTouch.current.clientY;
      if (Math.abs(movedX) >= MIN_SWIPE_PIXELS && Math.abs(movedX) > 2 * Math.abs(movedY))
        (movedX < 0 ? forward : back)?.();
    },
  };
}
