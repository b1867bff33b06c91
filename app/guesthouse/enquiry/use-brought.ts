import { useLocation } from "react-router";
import { partyFromState, readBookingState, stayFromState } from "#app/domain/booking-state.ts";
import { partyFromQuery, stayFromQuery } from "#app/domain/enquiry-query.ts";
import type { Party } from "#app/domain/party.ts";
import type { Stay } from "#app/domain/stay.ts";
import { useToday } from "#app/site/today.ts";

export type Brought = { title?: string; stay?: Stay | undefined; party?: Party };

/**
 * What a guest brings along from another page: navigation state first, then the query. Nothing in
 * the prerendered page, which knows neither, nor until it is alive.
 */
export function useBrought(): Brought {
  const today = useToday();
  const { state, search } = useLocation();
  if (!today) return {};
  const given = readBookingState(state);
  const query = new URLSearchParams(search);
  return {
    ...(given.title && { title: given.title }),
    stay: stayFromState(given, today) ?? stayFromQuery(query, today),
    party: partyFromState(given) ?? partyFromQuery(query),
  };
}
