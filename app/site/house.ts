/** What all pages of the guesthouse know of it: the layout around them loads it once. */
import { createContext, use } from "react";
import type { Content, House, Room } from "#app/content/site-content.ts";
import { DEMO_LIMITS } from "#app/domain/booking-state.ts";
import { type Phrasebook, phrasebook, type Phrases } from "#app/domain/phrasebook.ts";
import { type Limits, limitsOf } from "#app/domain/party.ts";

/** A room as menus and forms know it. */
export type RoomFacts = Pick<Room, "slug" | "address" | "name" | "option">;

export type Words = Content<"words">;

export type Guesthouse = {
  house: House;
  rooms: RoomFacts[];
  words: Words;
  phrases: Phrases;
  /** What stands at the foot of every page. */
  newsletter: Content<"newsletter">;
};

export const GuesthouseContext = createContext<Guesthouse | undefined>(undefined);

export function useGuesthouse(): Guesthouse {
  const guesthouse = use(GuesthouseContext);
  if (!guesthouse) throw new Error("Only the guesthouse's own pages know the house");
  return guesthouse;
}

export function useHouse(): House {
  return useGuesthouse().house;
}

/** The rooms, in the family's order. */
export function useRooms(): RoomFacts[] {
  return useGuesthouse().rooms;
}

/** What may be asked of a house with so many rooms; elsewhere, of the demonstration's. */
export function useLimits(): Limits {
  const rooms = use(GuesthouseContext)?.rooms;
  return rooms ? limitsOf(rooms.length) : DEMO_LIMITS;
}

/** The words that several pages of the guesthouse share. */
export function useWords(): Words {
  return useGuesthouse().words;
}

/** What is written with numbers, days and names in it: counts, dates, messages. */
export function usePhrases(): Phrasebook {
  return phrasebook(useGuesthouse().phrases);
}
