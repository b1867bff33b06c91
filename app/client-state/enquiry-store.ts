import { use, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router";
import { type Enquiry, enquiryFrom, withEnquiry } from "#app/domain/enquiry.ts";
import { GuesthouseContext, useLimits } from "#app/site/house.ts";
import { canonicalPath, type Paths } from "#app/paths/paths.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { enquiryOfState, readBookingState } from "#app/domain/booking-state.ts";
import { houseDay, useToday } from "./today.ts";
import type { Limits, Party } from "#app/domain/party.ts";
import { defaultStay, type Stay, stayProblem } from "#app/domain/stay.ts";
import { useClientValue } from "#app/hydration/use-client-value.ts";

/** Whether a page has a form for an enquiry. */
function hasEnquiryForm(path: string, paths: Paths, rooms: { address: string }[]) {
  const { home, search, contact, room } = paths;
  return (
    [home, search, contact].includes(path) || rooms.some(({ address }) => room(address) === path)
  );
}

/** Adds the guest's choice to a link, so that a new tab has it too. */
export function useEnquiryLinks(): (path: string) => string {
  const enquiry = useEnquiry();
  const paths = usePaths();
  const rooms = use(GuesthouseContext)?.rooms ?? [];
  return (path) =>
    hasEnquiryForm(canonicalPath(path), paths, rooms) ? withEnquiry(path, enquiry) : path;
}

/** The heading in the navigation's state; undefined in the prerendered page. */
export function useNavigationTitle(): string | undefined {
  const limits = useLimits();
  const isHydrated = useToday() !== "";
  const { state } = useLocation();
  return isHydrated ? readBookingState(limits, state).title : undefined;
}

/**
 * The guest's choice of this visit, one value for every form and chat link. Its first value comes from
 * the address or the navigation's state; it lives in memory and is written back into the address of
 * pages with a form (app/guesthouse/enquiry). Nothing of it is stored.
 */

/** The values in the fields; the stay may be invalid. */
type EnquiryChoice = { stay?: Stay | undefined; party?: Party | undefined };

const NO_CHOICE: EnquiryChoice = {};

/** Undefined until the first use: only in the browser there is an address to read. */
let choice: EnquiryChoice | undefined;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice in an address and in a navigation's state; the state wins. */
function choiceOfNavigation(limits: Limits, search: string, state: unknown): EnquiryChoice {
  const today = houseDay();
  const inState = enquiryOfState(readBookingState(limits, state), today);
  const inSearch = enquiryFrom(limits, new URLSearchParams(search), today);
  return { stay: inState.stay ?? inSearch.stay, party: inState.party ?? inSearch.party };
}

function currentChoice(limits: Limits): EnquiryChoice {
  // React Router stores a navigation's state in `usr`.
  choice ??= choiceOfNavigation(limits, location.search, history.state?.usr);
  return choice;
}

function updateChoice(next: EnquiryChoice): void {
  choice = { ...choice, ...next };
  for (const listener of listeners) listener();
}

/** Updates the stay; `next` receives the one in the fields: the guest's choice, or tonight's default. */
export function setStay(next: (inFields: Stay) => Stay): void {
  updateChoice({ stay: next(choice?.stay ?? defaultStay(houseDay())) });
}

export function setParty(party: Party): void {
  updateChoice({ party });
}

/** The guest's choice; empty in the prerendered page. */
export function useChoice(): EnquiryChoice {
  const limits = useLimits();
  return useClientValue(subscribe, () => currentChoice(limits), NO_CHOICE);
}

/** The valid part of the choice: what links and addresses hold. */
export function useEnquiry(): Enquiry {
  const today = useToday();
  const { stay, party } = useChoice();
  return { stay: stay && today && !stayProblem(stay, today) ? stay : undefined, party };
}

/**
 * Takes over the choice of a navigation. Going back leads to an older address, and the address that a
 * form writes may arrive after the next choice: neither may undo the guest's choice.
 */
export function useNavigationEnquiry(): void {
  const { key, search, state } = useLocation();
  const isPush = useNavigationType() === "PUSH";
  const limits = useLimits();
  const take = useEffectEvent(() => {
    const { stay, party } = choiceOfNavigation(limits, search, state);
    const previous = currentChoice(limits);
    const changes = {
      ...(stay && (isPush || !previous.stay) && { stay }),
      // A link without ages leaves those that the guest chose.
      ...(party &&
        (isPush || !previous.party) && { party: { ages: previous.party?.ages, ...party } }),
    };
    if (Object.keys(changes).length > 0) updateChoice(changes);
  });
  useEffect(() => take(), [key]);
}
