import { type ChangeEvent, useState } from "react";
import { useToday } from "#app/client-state/today.ts";
import { ENQUIRY_FIELDS } from "#app/domain/enquiry.ts";
import { earliestCheckOut, isDay, type Stay, minStayFrom } from "#app/domain/stay.ts";

/** Returns the properties of a design's two date fields; by default their stay is one night from today. */
export function useDemoStay() {
  const today = useToday();
  const [chosenStay, setChosenStay] = useState<Stay>();
  const stay = chosenStay ?? minStayFrom(today);
  return {
    checkIn: {
      name: ENQUIRY_FIELDS.checkIn,
      value: stay.checkIn,
      min: today || undefined,
      // A new check-in moves check-out to the day after it (docs/specification.md, section 4).
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
        setChosenStay(minStayFrom(value)),
    },
    checkOut: {
      name: ENQUIRY_FIELDS.checkOut,
      value: stay.checkOut,
      min: isDay(stay.checkIn) ? earliestCheckOut(stay.checkIn) : undefined,
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
        setChosenStay({ ...stay, checkOut: value }),
    },
  };
}
