/** The components that show availability: one script, loaded together with it. */
import { ComingNights } from "./coming-nights.tsx";
import { NightsCalendar } from "./nights-calendar.tsx";

export const lazyCalendar = {
  ComingNights,
  NightsCalendar,
};
