import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { queryWith } from "#app/domain/enquiry.ts";
import { DEFAULT_PARTY, partyHint, stepCount, withAge } from "#app/domain/party.ts";
import { type Day, defaultStay, isDay, stayFrom, stayProblem } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { useLimits, usePhrases, useWords } from "#app/site/house.ts";
import { useAvailability, useAvailabilityFor } from "../nights/availability-store.ts";
import { type EnquiryForm, type EnquiryPricing, pricingOf } from "./enquiry-form.ts";
import { useToday } from "#app/client-state/today.ts";
import { setParty, setStay, useChoice, useEnquiry } from "#app/client-state/enquiry-store.ts";

/** Writes the enquiry into the address, for sharing, reloading and going back. */
function useEnquiryInAddress(today: Day): void {
  const { stay } = useChoice();
  const enquiry = useEnquiry();
  const { search, state } = useLocation();
  const navigate = useNavigate();

  const present = new URLSearchParams(search).toString();
  const query = queryWith(search, enquiry).toString();
  // An invalid stay leaves the last valid one in the address; before hydration there is no choice yet.
  const isWritable = today !== "" && (!stay || enquiry.stay !== undefined);

  useEffect(() => {
    if (!isWritable || query === present) return;
    // Without its fragment, to which the page would scroll at each change.
    void navigate({ search: query }, { replace: true, preventScrollReset: true, state });
  }, [isWritable, query, present, state, navigate]);
}

/** The form's prices: once nights are known, of the rooms that are not taken in its nights. */
export function usePricing(
  form: EnquiryForm,
  { prices, rate }: Pick<EnquiryPricing, "prices" | "rate">,
): EnquiryPricing {
  const loaded = useAvailability();
  const { stay, party, hasDates, problem } = form;
  if (!loaded || !hasDates || problem) return pricingOf(form, prices, rate);
  const open = loaded.openPrices(loaded.availability, { stay, party, prices }, loaded.now);
  return pricingOf(form, prices, rate, open);
}

export function useEnquiryForm(): EnquiryForm {
  const words = useWords().enquiry;
  const limits = useLimits();
  const { countWords, longDate } = usePhrases();
  const today = useToday();
  const choice = useChoice();
  const [announcement, setAnnouncement] = useState("");
  useEnquiryInAddress(today);
  useAvailabilityFor(useEnquiry().stay !== undefined);

  const stay = choice.stay ?? (today ? defaultStay(today) : { checkIn: "", checkOut: "" });
  const party = choice.party ?? DEFAULT_PARTY;
  const problem = today ? stayProblem(stay, today) : undefined;
  const isAskable = today !== "" && problem === undefined;

  return {
    today,
    stay,
    party,
    hint: partyHint(limits, party),
    problem,
    enquiry: isAskable ? { stay, party } : { party: choice.party },
    hasDates: choice.stay !== undefined,
    announcement,
    setCheckIn: (day) => {
      const next = stayFrom(day);
      setStay(() => next);
      setAnnouncement(
        isDay(day) && day >= today
          ? interpolate(words.moved, { giorno: longDate(next.checkOut) })
          : "",
      );
    },
    setCheckOut: (day) => {
      setStay((stayInFields) => ({ ...stayInFields, checkOut: day }));
      setAnnouncement("");
    },
    confirmDates: () => setStay((stayInFields) => stayInFields),
    step: (count, by) => {
      const next = stepCount(limits, party, count, by);
      setParty(next);
      setAnnouncement(countWords(count, next[count]));
    },
    setRooms: (rooms) => {
      setParty({ ...party, rooms });
      setAnnouncement(countWords("rooms", rooms));
    },
    setAge: (child, age) => setParty(withAge(party, child, age)),
  };
}
