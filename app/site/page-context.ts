/** The React context of a page: its address, the day, the guest's enquiry, and the availability of its nights. */
import { createContext, use } from "react";
import type { Enquiry } from "#app/domain/enquiry.ts";
import type { Language } from "#app/domain/languages.ts";
import type { StayAvailability } from "#app/domain/stay-availability.ts";
import type { Day } from "#app/domain/stay.ts";

/** The availability of the nights of the enquiry in a page's address, as our server read it. */
export type KnownNights = {
  /** The time of the answer, in milliseconds since 1970. */
  now: number;
  /** By room slug; the answer for the whole house stands under "". */
  answers: Record<string, StayAvailability | undefined>;
  /** The slugs of the rooms whose prices make the least total. */
  open: string[];
};

/** An entry of the language menu: the language's own name for itself, and the sentence that offers a page in it. */
type LanguageName = { language: Language; locale: string; name: string; offer: string };

/** Values of a page that its islands need too: JSON, written into the page. */
export type PageFacts = {
  path: string;
  /** The house's day of the rendering; "" where the page shows no dates. */
  today: Day;
  enquiry: Enquiry;
  /** The part of the query by which one template screen hands its choices to the next. */
  handover: string;
  nights?: KnownNights | undefined;
};

export type PageContext = PageFacts & {
  year: string;
  /** The site's own address, without a slash at its end. */
  siteUrl: string;
  houseName: string;
  /** The label of the search in the guesthouse's menu; template pages link to the search by this label. */
  searchLabel: string;
  languages: LanguageName[];
  /** The same page in each language; undefined for a page in one language alone. */
  versions: Record<Language, string> | undefined;
  /** The error that a guest without scripts reads where the dates in the address are invalid. */
  wrongDates?: string | undefined;
};

/** On our server the whole `PageContext`; in the browser, where each island is a React root, only `PageFacts`. */
export const CurrentPageContext = createContext<PageFacts | PageContext | undefined>(undefined);

export function usePageFacts(): PageFacts {
  const page = use(CurrentPageContext);
  if (!page) throw new Error("Only a page's parts may use its facts");
  return page;
}

/** Throws in the browser, where only `usePageFacts` works. */
export function usePage(): PageContext {
  const page = use(CurrentPageContext);
  if (!page || !("siteUrl" in page))
    throw new Error("Only parts that our server renders may use this");
  return page;
}
