/** Loads the availability and the calendar of nights; without availability the form has only the browser's date fields. */
import { atom } from "nanostores";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Availability } from "#app/domain/availability.ts";
import type { Party } from "#app/domain/party.ts";
import type { Stay } from "#app/domain/stay.ts";
import { stayAnswers } from "#app/domain/stay-availability.ts";
import { enquiryQuery } from "#app/domain/enquiry.ts";
import { useEnquiry } from "#app/client-state/choice.ts";
import { type ServerAnswers, usePageFacts, useRooms } from "#app/site/page-context.ts";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";

const MIN_REQUEST_INTERVAL_MS = 60_000;

const CLOCK_UPDATE_INTERVAL_MS = 30_000;

type LoadedAvailability = { availability: Availability; now: number };

type CalendarModule = typeof import("./nights-calendar.tsx");

type AvailabilityState = {
  /** Undefined until the first request has ended; null if that request returned no availability. */
  loaded?: LoadedAvailability | null;
  calendar?: CalendarModule;
};

const NOT_LOADED: AvailabilityState = {};

const availabilityStore = atom(NOT_LOADED);
let requestedAt = -Infinity;
let clockTimer: ReturnType<typeof setInterval> | undefined;

const setLoaded = (loaded: LoadedAvailability | null) =>
  availabilityStore.set({ ...availabilityStore.get(), loaded });

function updateClock(): void {
  const { loaded } = availabilityStore.get();
  if (loaded) setLoaded({ ...loaded, now: Date.now() });
}

async function loadAvailability(): Promise<void> {
  if (Date.now() - requestedAt < MIN_REQUEST_INTERVAL_MS) return;
  requestedAt = Date.now();
  try {
    const availability: Availability = await (await fetch(AVAILABILITY_PATH)).json();
    if (Object.keys(availability.rooms).length === 0) return setLoaded(null);
    setLoaded({ availability, now: Date.now() });
    clockTimer ??= setInterval(updateClock, CLOCK_UPDATE_INTERVAL_MS);
  } catch {
    // If the request fails, the availability of an earlier request stays. If no request has succeeded, guests ask in the chat.
    setLoaded(availabilityStore.get().loaded ?? null);
  }
}

export async function loadCalendar(): Promise<void> {
  void loadAvailability();
  // If the import fails, for example offline, the calendar stays closed, and the next press starts a new import.
  const calendar = await import("./nights-calendar.tsx").catch(() => undefined);
  if (calendar) availabilityStore.set({ ...availabilityStore.get(), calendar });
}

export function useAvailabilityPreload(): void {
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (!("requestIdleCallback" in window)) return void setTimeout(loadAvailability, 200);
    const idleCallback = requestIdleCallback(() => void loadAvailability(), { timeout: 2_000 });
    return () => cancelIdleCallback(idleCallback);
  }, []);
}

function useStoreState(): AvailabilityState {
  return useSyncExternalStore(availabilityStore.listen, availabilityStore.get, () => NOT_LOADED);
}

/** Returns undefined until the availability is loaded, and always if the house has no calendars. */
export function useAvailability(): LoadedAvailability | undefined {
  return useStoreState().loaded ?? undefined;
}

export function useCalendar(): CalendarModule | undefined {
  return useStoreState().calendar;
}

/** Returns the answers that our server put into the page, until the guest changes the enquiry or availability is loaded. */
export function useServerAnswers(): ServerAnswers | undefined {
  const { enquiry, availability } = usePageFacts();
  const { loaded } = useStoreState();
  const currentQuery = enquiryQuery(useEnquiry());
  return loaded === undefined && currentQuery === enquiryQuery(enquiry) ? availability : undefined;
}

/** Returns as `answers` the availability of each room under its slug, and the availability of the whole house under "". */
export function useStayAnswers(stay: Stay | undefined, party: Party) {
  const loadedAvailability = useAvailability();
  const serverAnswers = useServerAnswers();
  const rooms = useRooms();
  return useMemo(() => {
    if (!stay) return undefined;
    if (!loadedAvailability) return serverAnswers;
    const { availability, now } = loadedAvailability;
    const slugs = rooms.map(({ slug }) => slug);
    return { answers: stayAnswers(availability, { stay, party, slugs }, now), now };
  }, [loadedAvailability, serverAnswers, stay, party, rooms]);
}

export function useStayAvailability(stay: Stay | undefined, party: Party, room = "") {
  const currentAnswers = useStayAnswers(stay, party);
  const answer = currentAnswers?.answers[room];
  return currentAnswers && answer && { answer, now: currentAnswers.now };
}
