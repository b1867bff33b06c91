import type { Prices } from "#app/domain/prices.ts";
import { useWords } from "#app/site/house.ts";
import type { EnquiryForm } from "../enquiry/enquiry-form.ts";
import { useAvailability } from "./availability-store.ts";
import type { NightsPanel } from "./use-nights-panel.ts";

type CalendarSlotProps = {
  panel: NightsPanel;
  form: EnquiryForm;
  /** A room's slug; undefined for any room of the house. */
  room?: string;
  prices: Prices;
  /** The media query of two months side by side. */
  wide: string;
  className: string;
};

/** The place of the calendar, filled while it is open and there is availability. */
export function CalendarSlot({ panel, className, ...props }: CalendarSlotProps) {
  const loaded = useAvailability();
  const { doubt } = useWords().nights;
  if (!panel.isOpen || (!loaded && !panel.isSettled)) return <div id={panel.id} hidden />;
  return (
    <div id={panel.id} data-print="no" className={className}>
      {loaded ? (
        <loaded.NightsCalendar {...props} availability={loaded.availability} />
      ) : (
        <p role="status" className="text-quiet max-sm:px-6">
          {doubt}
        </p>
      )}
    </div>
  );
}
