import { useMemo, useRef } from "react";
import {
  stayStatus,
  nearestStays,
  type Rooms,
  takenNights,
} from "#app/domain/room-availability.ts";
import { nightList } from "#app/domain/night-list.ts";
import { nightsOf } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { useGuesthouse, usePhrases, useWords } from "#app/site/house.ts";
import type { EnquiryForm } from "../enquiry/enquiry-form.ts";
import { NearestNights } from "./nearest-nights.tsx";

type CalendarStatusProps = { form: EnquiryForm; rooms: Rooms; isChoosing: boolean };

/** The calendar's sentence about the chosen dates. */
export function CalendarStatus({ form, rooms, isChoosing }: CalendarStatusProps) {
  const words = useWords().nights;
  const phrases = usePhrases();
  const { locale } = useGuesthouse().phrases;
  const place = useRef<HTMLDivElement>(null);
  const { stay, hasDates, problem, hint } = form;
  const ofNights = hasDates && !problem ? stayStatus(stay, rooms) : undefined;
  // For more people than beds no night may be called free.
  const status = hint && ofNights !== "taken" ? undefined : ofNights;
  const { nearest, taken } = useMemo(
    () =>
      status === "taken"
        ? { nearest: nearestStays(stay, rooms), taken: takenNights(stay, rooms) }
        : { nearest: [], taken: [] },
    [status, stay, rooms],
  );
  const notti = () =>
    [
      phrases.nights(nightsOf(stay)),
      ...(rooms.needed > 1 ? [phrases.rooms(rooms.needed)] : []),
    ].join(", ");
  return (
    // The height of the longest sentence on a phone, so that the days below never move.
    <div
      ref={place}
      tabIndex={-1}
      className="grid min-h-13 content-end gap-1 outline-none max-sm:px-6"
    >
      <p data-announced={status || isChoosing ? "" : undefined} className="font-semibold">
        {status && `${interpolate(words.stay[status], { notti: notti() })} `}
        {taken.length > 0 &&
          `${phrases.choose(taken.length, words.takenNights, { notti: nightList(locale, taken) })} `}
        {isChoosing ? words.chooseLeaving : !ofNights && words.chooseArrival}
      </p>
      {status === "taken" && (
        <NearestNights stays={nearest} onChoose={() => place.current?.focus()} />
      )}
    </div>
  );
}
