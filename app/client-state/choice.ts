/** The page's URL contains the guest's choice of dates and persons; each change in a form is written into the URL. */
import { atom } from "nanostores";
import { useSyncExternalStore } from "react";
import type { Enquiry } from "#app/domain/enquiry.ts";
import type { Party } from "#app/domain/party.ts";
import { type Stay, minStayFrom, stayProblem } from "#app/domain/stay.ts";
import { usePageFacts } from "#app/site/page-context.ts";
import { todayAtHouse } from "./house-day.ts";
import { useToday } from "./today.ts";

/** The dates and persons in the form's fields; the stay may be invalid. Undefined until a script has read the URL. */
export const choiceStore = atom<Enquiry | undefined>();

/** `update` receives the stay in the form's fields, which is one night from today until the guest chooses another stay. */
export function setStay(update: (stayInFields: Stay) => Stay): void {
  const choice = choiceStore.get();
  choiceStore.set({ ...choice, stay: update(choice?.stay ?? minStayFrom(todayAtHouse())) });
}

export function setParty(party: Party): void {
  choiceStore.set({ ...choiceStore.get(), party });
}

/** Leaves out an invalid stay, so that no link or URL contains it. */
export function enquiryOf({ stay, party }: Enquiry, today: string): Enquiry {
  return { stay: stay && !stayProblem(stay, today) ? stay : undefined, party };
}

/** Returns the guest's choice; on our server, returns the enquiry in the requested URL. */
export function useChoice(): Enquiry {
  const { enquiry } = usePageFacts();
  return useSyncExternalStore(
    choiceStore.listen,
    () => choiceStore.get() ?? enquiry,
    () => enquiry,
  );
}

export function useEnquiry(): Enquiry {
  return enquiryOf(useChoice(), useToday());
}
