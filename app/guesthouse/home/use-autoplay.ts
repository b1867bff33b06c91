import { useEffect, useEffectEvent, useState } from "react";
import { useReducedMotion } from "#app/ui/use-reduced-motion.ts";

type Autoplay = {
  playing: boolean;
  /** Pauses or resumes by the guest's button. */
  toggle: () => void;
  /** After the guest's own navigation it does not start again by itself. */
  stopForGood: () => void;
  /** Pauses while a pointer or the focus is inside. */
  hold: () => void;
  release: () => void;
};

/** Calls `next` every `interval` milliseconds until the guest navigates; never with reduced motion. */
export function useAutoplay(interval: number, next: () => void): Autoplay {
  const reducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const playing = choice ?? !reducedMotion;
  const onTick = useEffectEvent(next);

  useEffect(() => {
    if (!playing || isHeld) return;
    const timer = setInterval(onTick, interval);
    return () => clearInterval(timer);
  }, [playing, isHeld, interval]);

  return {
    playing,
    toggle: () => setChoice(!playing),
    stopForGood: () => setChoice(false),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
