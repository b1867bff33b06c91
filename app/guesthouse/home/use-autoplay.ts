import { useEffect, useEffectEvent, useState } from "react";
import { useReducedMotion } from "#app/ui/use-reduced-motion.ts";

type Autoplay = {
  playing: boolean;
  /** Pauses and resumes, as the guest asks. */
  toggle: () => void;
  /** The guest has taken over: it does not start again by itself. */
  stopForGood: () => void;
  /** Waits while a pointer or the focus is inside. */
  hold: () => void;
  release: () => void;
};

/** Calls `next` every `interval` milliseconds, until the guest takes over; never with reduced motion. */
export function useAutoplay(interval: number, next: () => void): Autoplay {
  const reducedMotion = useReducedMotion();
  const [asked, setAsked] = useState<boolean>();
  const [held, setHeld] = useState(false);
  const playing = asked ?? !reducedMotion;
  const onTick = useEffectEvent(next);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(onTick, interval);
    return () => clearInterval(timer);
  }, [playing, held, interval]);

  return {
    playing,
    toggle: () => setAsked(!playing),
    stopForGood: () => setAsked(false),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
