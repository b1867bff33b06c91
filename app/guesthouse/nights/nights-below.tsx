import type { Prices } from "#app/domain/prices.ts";
import type { EnquiryForm } from "../enquiry/use-enquiry-form.ts";
import { useFreeNights } from "./free-nights.ts";

type NightsBelowProps = {
  form: EnquiryForm;
  /** The slug of the room that is asked for; without one, any of the house. */
  room?: string;
  /** Of that room, or of the house. */
  prices: Prices;
  /** Where there is place for two months side by side. */
  wide: string;
};

/** The calendar of free nights below the dates, once a guest has touched them and something is known. */
export function NightsBelow(props: NightsBelowProps) {
  const shown = useFreeNights();
  return shown?.isCalendarOpen && <shown.NightsCalendar {...props} known={shown.known} />;
}
