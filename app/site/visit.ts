/**
 * What a guest has chosen in this visit: one value for every form and every chat link. It begins with
 * what the address or the navigation brings, lives in the page's memory, and is written back into the
 * address of pages with a form (app/guesthouse/enquiry). Nothing of it is ever stored.
 */
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router";
import { enquiryOfState, readBookingState } from "#app/domain/booking-state.ts";
import { type Enquiry, enquiryFrom } from "#app/domain/enquiry.ts";
import type { Limits, Party } from "#app/domain/party.ts";
import { defaultStay, type Stay, stayProblem } from "#app/domain/stay.ts";
import { useLimits } from "./house.ts";
import { houseDay, useToday } from "./today.ts";
import { useLive } from "#app/waking/use-live.ts";

/** As it stands in the fields: a stay may still be one that cannot be asked for. */
type Choice = { stay?: Stay | undefined; party?: Party | undefined };

const NOTHING: Choice = {};

/** Undefined until somebody asks, for only then is it certain that there is an address to read. */
let choice: Choice | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What an address and a navigation's state bring along; the state wins. */
function brought(limits: Limits, search: string, state: unknown): Choice {
  const today = houseDay();
  const given = enquiryOfState(readBookingState(limits, state), today);
  const named = enquiryFrom(limits, new URLSearchParams(search), today);
  return { stay: given.stay ?? named.stay, party: given.party ?? named.party };
}

function begun(limits: Limits): Choice {
  // The router keeps a navigation's state there.
  choice ??= brought(limits, location.search, history.state?.usr);
  return choice;
}

function change(next: Choice): void {
  choice = { ...choice, ...next };
  for (const listener of listeners) listener();
}

/** Changes the stay that the fields show: the chosen one, or tonight. */
export function chooseStay(next: (shown: Stay) => Stay): void {
  change({ stay: next(choice?.stay ?? defaultStay(houseDay())) });
}

export function chooseParty(party: Party): void {
  change({ party });
}

/** What the fields hold by the guest's choice; nothing in the prerendered page. */
export function useChoice(): Choice {
  const limits = useLimits();
  return useLive(
    subscribe,
    () => begun(limits),
    () => NOTHING,
  );
}

/** What was chosen and can be asked for today: what links and addresses carry. */
export function useEnquiry(): Enquiry {
  const today = useToday();
  const { stay, party } = useChoice();
  return { stay: stay && today && !stayProblem(stay, today) ? stay : undefined, party };
}

/**
 * Takes over what a navigation brings. A way back brings an older address, and the address that a form
 * writes may come after the next choice: neither undoes what was chosen.
 */
export function useWhatNavigationBrings(): void {
  const { key, search, state } = useLocation();
  const isNew = useNavigationType() === "PUSH";
  const limits = useLimits();
  const take = useEffectEvent(() => {
    const { stay, party } = brought(limits, search, state);
    const known = begun(limits);
    const taken = {
      ...(stay && (isNew || !known.stay) && { stay }),
      // A link that names no ages takes none away.
      ...(party && (isNew || !known.party) && { party: { ages: known.party?.ages, ...party } }),
    };
    if (Object.keys(taken).length > 0) change(taken);
  });
  useEffect(() => take(), [key]);
}
