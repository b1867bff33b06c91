import type { Party } from "#app/domain/party.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { AvailabilityDetails } from "./availability-details.tsx";
import { useStayAvailability } from "./availability-store.ts";

type AvailabilityNoticeProps = {
  stay: Stay | undefined;
  party: Party;
  /** A room's slug; undefined for any room of the house. */
  room?: string | undefined;
};

/** The status of a form's stay in words, hidden while the form's calendar shows the same. */
export function AvailabilityNotice({ stay, party, room }: AvailabilityNoticeProps) {
  const { stay: words } = useWords().nights;
  const { nights: nightsIn, rooms: roomsIn } = usePhrases();
  const stayAvailability = useStayAvailability(stay, party, room);
  if (!stayAvailability || !stay) return null;
  const { answer, now } = stayAvailability;
  const roomCountWords = room === undefined && party.rooms > 1 ? [roomsIn(party.rooms)] : [];
  const nightsAndRooms = [nightsIn(nightsOf(stay)), ...roomCountWords].join(", ");
  return (
    <div className="group-has-[[role=grid]]:hidden">
      <AvailabilityDetails
        availability={answer}
        words={interpolate(words[answer.status], { notti: nightsAndRooms })}
        now={now}
      />
    </div>
  );
}
