/** The components and functions that show availability: one script, loaded together with it. */
import { openPrices, sortByStatus, stayAvailability } from "#app/domain/stay-availability.ts";
import { AvailabilityDetails } from "./availability-details.tsx";
import { ComingNights } from "./coming-nights.tsx";
import { NightsCalendar } from "./nights-calendar.tsx";

export const lazyCalendar = {
  AvailabilityDetails,
  ComingNights,
  NightsCalendar,
  openPrices,
  sortByStatus,
  stayAvailability,
};
