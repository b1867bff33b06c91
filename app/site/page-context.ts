/** What every part of a page may ask: its address, the day, and what the guest has chosen. */
import { createContext, use } from "react";
import type { Enquiry } from "#app/domain/enquiry.ts";
import type { Language } from "#app/domain/languages.ts";
import type { StayAvailability } from "#app/domain/stay-availability.ts";
import type { Day } from "#app/domain/stay.ts";

/** What our server knows of the nights of the enquiry in a page's address. */
export type KnownNights = {
  /** The time of the answer, in milliseconds since 1970. */
  now: number;
  /** By room slug; the house's own under "". */
  answers: Record<string, StayAvailability | undefined>;
  /** The slugs of the rooms whose prices make the least total. */
  open: string[];
};

/** The guesthouse's languages, each with its own name and its offer to read a page in it. */
type LanguageName = { language: Language; locale: string; name: string; offer: string };

/** Values of a page that its islands need too: JSON, written into the page. */
export type PageFacts = {
  path: string;
  /** The house's day of the rendering; "" where the page shows no dates of its own. */
  today: Day;
  enquiry: Enquiry;
  /** The rest of the query that a template screen reads: what the screen before has handed over. */
  handover: string;
  nights?: KnownNights | undefined;
};

export type PageContext = PageFacts & {
  year: string;
  /** The site's own address, without a slash at its end. */
  siteUrl: string;
  houseName: string;
  /** What the guesthouse's menu calls its search; template pages link to it by this name. */
  searchLabel: string;
  languages: LanguageName[];
  /** The same page in each language; undefined for a page in one language alone. */
  versions: Record<Language, string> | undefined;
  /** What a guest without scripts reads whose address has dates that cannot be. */
  wrongDates?: string | undefined;
};

/** All of the page on our server; in an island's own root in the browser only the facts. */
export const CurrentPageContext = createContext<PageFacts | PageContext | undefined>(undefined);

export function usePageFacts(): PageFacts {
  const page = use(CurrentPageContext);
  if (!page) throw new Error("Only a page's parts may use its facts");
  return page;
}

/** All of the page, on our server alone. */
export function usePage(): PageContext {
  const page = use(CurrentPageContext);
  if (!page || !("siteUrl" in page))
    throw new Error("Only parts that our server renders may use this");
  return page;
}
