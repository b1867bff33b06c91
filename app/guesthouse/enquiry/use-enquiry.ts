import { useState } from "react";
import { longDate } from "#app/domain/day-words.ts";
import { type Count, DEFAULT_PARTY, type Party, stepped } from "#app/domain/party.ts";
import { counted } from "#app/domain/party-words.ts";
import {
  type Day,
  defaultStay,
  isDay,
  type Stay,
  stayFrom,
  stayProblem,
} from "#app/domain/stay.ts";
import { useToday } from "#app/site/today.ts";

const NOUNS: Record<Count, [one: string, many: string]> = {
  rooms: ["camera", "camere"],
  adults: ["adulto", "adulti"],
  children: ["bambino", "bambini"],
};

/** What a guest is asking for, held in the page alone. */
export type Enquiry = {
  /** "" until the page is alive, for a prerendered page cannot know the day. */
  today: Day;
  stay: Stay;
  party: Party;
  /** Whether the stay can be asked for. */
  ready: boolean;
  /** Whether the guest chose anything here. */
  touched: boolean;
  /** What changed by itself or by a button, for those who do not see it. */
  announcement: string;
  setCheckIn: (day: Day) => void;
  setCheckOut: (day: Day) => void;
  step: (count: Count, by: 1 | -1) => void;
};

/**
 * Holds an enquiry; `from` is what the guest brings along, known once the page is alive. It holds
 * until the guest chooses something else here.
 */
export function useEnquiry(from: { stay?: Stay | undefined; party?: Party } = {}): Enquiry {
  const today = useToday();
  const [chosen, setChosen] = useState<Stay>();
  const [chosenParty, setParty] = useState<Party>();
  const [announcement, setAnnouncement] = useState("");

  const stay = chosen ?? from.stay ?? (today ? defaultStay(today) : { checkIn: "", checkOut: "" });
  const party = chosenParty ?? from.party ?? DEFAULT_PARTY;

  return {
    today,
    stay,
    party,
    ready: today !== "" && stayProblem(stay, today) === undefined,
    touched: chosen !== undefined || chosenParty !== undefined,
    announcement,
    setCheckIn: (day) => {
      const next = stayFrom(day);
      setChosen(next);
      setAnnouncement(isDay(day) ? `Check-out spostato a ${longDate(next.checkOut)}` : "");
    },
    setCheckOut: (day) => {
      // Both fields can be filled before the page is alive: the second must not undo the first.
      setChosen((before) => ({ ...(before ?? stay), checkOut: day }));
      setAnnouncement("");
    },
    step: (count, by) => {
      const next = stepped(party, count, by);
      setParty(next);
      setAnnouncement(counted(next[count], ...NOUNS[count]));
    },
  };
}
