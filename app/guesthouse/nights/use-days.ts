import { useMemo, useState } from "react";
import { latestLeave, mayArrive, nightStatus, type Rooms } from "#app/domain/room-availability.ts";
import type { Day } from "#app/domain/stay.ts";
import type { EnquiryForm } from "../enquiry/enquiry-form.ts";
import type { DayState, DayPart } from "./day-cell.tsx";

type Days = {
  /** Whether the next press chooses the departure. */
  isChoosing: boolean;
  dayStateOf: (day: Day) => DayState;
  press: (day: Day) => void;
};

/**
 * The state of each day, and the effect of a press: the first chooses the arrival, the second the
 * departure. A departure after a taken night is accepted: the calendar's sentence names the taken nights.
 */
export function useDays(form: EnquiryForm, rooms: Rooms): Days {
  const { stay, hasDates, setCheckIn, setCheckOut } = form;
  const [arrival, setArrival] = useState<Day>();
  // A date that changed in the fields meanwhile starts again.
  const isChoosing = hasDates && arrival !== undefined && arrival === stay.checkIn;
  const latest = useMemo(
    () => (isChoosing ? latestLeave(stay.checkIn, rooms) : ""),
    [isChoosing, stay.checkIn, rooms],
  );

  const isLater = (day: Day) => isChoosing && day > stay.checkIn;
  const leaves = (day: Day) => isLater(day) && day <= latest;

  const partOf = (day: Day): DayPart => {
    if (!hasDates || day < stay.checkIn || day > stay.checkOut) return undefined;
    if (day === stay.checkIn) return "arrive";
    return day === stay.checkOut ? "leave" : "inside";
  };

  return {
    isChoosing,
    dayStateOf: (day) => ({
      day,
      status: day >= rooms.first && day < rooms.end ? nightStatus(day, rooms) : undefined,
      part: partOf(day),
      mayArrive: mayArrive(day, rooms),
      mayLeave: leaves(day),
    }),
    press: (day) => {
      if (leaves(day) || (isLater(day) && mayArrive(day, rooms))) {
        setCheckOut(day);
        setArrival(undefined);
      } else if (mayArrive(day, rooms)) {
        setCheckIn(day);
        setArrival(day);
      }
    },
  };
}
