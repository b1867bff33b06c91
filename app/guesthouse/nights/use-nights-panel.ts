import { useId, useState } from "react";
import { askFreeNights } from "./free-nights.ts";

/** Whether a form's calendar of free nights is open, and what opens it. */
export type NightsPanel = {
  id: string;
  isOpen: boolean;
  /** Whether it was asked for by its own button and has been answered: then it says so if nothing is known. */
  isAnswered: boolean;
  toggle: () => void;
  /** A date that is touched opens it once; whoever has closed it keeps it closed. */
  touch: () => void;
};

export function useNightsPanel(): NightsPanel {
  const id = useId();
  const [open, setOpen] = useState<boolean>();
  const [isAnswered, setAnswered] = useState(false);
  const isOpen = open === true;
  return {
    id,
    isOpen,
    isAnswered,
    toggle: () => {
      setOpen(!isOpen);
      if (!isOpen) void askFreeNights().then(() => setAnswered(true));
    },
    touch: () => {
      setOpen((shown) => shown ?? true);
      void askFreeNights();
    },
  };
}
