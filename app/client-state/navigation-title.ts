import { useLocation } from "react-router";
import { readBookingState } from "#app/domain/booking-state.ts";
import { useLimits } from "#app/site/house.ts";
import { useToday } from "./today.ts";

/** The heading in the navigation's state; undefined in the prerendered page. */
export function useNavigationTitle(): string | undefined {
  const limits = useLimits();
  const isHydrated = useToday() !== "";
  const { state } = useLocation();
  return isHydrated ? readBookingState(limits, state).title : undefined;
}
