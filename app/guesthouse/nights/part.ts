/** What shows free nights, fetched as one file once they are asked for. */
import { sortByStatus, stayAvailability } from "#app/domain/stay-availability.ts";
import { Availability } from "./availability.tsx";
import { ComingNights } from "./coming-nights.tsx";
import { NightsCalendar } from "./nights-calendar.tsx";

export const PART = {
  Availability,
  ComingNights,
  NightsCalendar,
  byAnswer: sortByStatus,
  stayAnswer: stayAvailability,
};
