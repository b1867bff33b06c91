/** What shows free nights, fetched as one file once they are asked for. */
import { byAnswer, stayAnswer } from "#app/domain/stay-answer.ts";
import { Availability } from "./availability.tsx";
import { NightsCalendar } from "./nights-calendar.tsx";

export const PART = { Availability, NightsCalendar, byAnswer, stayAnswer };
