/** The React context with the content that all pages of the guesthouse share; their layout provides it. */
import { createContext, use } from "react";
import type { Content, House, Room } from "#app/content/site-content.ts";
import { DEMO_LIMITS } from "#app/domain/booking-state.ts";
import { type Phrasebook, phrasebook, type Phrases } from "#app/domain/phrasebook.ts";
import { type Limits, limitsOf } from "#app/domain/party.ts";

/** The fields of a room that menus and forms show. */
export type RoomSummary = Pick<Room, "slug" | "address" | "name" | "option">;

export type SharedWords = Content<"words">;

export type Guesthouse = {
  house: House;
  rooms: RoomSummary[];
  words: SharedWords;
  phrases: Phrases;
  newsletter: Content<"newsletter">;
  /** The announcement above the page; undefined where there is none today. */
  notice?: string;
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

export function useLimits(): Limits {
  const rooms = use(GuesthouseContext)?.rooms;
  return rooms ? limitsOf(rooms.length) : DEMO_LIMITS;
}

export function useWords(): SharedWords {
  return useGuesthouse().words;
}

/** The functions that write the sentences with numbers, days and names, in the page's language. */
export function usePhrases(): Phrasebook {
  return phrasebook(useGuesthouse().phrases);
}
