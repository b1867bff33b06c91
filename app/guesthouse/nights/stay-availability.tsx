import { useMemo } from "react";
import type { Party } from "#app/domain/party.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { worded } from "#app/domain/worded.ts";
import { useRooms } from "#app/site/house.ts";
import { usePhrases, useWords } from "#app/site/words.ts";
import { useFreeNights } from "./free-nights.ts";
import { ServerSlot, useServerAnswer } from "./server-slot.tsx";

/** What our server writes looks as what the page itself says in its place. */
export const SAID_BY_SERVER =
  "grid gap-1 [&>p:first-child]:font-medium in-data-[answer=free]:[&>p:first-child]:text-accent-text [&>p+p]:flex [&>p+p]:flex-wrap [&>p+p]:items-baseline [&>p+p]:gap-x-5 [&>p+p:not(:has(span))]:text-sm [&>p+p]:text-quiet [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:whitespace-nowrap [&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-6";

type StayAvailabilityProps = {
  stay: Stay | undefined;
  party: Party;
  /** The slug of the room that is asked for; without one, any of the house. */
  room?: string | undefined;
};

/** Whether the house has room for the stay of a form; while its calendar is open that says it. */
export function StayAvailability({ stay, party, room }: StayAvailabilityProps) {
  const { stay: words } = useWords().nights;
  const { nights: nightsIn, rooms: roomsIn } = usePhrases();
  const rooms = useRooms();
  const nights = useFreeNights();
  const isServerRight = useServerAnswer();
  const said = useMemo(() => {
    const slugs = room === undefined ? rooms.map(({ slug }) => slug) : [room];
    return nights && stay && nights.stayAnswer(nights.known, { stay, party, slugs }, nights.now);
  }, [nights, stay, party, room, rooms]);
  if (isServerRight) return <ServerSlot name="nights" className={SAID_BY_SERVER} />;
  if (!nights || !stay || !said) return null;
  const count = room === undefined && party.rooms > 1 ? [roomsIn(party.rooms)] : [];
  const notti = [nightsIn(nightsOf(stay)), ...count].join(", ");
  return (
    <div className="group-has-[[role=grid]]:hidden">
      <nights.Availability
        said={said}
        words={worded(words[said.answer], { notti })}
        now={nights.now}
      />
    </div>
  );
}
