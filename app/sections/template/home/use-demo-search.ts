import { useState } from "react";
import { defaultStay, earliestCheckOut, isDay, type Stay } from "#app/domain/stay.ts";
import { useToday } from "#app/client-state/today.ts";

/** The dates of a design's search strip: tonight by default, "" until hydration. */
export function useDemoSearch() {
  const today = useToday();
  const [choice, setChoice] = useState<Stay>();
  const stay = choice ?? (today ? defaultStay(today) : { checkIn: "", checkOut: "" });
  const checkIn = {
    value: stay.checkIn,
    min: today || undefined,
    // A new check-in moves check-out to the day after it (docs/specification.md, section 4).
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setChoice({ checkIn: value, checkOut: isDay(value) ? earliestCheckOut(value) : "" }),
  };
  const checkOut = {
    value: stay.checkOut,
    min: isDay(stay.checkIn) ? earliestCheckOut(stay.checkIn) : undefined,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setChoice({ ...stay, checkOut: value }),
  };
  return {
    checkIn,
    checkOut,
    /** The navigation state for the next page. */
    state: { selectedInDate: stay.checkIn, selectedOutDate: stay.checkOut },
  };
}
