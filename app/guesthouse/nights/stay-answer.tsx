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
import type { EnquiryForm } from "../enquiry/use-enquiry-form.ts";
import { NearestNights } from "./nearest-nights.tsx";

type StayAnswerProps = { form: EnquiryForm; rooms: Rooms; isChoosing: boolean };

/** What the calendar says to the dates that are chosen. */
export function StayAnswer({ form, rooms, isChoosing }: StayAnswerProps) {
  const words = useWords().nights;
  const phrases = usePhrases();
  const { locale } = useGuesthouse().phrases;
  const place = useRef<HTMLDivElement>(null);
  const { stay, hasDates, problem, hint } = form;
  const known = hasDates && !problem ? stayStatus(stay, rooms) : undefined;
  // More people than beds find no place, however many nights are free.
  const answer = hint && known !== "taken" ? undefined : known;
  const { nearest, taken } = useMemo(
    () =>
      answer === "taken"
        ? { nearest: nearestStays(stay, rooms), taken: takenNights(stay, rooms) }
        : { nearest: [], taken: [] },
    [answer, stay, rooms],
  );
  const notti = () =>
    [
      phrases.nights(nightsOf(stay)),
      ...(rooms.needed > 1 ? [phrases.rooms(rooms.needed)] : []),
    ].join(", ");
  return (
    // As high as its longer words on a phone, so that no day moves away from under the thumb.
    <div
      ref={place}
      tabIndex={-1}
      className="grid min-h-13 content-end gap-1 outline-none max-sm:px-6"
    >
      <p data-announced={answer || isChoosing ? "" : undefined} className="font-semibold">
        {answer && `${interpolate(words.stay[answer], { notti: notti() })} `}
        {taken.length > 0 &&
          `${phrases.choose(taken.length, words.takenNights, { notti: nightList(locale, taken) })} `}
        {isChoosing ? words.chooseLeaving : !known && words.chooseArrival}
      </p>
      {answer === "taken" && (
        <NearestNights stays={nearest} onChoose={() => place.current?.focus()} />
      )}
    </div>
  );
}
