import type { Party } from "#app/domain/party.ts";
import type { Phrasebook } from "#app/domain/phrasebook.ts";
import { nightsOf, type Stay } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { AvailabilityDetails } from "./availability-details.tsx";
import { useStayAvailability } from "./availability-store.ts";

/** "3 notti", or "3 notti, 2 camere" of several rooms. */
export function nightsAndRooms(phrases: Phrasebook, stay: Stay, rooms: number): string {
  const nights = phrases.nights(nightsOf(stay));
  return rooms > 1 ? `${nights}, ${phrases.rooms(rooms)}` : nights;
}

type AvailabilityNoticeProps = {
  stay: Stay | undefined;
  party: Party;
  /** A room's slug; undefined for any room of the house. */
  room?: string | undefined;
};

/** The status of a form's stay in words, hidden while the form's calendar shows the same. */
export function AvailabilityNotice({ stay, party, room }: AvailabilityNoticeProps) {
  const { stay: words } = useWords().nights;
  const phrases = usePhrases();
  const stayAvailability = useStayAvailability(stay, party, room);
  if (!stayAvailability || !stay) return null;
  const { answer, now } = stayAvailability;
  const notti = nightsAndRooms(phrases, stay, room === undefined ? party.rooms : 1);
  return (
    <div className="group-has-[[role=grid]]:hidden">
      <AvailabilityDetails
        availability={answer}
        words={interpolate(words[answer.status], { notti })}
        now={now}
      />
    </div>
  );
}
