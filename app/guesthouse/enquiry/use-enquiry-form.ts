import { useState } from "react";
import { openPrices } from "#app/domain/stay-availability.ts";
import { DEFAULT_PARTY, partyAfterStep, partyHint, withAge } from "#app/domain/party.ts";
import { defaultStay, isDay, stayFrom, stayProblem } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { useLimits, usePhrases, useWords } from "#app/site/house.ts";
import {
  useAvailability,
  useIdleAvailability,
  useNightsOfAddress,
} from "../nights/availability-store.ts";
import { type EnquiryForm, type EnquiryPricing, pricingOf } from "./enquiry-form.ts";
import { useToday } from "#app/client-state/today.ts";
import { setParty, setStay, useChoice } from "#app/client-state/choice.ts";

function onlyRooms(prices: EnquiryPricing["prices"], slugs: string[]): EnquiryPricing["prices"] {
  const rates = Object.entries(prices.rates).filter(([slug]) => slugs.includes(slug));
  return { ...prices, rates: Object.fromEntries(rates) };
}

/** The form's prices: once nights are known, of the rooms that are not taken in its nights. */
export function usePricing(
  form: EnquiryForm,
  { prices, rate }: Pick<EnquiryPricing, "prices" | "rate">,
): EnquiryPricing {
  const loaded = useAvailability();
  const nights = useNightsOfAddress();
  const { stay, party, hasDates, problem } = form;
  if (!hasDates || problem) return pricingOf(form, prices, rate);
  if (!loaded) return pricingOf(form, prices, rate, nights && onlyRooms(prices, nights.open));
  const open = openPrices(loaded.availability, { stay, party, prices }, loaded.now);
  return pricingOf(form, prices, rate, open);
}

export function useEnquiryForm(): EnquiryForm {
  const words = useWords().enquiry;
  const limits = useLimits();
  const { countWords, longDate } = usePhrases();
  const today = useToday();
  const choice = useChoice();
  const [announcement, setAnnouncement] = useState("");
  useIdleAvailability();

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
      const next = partyAfterStep(limits, party, count, by);
      setParty(next);
      const changed = next.rooms === party.rooms ? [count] : [count, "rooms" as const];
      setAnnouncement(changed.map((one) => countWords(one, next[one])).join(", "));
    },
    setRooms: (rooms) => {
      setParty({ ...party, rooms });
      setAnnouncement(countWords("rooms", rooms));
    },
    setAge: (child, age) => setParty(withAge(party, child, age)),
  };
}
