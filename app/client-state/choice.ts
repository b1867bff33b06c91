/**
 * The guest's choice, one value for every form, chat link and internal link of a page. Its first value is
 * the one in the address, into which pages with a form write it back; nothing of it is stored.
 */
import { atom } from "nanostores";
import { useSyncExternalStore } from "react";
import type { Enquiry } from "#app/domain/enquiry.ts";
import type { Party } from "#app/domain/party.ts";
import { type Stay, stayFrom, stayProblem } from "#app/domain/stay.ts";
import { usePageFacts } from "#app/site/page-context.ts";
import { houseDay } from "./house-day.ts";
import { useToday } from "./today.ts";

/** The values in the fields, whose stay may be invalid; undefined until scripts have read the address. */
export const choiceStore = atom<Enquiry | undefined>();

/** Updates the stay; `next` receives the one in the fields: the guest's choice, or tonight's default. */
export function setStay(next: (inFields: Stay) => Stay): void {
  const choice = choiceStore.get();
  choiceStore.set({ ...choice, stay: next(choice?.stay ?? stayFrom(houseDay())) });
}

export function setParty(party: Party): void {
  choiceStore.set({ ...choiceStore.get(), party });
}

/** The valid part of a choice: what links and addresses hold. */
export function enquiryOf({ stay, party }: Enquiry, today: string): Enquiry {
  return { stay: stay && !stayProblem(stay, today) ? stay : undefined, party };
}

/** The guest's choice; on our server the one in the address. */
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
