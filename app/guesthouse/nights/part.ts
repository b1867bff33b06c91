/** What is fetched when a guest first touches dates, as one file. */
import { ComingNights } from "./coming-nights.tsx";
import { NightsCalendar } from "./nights-calendar.tsx";
import { RoomNights } from "./room-nights.tsx";

export const PART = { ComingNights, NightsCalendar, RoomNights };
