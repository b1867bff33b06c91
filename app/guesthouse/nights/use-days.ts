import { useMemo, useState } from "react";
import { latestLeave, mayArrive, nightStatus, type Rooms } from "#app/domain/room-availability.ts";
import type { Day } from "#app/domain/stay.ts";
import type { EnquiryForm } from "../enquiry/use-enquiry-form.ts";
import type { DayFacts, DayPart } from "./day-cell.tsx";

type Days = {
  /** Whether the arrival is chosen here, and the next press chooses the day to leave. */
  isChoosing: boolean;
  factsOf: (day: Day) => DayFacts;
  press: (day: Day) => void;
};

/**
 * What each day is, and what a press on it does: the first chooses the arrival, the second the leaving. A
 * leaving beyond a taken night is taken as it is meant: the answer says which nights are in the way.
 */
export function useDays(form: EnquiryForm, rooms: Rooms): Days {
  const { stay, hasDates, setCheckIn, setCheckOut } = form;
  const [arrival, setArrival] = useState<Day>();
  // A date that was changed elsewhere meanwhile begins anew.
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
    factsOf: (day) => ({
      day,
      answer: day >= rooms.first && day < rooms.end ? nightStatus(day, rooms) : undefined,
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
