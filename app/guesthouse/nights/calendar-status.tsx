import { clsx } from "clsx";
import { useMemo, useRef } from "react";
import { useGuesthouse, usePhrases, useWords } from "#app/site/page-context.ts";
import {
  nearestStays,
  type RoomsAvailability,
  stayStatus,
  takenNights,
} from "#app/domain/room-availability.ts";
import { nightList } from "#app/domain/night-list.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import type { EnquiryForm } from "../enquiry/enquiry-form.ts";
import { NearestNights, nightsAndRoomsWords } from "./availability-details.tsx";

/** Screen readers skip the legend, because the accessible name of each day contains the day's status. */
export function Legend({ isAvailabilityUnknown }: { isAvailabilityUnknown: boolean }) {
  const words = useWords().nights.day;
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1">
      {([isAvailabilityUnknown ? "ask" : "free", "taken"] as const).map((status) => (
        <span key={status} className="inline-flex items-center gap-2">
          <span
            className={clsx("size-5 border border-line", status === "taken" && "taken-night")}
          />
          {words[status]}
        </span>
      ))}
    </p>
  );
}

type CalendarStatusProps = {
  form: EnquiryForm;
  availability: RoomsAvailability;
  isChoosingCheckOut: boolean;
};

export function CalendarStatus({ form, availability, isChoosingCheckOut }: CalendarStatusProps) {
  const words = useWords().nights;
  const phrases = usePhrases();
  const { locale } = useGuesthouse().phrases;
  const statusElement = useRef<HTMLDivElement>(null);
  const { stay, hasDates, problem, partyHint } = form;
  const statusOfNights = hasDates && !problem ? stayStatus(stay, availability) : undefined;
  // If there are more people than beds, no night may be called free.
  const status = partyHint && statusOfNights !== "taken" ? undefined : statusOfNights;
  const { nearest, taken } = useMemo(
    () =>
      status === "taken"
        ? { nearest: nearestStays(stay, availability), taken: takenNights(stay, availability) }
        : { nearest: [], taken: [] },
    [status, stay, availability],
  );
  return (
    <div
      ref={statusElement}
      tabIndex={-1}
      className="grid min-h-13 content-start gap-1 outline-none max-sm:px-6"
    >
      <p data-announced={status || isChoosingCheckOut ? "" : undefined} className="font-semibold">
        {[
          status &&
            interpolate(words.stay[status], {
              notti: nightsAndRoomsWords(phrases, stay, availability.neededRooms),
            }),
          taken.length > 0 &&
            phrases.pluralize(taken.length, words.takenNights, { notti: nightList(locale, taken) }),
          isChoosingCheckOut ? words.chooseLeaving : !statusOfNights && words.chooseArrival,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {status === "taken" && (
        <NearestNights stays={nearest} onChoose={() => statusElement.current?.focus()} />
      )}
    </div>
  );
}
