import { earliestCheckOut, isDay } from "#app/domain/stay.ts";
import { DateField } from "#app/ui/date-field.tsx";
import type { Enquiry } from "./use-enquiry.ts";

/** Check-in and check-out: never before today, at least one night. */
export function StayFields({ enquiry }: { enquiry: Enquiry }) {
  const { today, stay, setCheckIn, setCheckOut } = enquiry;
  return (
    <>
      <DateField
        label="Check-in"
        name="dal"
        value={stay.checkIn}
        min={today || undefined}
        onChange={setCheckIn}
      />
      <DateField
        label="Check-out"
        name="al"
        value={stay.checkOut}
        min={isDay(stay.checkIn) ? earliestCheckOut(stay.checkIn) : undefined}
        onChange={setCheckOut}
      />
    </>
  );
}
