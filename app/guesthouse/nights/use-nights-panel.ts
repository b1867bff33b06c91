import { useId, useState } from "react";
import { loadAvailability } from "./availability-store.ts";

/** The state of a form's calendar. */
export type NightsPanel = {
  id: string;
  isOpen: boolean;
  /** Whether a request by the calendar's own button has ended: without availability the panel says so. */
  isSettled: boolean;
  toggle: () => void;
  /** Opens the calendar when a date is first touched, unless the guest closed it. */
  touch: () => void;
};

export function useNightsPanel(): NightsPanel {
  const id = useId();
  const [open, setOpen] = useState<boolean>();
  const [isSettled, setSettled] = useState(false);
  const isOpen = open === true;
  return {
    id,
    isOpen,
    isSettled,
    toggle: () => {
      setOpen(!isOpen);
      if (!isOpen) void loadAvailability().then(() => setSettled(true));
    },
    touch: () => {
      setOpen((before) => before ?? true);
      void loadAvailability();
    },
  };
}
