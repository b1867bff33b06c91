import { clsx } from "clsx";
import { useMemo, useRef } from "react";
import type { FreeNights } from "#app/domain/free-nights.ts";
import { answerTo, nearestStays } from "#app/domain/free-rooms.ts";
import type { Stay } from "#app/domain/stay.ts";
import { useWords } from "#app/site/words.ts";
import { Age } from "./age.tsx";
import { NearestNights } from "./nearest-nights.tsx";
import { useRoomsNow } from "./use-rooms.ts";

type RoomNightsProps = { known: FreeNights; room: string; stay: Stay };

/** What a room answers to dates: free, taken with the nearest that are not, or that the guest asks. */
export function RoomNights({ known, room, stay }: RoomNightsProps) {
  const words = useWords().nights.room;
  const place = useRef<HTMLDivElement>(null);
  const now = useRoomsNow(known, { slugs: [room], needed: 1 });
  const { rooms } = now;
  const answer = answerTo(stay, rooms);
  const nearest = useMemo(
    () => (answer === "taken" ? nearestStays(stay, rooms) : []),
    [answer, stay, rooms],
  );
  return (
    <div ref={place} tabIndex={-1} className="grid gap-1 border-t border-line pt-4 outline-none">
      <p className={clsx("font-medium", answer === "free" ? "text-accent-text" : "text-ink")}>
        {words[answer]}
      </p>
      {answer === "taken" ? (
        <NearestNights stays={nearest} onChoose={() => place.current?.focus()} />
      ) : (
        <Age {...now} />
      )}
    </div>
  );
}
