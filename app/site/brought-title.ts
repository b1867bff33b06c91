import { useLocation } from "react-router";
import { readBookingState } from "#app/domain/booking-state.ts";
import { useLimits } from "./house.ts";
import { useToday } from "./today.ts";

/** The heading that another page handed over; the prerendered page knows of none. */
export function useBroughtTitle(): string | undefined {
  const limits = useLimits();
  const isAwake = useToday() !== "";
  const { state } = useLocation();
  return isAwake ? readBookingState(limits, state).title : undefined;
}
