import { clsx } from "clsx";
import { useRef } from "react";
import type { StayAvailability } from "#app/domain/stay-availability.ts";
import { Age } from "./age.tsx";
import { NearestNights } from "./nearest-nights.tsx";

type AvailabilityProps = {
  said: StayAvailability;
  /** The answer in words. */
  words: string;
  now: number;
};

/** What the house answers to a stay: free, taken with the nearest that are not, or that the guest asks. */
export function Availability({ said, words, now }: AvailabilityProps) {
  const place = useRef<HTMLDivElement>(null);
  const { answer, nearest } = said;
  return (
    <div ref={place} tabIndex={-1} className="grid gap-1 outline-none">
      <p
        data-announced=""
        className={clsx("font-medium", answer === "free" ? "text-accent-text" : "text-ink")}
      >
        {words}
      </p>
      {answer === "taken" ? (
        <NearestNights stays={nearest} onChoose={() => place.current?.focus()} />
      ) : (
        <Age {...said} now={now} />
      )}
    </div>
  );
}
