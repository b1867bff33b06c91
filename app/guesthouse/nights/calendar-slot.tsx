import { useId, useState } from "react";
import { clsx } from "clsx";
import {
  loadAvailability,
  useAvailability,
  useIsAvailabilitySettled,
} from "./availability-store.ts";
import { useWords } from "#app/site/house.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Prices } from "#app/domain/prices.ts";
import type { EnquiryForm } from "../enquiry/enquiry-form.ts";

/** The state of a form's calendar. */
export function useNightsPanel() {
  const id = useId();
  const [open, setOpen] = useState<boolean>();
  const [isSettled, setSettled] = useState(false);
  const isOpen = open === true;
  return {
    id,
    isOpen,
    /** Whether a request by the calendar's own button has ended: without availability the panel says so. */
    isSettled,
    toggle: () => {
      setOpen(!isOpen);
      if (!isOpen) void loadAvailability().then(() => setSettled(true));
    },
    /** Opens the calendar when a date is first touched, unless the guest closed it. */
    touch: () => {
      setOpen((before) => before ?? true);
      void loadAvailability();
    },
  };
}

type NightsPanel = ReturnType<typeof useNightsPanel>;

export function NightsButton({ panel }: { panel: NightsPanel }) {
  const { heading } = useWords().nights;
  // Without known nights the button goes, and its place stays: nothing moves under the finger.
  const loaded = useAvailability();
  const isEmpty = useIsAvailabilitySettled() && !loaded;
  return (
    <button
      type="button"
      aria-expanded={panel.isOpen}
      aria-controls={panel.id}
      onClick={panel.toggle}
      className={clsx(
        "flex min-h-11 w-full items-center justify-between gap-3 font-semibold whitespace-nowrap text-accent-text",
        isEmpty && "invisible",
      )}
    >
      {heading}
      <Icon
        name="down"
        className={clsx("size-5 transition-transform", panel.isOpen && "rotate-180")}
      />
    </button>
  );
}

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
        <loaded.NightsCalendar {...props} availability={loaded.availability} now={loaded.now} />
      ) : (
        <p role="status" className="text-quiet max-sm:px-6">
          {doubt}
        </p>
      )}
    </div>
  );
}
