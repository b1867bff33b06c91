import { createContext, use } from "react";
import type { Content, House, Room } from "#app/content/site-content.ts";
import { DEMO_PARTY_LIMITS } from "#app/domain/booking-state.ts";
import type { Enquiry } from "#app/domain/enquiry.ts";
import type { Language } from "#app/domain/languages.ts";
import { type PartyLimits, partyLimitsOf } from "#app/domain/party.ts";
import { type Phrasebook, phrasebook, type Phrases } from "#app/domain/phrasebook.ts";
import type { StayAvailability } from "#app/domain/stay-availability.ts";
import type { Day } from "#app/domain/stay.ts";
import { houseLanguageAt, type Paths, PATHS_IN } from "#app/paths/paths.ts";

/** The availability for the enquiry in a page's URL, at the time when our server rendered the page. */
export type ServerAnswers = {
  /** The time of the rendering, in milliseconds since 1970. */
  now: number;
  /** By room slug; the answer for the whole house is under "". */
  answers: Record<string, StayAvailability | undefined>;
  /** The slugs of the rooms from which the total is computed (`pricesOfOpenRooms`). */
  roomsForTotal: string[];
};

/** An entry of the language menu: the language's name and the sentence that offers a page, both in this language. */
type MenuLanguage = { language: Language; locale: string; name: string; offer: string };

/** Facts about a page that its islands need in the browser; therefore they are written into the page as JSON. */
export type PageFacts = {
  path: string;
  /** The day of the rendering in the house's time zone; "" if the page shows no dates. */
  today: Day;
  enquiry: Enquiry;
  /** The part of the query that a template page passes to the next template page (app/domain/booking-state.ts). */
  handover: string;
  availability?: ServerAnswers | undefined;
};

export type PageContext = PageFacts & {
  year: string;
  /** The origin of the site, "https://…", without a slash at its end. */
  siteUrl: string;
  houseName: string;
  /** The name of a design of the demonstration; undefined on the guesthouse's own pages. */
  designName: string | undefined;
  /** The label of the search in the guesthouse's menu; template pages link to the search by this label. */
  searchLabel: string;
  languages: MenuLanguage[];
  /** The same page in each language; undefined for a page in one language alone. */
  pathByLanguage: Record<Language, string> | undefined;
  /** The error that a guest without scripts reads if the dates in the URL are invalid. */
  wrongDatesMessage?: string | undefined;
};

/** Contains the whole `PageContext` on our server; islands in the browser get only `PageFacts`, from the page's JSON. */
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

export function usePageLanguage(): Language {
  return houseLanguageAt(usePageFacts().path);
}

export function usePaths(): Paths {
  return PATHS_IN[usePageLanguage()];
}

export type RoomSummary = Pick<Room, "slug" | "address" | "name" | "option">;

export type SharedWords = Content<"words">;

export type Guesthouse = {
  house: House;
  rooms: RoomSummary[];
  words: SharedWords;
  phrases: Phrases;
  newsletter: Content<"newsletter">;
  /** The family's announcement above every page; undefined on days without an announcement. */
  announcement?: string;
};

export const GuesthouseContext = createContext<Guesthouse | undefined>(undefined);

export function useGuesthouse(): Guesthouse {
  const guesthouse = use(GuesthouseContext);
  if (!guesthouse) throw new Error("Only pages of the guesthouse may use its content");
  return guesthouse;
}

export function useHouse(): House {
  return useGuesthouse().house;
}

export function useRooms(): RoomSummary[] {
  return useGuesthouse().rooms;
}

export function usePartyLimits(): PartyLimits {
  const rooms = use(GuesthouseContext)?.rooms;
  return rooms ? partyLimitsOf(rooms.length) : DEMO_PARTY_LIMITS;
}

export function useWords(): SharedWords {
  return useGuesthouse().words;
}

/** Returns the functions that write sentences with numbers, days and names in the page's language. */
export function usePhrases(): Phrasebook {
  return phrasebook(useGuesthouse().phrases);
}
