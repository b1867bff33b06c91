import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Enquiry, queryWith } from "#app/domain/enquiry.ts";
import {
  type Count,
  DEFAULT_PARTY,
  type Party,
  type PartyHint,
  partyHint,
  stepCount,
  withAge,
} from "#app/domain/party.ts";
import {
  type Day,
  defaultStay,
  isDay,
  type Stay,
  stayFrom,
  stayProblem,
  type StayProblem,
} from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { useLimits, usePhrases, useWords } from "#app/site/house.ts";
import { useNightsFor } from "../nights/free-nights.ts";
import { useToday } from "#app/client-state/today.ts";
import { setParty, setStay, useChoice, useEnquiry } from "#app/client-state/enquiry-store.ts";

/** A form that asks for a room: what its fields show, and what changes it. */
export type EnquiryForm = {
  /** "" until the page is alive, for a prerendered page cannot know the day. */
  today: Day;
  stay: Stay;
  party: Party;
  /** What the people need that the rooms asked for have not. */
  hint: PartyHint | undefined;
  /** What keeps the stay that is shown from being asked for. */
  problem: StayProblem | undefined;
  /** What the form's own links carry: all it shows, once it is alive and can be asked for. */
  asked: Enquiry;
  /** Whether the dates are the guest's own; before that tonight only fills the fields. */
  hasDates: boolean;
  /** What changed by itself or by a button, for those who do not see it. */
  announcement: string;
  setCheckIn: (day: Day) => void;
  setCheckOut: (day: Day) => void;
  /** Makes the dates that are shown the guest's own. */
  keepDates: () => void;
  step: (count: Count, by: 1 | -1) => void;
  setRooms: (rooms: number) => void;
  setAge: (child: number, age: number | undefined) => void;
};

/** Keeps the address naming what was chosen, so that it can be shared, reloaded and gone back to. */
function useAddress(today: Day): void {
  const { stay } = useChoice();
  const enquiry = useEnquiry();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();

  const known = new URLSearchParams(search).toString();
  const wanted = queryWith(search, enquiry).toString();
  // A stay that cannot be asked for is not shared: the address keeps the last that could be.
  // And until the page is alive nothing is known of the choice, the address's own least of all.
  const isShared = today !== "" && (!stay || enquiry.stay !== undefined);

  useEffect(() => {
    if (!isShared || wanted === known) return;
    void navigate({ search: wanted, hash }, { replace: true, preventScrollReset: true, state });
  }, [isShared, wanted, known, hash, state, navigate]);
}

/** The enquiry of this visit, as the form of a page shows and changes it. */
export function useEnquiryForm(): EnquiryForm {
  const words = useWords().enquiry;
  const limits = useLimits();
  const { countWords, longDate } = usePhrases();
  const today = useToday();
  const chosen = useChoice();
  const [announcement, setAnnouncement] = useState("");
  useAddress(today);
  useNightsFor(useEnquiry().stay !== undefined);

  const stay = chosen.stay ?? (today ? defaultStay(today) : { checkIn: "", checkOut: "" });
  const party = chosen.party ?? DEFAULT_PARTY;
  const problem = today ? stayProblem(stay, today) : undefined;
  const isAskable = today !== "" && problem === undefined;

  return {
    today,
    stay,
    party,
    hint: partyHint(limits, party),
    problem,
    asked: isAskable ? { stay, party } : { party: chosen.party },
    hasDates: chosen.stay !== undefined,
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
      setStay((shown) => ({ ...shown, checkOut: day }));
      setAnnouncement("");
    },
    keepDates: () => setStay((shown) => shown),
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
