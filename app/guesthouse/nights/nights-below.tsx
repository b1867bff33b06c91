import type { Prices } from "#app/domain/prices.ts";
import { useWords } from "#app/site/house.ts";
import type { EnquiryForm } from "../enquiry/use-enquiry-form.ts";
import { useFreeNights } from "./free-nights.ts";
import type { NightsPanel } from "./use-nights-panel.ts";

type NightsBelowProps = {
  panel: NightsPanel;
  form: EnquiryForm;
  /** The slug of the room that is asked for; without one, any of the house. */
  room?: string;
  /** Of that room, or of the house. */
  prices: Prices;
  /** Where there is place for two months side by side. */
  wide: string;
  className: string;
};

/** The place of the calendar of free nights: it is there while it is open and something is known. */
export function NightsBelow({ panel, className, ...props }: NightsBelowProps) {
  const shown = useFreeNights();
  const { doubt } = useWords().nights;
  if (!panel.isOpen || (!shown && !panel.isAnswered)) return <div id={panel.id} hidden />;
  return (
    <div id={panel.id} data-print="no" className={className}>
      {shown ? (
        <shown.NightsCalendar {...props} known={shown.known} />
      ) : (
        <p role="status" className="text-quiet max-sm:px-6">
          {doubt}
        </p>
      )}
    </div>
  );
}
