import { clsx } from "clsx";
import { useRef } from "react";
import type { StayAvailability } from "#app/domain/stay-availability.ts";
import { FreshnessNote } from "./freshness-note.tsx";
import { NearestNights } from "./nearest-nights.tsx";

type AvailabilityDetailsProps = {
  availability: StayAvailability;
  /** The status in words. */
  words: string;
  now: number;
};

/** A stay's status in words, with the nearest free stays where it is taken. */
export function AvailabilityDetails({ availability, words, now }: AvailabilityDetailsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { status, nearest } = availability;
  return (
    <div ref={place} tabIndex={-1} className="grid gap-1 outline-none">
      <p
        data-announced=""
        className={clsx("font-medium", status === "free" ? "text-accent-text" : "text-ink")}
      >
        {words}
      </p>
      {status === "taken" ? (
        <NearestNights stays={nearest} onChoose={() => place.current?.focus()} />
      ) : (
        <FreshnessNote {...availability} now={now} />
      )}
    </div>
  );
}
