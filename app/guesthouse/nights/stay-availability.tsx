import { useMemo } from "react";
import type { Party } from "#app/domain/party.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { usePhrases, useRooms, useWords } from "#app/site/house.ts";
import { useFreeNights } from "./free-nights.ts";
import { ServerSlot, useServerAnswer } from "./server-slot.tsx";

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
  if (isServerRight) return <ServerSlot name="nights" className="said-by-server" />;
  if (!nights || !stay || !said) return null;
  const count = room === undefined && party.rooms > 1 ? [roomsIn(party.rooms)] : [];
  const notti = [nightsIn(nightsOf(stay)), ...count].join(", ");
  return (
    <div className="group-has-[[role=grid]]:hidden">
      <nights.Availability
        said={said}
        words={interpolate(words[said.answer], { notti })}
        now={nights.now}
      />
    </div>
  );
}
