import type { Enquiry } from "#app/domain/enquiry.ts";
import type { Count, Party, PartyHint } from "#app/domain/party.ts";
import type { Day, Stay, StayProblem } from "#app/domain/stay.ts";

/** The values of a form's fields, and the functions that change them. */
export type EnquiryForm = {
  /** "" until hydration. */
  today: Day;
  stay: Stay;
  party: Party;
  /** The party's need of more rooms or beds. */
  hint: PartyHint | undefined;
  /** Why the stay in the fields is invalid. */
  problem: StayProblem | undefined;
  /** The enquiry of the form's own links: tonight counts as a choice, an invalid stay does not. */
  enquiry: Enquiry;
  /** Whether the guest chose the dates; the default is tonight. */
  hasDates: boolean;
  /** A change by a button or by itself, for screen readers. */
  announcement: string;
  setCheckIn: (day: Day) => void;
  setCheckOut: (day: Day) => void;
  /** Makes the dates in the fields the guest's choice. */
  confirmDates: () => void;
  step: (count: Count, by: 1 | -1) => void;
  setRooms: (rooms: number) => void;
  setAge: (child: number, age: number | undefined) => void;
};
