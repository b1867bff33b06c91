import { type ReactNode, useRef } from "react";
import { clsx } from "clsx";
import { withEnquiry } from "#app/domain/enquiry.ts";
import { useGuesthouse, usePageFacts, usePhrases, useWords } from "#app/site/page-context.ts";
import type { Party } from "#app/domain/party.ts";
import { nightCountOf, type Stay } from "#app/domain/stay.ts";
import { setParty, setStay, useChoice } from "#app/client-state/choice.ts";
import { timeAgoWords } from "#app/domain/age-words.ts";
import { Sentence } from "#app/ui/sentence.tsx";
import type { Freshness } from "#app/domain/availability.ts";
import type { StayAvailability } from "#app/domain/stay-availability.ts";
import type { Phrasebook } from "#app/domain/phrasebook.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { useStayAvailability } from "./availability-store.ts";

type StayLinkProps = {
  stay: Stay;
  /** The party in the link's URL if the guest has chosen no party. */
  party?: Party;
  onChoose: () => void;
  className: string;
  children: ReactNode;
};

export function StayLink({ stay, party, onChoose, className, children }: StayLinkProps) {
  const linkParty = useChoice().party ?? party;
  const { path } = usePageFacts();
  return (
    <a
      href={withEnquiry(path, { stay, party: linkParty })}
      // The press only fills in the dates: if the browser followed the link, it would add an entry to the history.
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        setStay(() => stay);
        if (linkParty) setParty(linkParty);
        onChoose();
      }}
      className={className}
    >
      {children}
    </a>
  );
}

type NearestNightsProps = {
  stays: Stay[];
  /** Leaves out the sentence that the guest may ask even for taken nights, because a button beside the list says this. */
  isBrief?: boolean;
  /** Called when the guest presses a link. The link then disappears, so the caller moves the focus. */
  onChoose: () => void;
};

export function NearestNights({ stays, isBrief, onChoose }: NearestNightsProps) {
  const words = useWords().nights;
  const { dayRange } = usePhrases();
  if (isBrief && stays.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-5">
      {stays.length > 0 && (
        <span className={isBrief ? "sr-only" : "text-quiet"}>{words.nearest}</span>
      )}
      {stays.length > 0 && isBrief && (
        <span aria-hidden className="inline-block text-quiet first-letter:uppercase">
          {`${words.day.free}:`}
        </span>
      )}
      {stays.map((stay) => (
        <StayLink
          key={stay.checkIn}
          stay={stay}
          onChoose={onChoose}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-accent-text underline underline-offset-6"
        >
          {dayRange(stay)}
        </StayLink>
      ))}
      {!isBrief && <span className="text-quiet">{words.askAnyway}</span>}
    </p>
  );
}

type FreshnessNoteProps = { state: Freshness; asOf?: number | undefined; now: number };

export function FreshnessNote({ state, asOf, now }: FreshnessNoteProps) {
  const { phrases } = useGuesthouse();
  const words = useWords().nights;
  const timeAgo = asOf !== undefined && (
    <time dateTime={new Date(asOf).toISOString()}>{timeAgoWords(phrases.locale, now - asOf)}</time>
  );
  return (
    <p className="text-sm text-quiet">
      {timeAgo && <Sentence words={words.updated} placeholders={{ quando: timeAgo }} />}{" "}
      {state === "old" && words.old} {state === "unknown" ? words.doubt : words.notBooked}
    </p>
  );
}

type AvailabilityDetailsProps = {
  availability: StayAvailability;
  statusWords: string;
  /** The present time in milliseconds; undefined in a list of cards, which has the freshness note above it. */
  now?: number;
};

export function AvailabilityDetails({ availability, statusWords, now }: AvailabilityDetailsProps) {
  const statusElement = useRef<HTMLDivElement>(null);
  const { status, nearest } = availability;
  return (
    <div ref={statusElement} tabIndex={-1} className="grid gap-1 outline-none">
      <p
        data-announced=""
        className={clsx("font-medium", status === "free" ? "text-accent-text" : "text-ink")}
      >
        {statusWords}
      </p>
      {status === "taken" ? (
        <NearestNights
          stays={nearest}
          isBrief={now === undefined}
          onChoose={() => statusElement.current?.focus()}
        />
      ) : (
        now !== undefined && <FreshnessNote {...availability} now={now} />
      )}
    </div>
  );
}

/** Writes "3 notti" or, for several rooms, "3 notti, 2 camere". */
export function nightsAndRoomsWords(phrases: Phrasebook, stay: Stay, rooms: number): string {
  const nights = phrases.nightsWords(nightCountOf(stay));
  return rooms > 1 ? `${nights}, ${phrases.roomsWords(rooms)}` : nights;
}

type AvailabilityNoticeProps = {
  stay: Stay | undefined;
  party: Party;
  /** A room's slug; undefined for any room of the house. */
  room?: string | undefined;
};

/** The notice is hidden while the form's calendar shows the same availability. */
export function AvailabilityNotice({ stay, party, room }: AvailabilityNoticeProps) {
  const { stay: stayWords } = useWords().nights;
  const phrases = usePhrases();
  const stayAvailability = useStayAvailability(stay, party, room);
  if (!stayAvailability || !stay) return null;
  const { answer, now } = stayAvailability;
  const nightsAndRooms = nightsAndRoomsWords(phrases, stay, room === undefined ? party.rooms : 1);
  return (
    <div className="group-has-[[role=grid]]:hidden">
      <AvailabilityDetails
        availability={answer}
        statusWords={interpolate(stayWords[answer.status], { notti: nightsAndRooms })}
        now={now}
      />
    </div>
  );
}
