import { useMemo, useRef } from "react";
import { answerTo, nearestStays, type Rooms } from "#app/domain/free-rooms.ts";
import { nightsOf } from "#app/domain/stay.ts";
import { worded } from "#app/domain/worded.ts";
import { usePhrases, useWords } from "#app/site/words.ts";
import type { EnquiryForm } from "../enquiry/use-enquiry-form.ts";
import { NearestNights } from "./nearest-nights.tsx";

type StayAnswerProps = { form: EnquiryForm; rooms: Rooms; isChoosing: boolean };

/** What the calendar says to the dates that are chosen, aloud too. */
export function StayAnswer({ form, rooms, isChoosing }: StayAnswerProps) {
  const words = useWords().nights;
  const phrases = usePhrases();
  const place = useRef<HTMLDivElement>(null);
  const { stay, hasDates, problem } = form;
  const answer = hasDates && !problem ? answerTo(stay, rooms) : undefined;
  const nearest = useMemo(
    () => (answer === "taken" ? nearestStays(stay, rooms) : []),
    [answer, stay, rooms],
  );
  const notti = () =>
    [
      phrases.nights(nightsOf(stay)),
      ...(rooms.needed > 1 ? [phrases.rooms(rooms.needed)] : []),
    ].join(", ");
  return (
    <div ref={place} tabIndex={-1} className="grid gap-1 outline-none">
      <p role="status" className="font-semibold">
        {answer && `${worded(words.stay[answer], { notti: notti() })} `}
        {isChoosing ? words.chooseLeaving : !answer && words.chooseArrival}
      </p>
      {answer === "taken" && (
        <NearestNights stays={nearest} onChoose={() => place.current?.focus()} />
      )}
    </div>
  );
}
