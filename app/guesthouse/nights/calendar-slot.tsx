import { clsx } from "clsx";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { nightCountOf } from "#app/domain/stay.ts";
import { usePhrases, useWords } from "#app/site/page-context.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { EnquiryForm } from "../enquiry/enquiry-form.ts";
import {
  loadCalendar,
  useAvailability,
  useCalendar,
  useAvailabilityPreload,
} from "./availability-store.ts";
import type { NightsCalendarProps } from "./nights-calendar.tsx";

/** Holds the state of the calendar: "closed", "open", or "folded", that is, closed because arrival and departure are chosen. */
export function useNightsPanel() {
  const id = useId();
  const [panelState, setPanelState] = useState<"closed" | "open" | "folded">("closed");
  const [shouldAskGuests, setShouldAskGuests] = useState(false);
  useAvailabilityPreload();
  const openPanel = () => {
    setPanelState("open");
    void loadCalendar();
  };
  return {
    id,
    state: panelState,
    /** Whether to open the field for the guests' number: true on small screens once arrival and departure are chosen. */
    shouldAskGuests,
    open: openPanel,
    toggle: () => (panelState === "open" ? setPanelState("closed") : openPanel()),
    fold: () => {
      flushSync(() => {
        setPanelState("folded");
        setShouldAskGuests(innerWidth < 1024);
      });
      const stayButton = document.getElementById(`${id}-stay`) as HTMLButtonElement | null;
      stayButton?.focus({ preventScroll: true });
      // Folding the calendar may have moved the button out of view.
      stayButton?.scrollIntoView({ block: "start" });
      // The chat link or the submit button, with the status and the total above it, is scrolled into view as well.
      stayButton?.form
        ?.querySelector("[data-needs-valid], [type=submit]")
        ?.scrollIntoView({ block: "nearest" });
    },
  };
}

export type NightsPanel = ReturnType<typeof useNightsPanel>;

export function NightsButton({ panel }: { panel: NightsPanel }) {
  const { heading } = useWords().nights;
  if (!useAvailability()) return null;
  return (
    <button
      type="button"
      aria-label={heading}
      aria-expanded={panel.state === "open"}
      aria-controls={panel.id}
      onClick={panel.toggle}
      className="absolute end-0 -me-3 flex size-11 items-center justify-center text-accent-text"
    >
      <Icon name="calendar" className="size-5" />
    </button>
  );
}

function FoldedCalendar({ panel, form }: { panel: NightsPanel; form: EnquiryForm }) {
  const { dayRange, nightsWords } = usePhrases();
  return (
    <button
      id={`${panel.id}-stay`}
      type="button"
      aria-expanded={false}
      onClick={panel.open}
      className="flex min-h-11 w-full scroll-mt-20 items-center justify-between gap-3 font-semibold text-accent-text max-sm:px-6"
    >
      {`${dayRange(form.stay)} · ${nightsWords(nightCountOf(form.stay))}`}
      <Icon name="down" className="size-5" />
    </button>
  );
}

type CalendarSlotProps = Omit<NightsCalendarProps, "availability" | "now" | "onChosen"> & {
  panel: NightsPanel;
  className: string;
};

export function CalendarSlot({ panel, className, ...props }: CalendarSlotProps) {
  const availability = useAvailability();
  const calendar = useCalendar();
  const isCalendarFolded = panel.state === "folded" && props.form.hasDates && !props.form.problem;
  if (!availability || !(isCalendarFolded || (panel.state === "open" && calendar)))
    return <div id={panel.id} hidden />;
  return (
    <div id={panel.id} className={clsx(className, isCalendarFolded && "py-1!")}>
      {isCalendarFolded ? (
        <FoldedCalendar panel={panel} form={props.form} />
      ) : (
        calendar && <calendar.NightsCalendar {...props} {...availability} onChosen={panel.fold} />
      )}
    </div>
  );
}
