/** What is fetched when a guest first touches dates, as one file. */
import { NightsCalendar } from "./nights-calendar.tsx";
import { RoomNights } from "./room-nights.tsx";

export const PART = { NightsCalendar, RoomNights };
