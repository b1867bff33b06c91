import { useState } from "react";
import { setParty, setStay, useChoice } from "#app/client-state/choice.ts";
import { useToday } from "#app/client-state/today.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import {
  DEFAULT_PARTY,
  partyAfterStep,
  type PartyField,
  partyHint,
  withAge,
} from "#app/domain/party.ts";
import { type Day, isDay, minStayFrom, stayProblem } from "#app/domain/stay.ts";
import { usePartyLimits, usePhrases, useWords } from "#app/site/page-context.ts";

export type EnquiryForm = ReturnType<typeof useEnquiryForm>;

export function useEnquiryForm() {
  const words = useWords().enquiry;
  const limits = usePartyLimits();
  const { countWords, longDate } = usePhrases();
  const today = useToday();
  const choice = useChoice();
  const [announcement, setAnnouncement] = useState("");

  const stay = choice.stay ?? minStayFrom(today);
  const party = choice.party ?? DEFAULT_PARTY;
  const problem = today ? stayProblem(stay, today) : undefined;
  const isStayValid = today !== "" && problem === undefined;

  return {
    /** The present day; "" until hydration. */
    today,
    stay,
    party,
    partyHint: partyHint(limits, party),
    problem,
    /** The enquiry in the form's links; the guest's stay, or the default stay, is left out only if its dates are invalid. */
    enquiry: isStayValid ? { stay, party } : { party: choice.party },
    /** Whether the guest chose the dates; otherwise `stay` is the default stay, one night from today. */
    hasDates: choice.stay !== undefined,
    /** What screen readers announce after a button, or the form itself, has changed a field. */
    announcement,
    setCheckIn: (day: Day) => {
      const nextStay = minStayFrom(day);
      setStay(() => nextStay);
      setAnnouncement(
        isDay(day) && day >= today
          ? interpolate(words.moved, { giorno: longDate(nextStay.checkOut) })
          : "",
      );
    },
    setCheckOut: (day: Day) => {
      setStay((stayInFields) => ({ ...stayInFields, checkOut: day }));
      setAnnouncement("");
    },
    /** Stores the dates in the fields as the guest's choice, even if these are the default dates. */
    confirmDates: () => setStay((stayInFields) => stayInFields),
    step: (field: PartyField, by: 1 | -1) => {
      const nextParty = partyAfterStep(limits, party, field, by);
      setParty(nextParty);
      const changedFields = nextParty.rooms === party.rooms ? [field] : [field, "rooms" as const];
      setAnnouncement(changedFields.map((one) => countWords(one, nextParty[one])).join(", "));
    },
    setRooms: (rooms: number) => {
      setParty({ ...party, rooms });
      setAnnouncement(countWords("rooms", rooms));
    },
    setAge: (child: number, age: number | undefined) => setParty(withAge(party, child, age)),
  };
}
