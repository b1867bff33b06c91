import { useMemo } from "react";
import type { Party } from "#app/domain/party.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { usePhrases, useRooms, useWords } from "#app/site/house.ts";
import { useAvailability } from "./availability-store.ts";
import { ServerSlot, useIsServerContentValid } from "./server-slot.tsx";

type AvailabilityNoticeProps = {
  stay: Stay | undefined;
  party: Party;
  /** A room's slug; undefined for any room of the house. */
  room?: string | undefined;
};

/** Whether the stay of a form is free; hidden while the form's calendar shows the same. */
export function AvailabilityNotice({ stay, party, room }: AvailabilityNoticeProps) {
  const { stay: words } = useWords().nights;
  const { nights: nightsIn, rooms: roomsIn } = usePhrases();
  const rooms = useRooms();
  const loaded = useAvailability();
  const isServerContentValid = useIsServerContentValid();
  const availability = useMemo(() => {
    const slugs = room === undefined ? rooms.map(({ slug }) => slug) : [room];
    return (
      loaded &&
      stay &&
      loaded.stayAvailability(loaded.availability, { stay, party, slugs }, loaded.now)
    );
  }, [loaded, stay, party, room, rooms]);
  if (isServerContentValid) return <ServerSlot name="nights" className="said-by-server" />;
  if (!loaded || !stay || !availability) return null;
  const count = room === undefined && party.rooms > 1 ? [roomsIn(party.rooms)] : [];
  const notti = [nightsIn(nightsOf(stay)), ...count].join(", ");
  return (
    <div className="group-has-[[role=grid]]:hidden">
      <loaded.AvailabilityDetails
        availability={availability}
        words={interpolate(words[availability.status], { notti })}
        now={loaded.now}
      />
    </div>
  );
}
