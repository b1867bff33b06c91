import { useRef } from "react";
import type { Content } from "#app/content/site-content.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { useEnquiry } from "#app/client-state/choice.ts";
import { useGuesthouse, usePhrases } from "#app/site/page-context.ts";
import { SectionHeading } from "#app/ui/section.tsx";
import { ContactActions } from "../enquiry/contact-actions.tsx";
import { NoteWithoutScripts } from "../enquiry/form-without-scripts.tsx";
import { FoldedBill, TotalLine } from "../enquiry/summary.tsx";
import type { EnquiryPricing } from "../enquiry/pricing.ts";
import { ROOM_RESULTS_ID } from "./room-results-id.ts";
import { RoomResult } from "./room-result.tsx";
import type { SearchRoom } from "./search-rooms.ts";
import { useRoomOrder } from "./room-order.ts";
import { clsx } from "clsx";
import { ROOM_CAPACITY, type Party, personsInFullestRoom, roomFit } from "#app/domain/party.ts";
import { quoteRooms, splitIntoRooms } from "#app/domain/quote-rooms.ts";
import type { StayAvailability } from "#app/domain/stay-availability.ts";
import { IconList } from "#app/ui/content-icon.tsx";
import { AvailabilityNotice, FreshnessNote } from "../nights/availability-details.tsx";
import { useStayAnswers } from "../nights/availability-store.ts";

type SharedAnswerProps = {
  sharedAmenities: SearchRoom["distinctAmenities"];
  pricing: EnquiryPricing;
  answers: (StayAvailability | undefined)[];
  /** The time of the answers in milliseconds since 1970. */
  now: number;
  words: Content<"search">["room"];
};

function useFitWords(party: Party, words: SharedAnswerProps["words"]): string {
  const { pluralize } = usePhrases();
  const { together } = useGuesthouse().words.summary;
  const fit = roomFit(party);
  const persone = pluralize(personsInFullestRoom(party), words.people);
  if (fit === "too-many") return interpolate(words.tooMany, { persone, posti: `${ROOM_CAPACITY}` });
  const beds = interpolate(fit === "extra-bed" ? words.extraBed : words.doubleBed, { persone });
  return party.rooms > 1 ? `${beds} ${pluralize(party.rooms - 1, together)}` : beds;
}

/** What applies to all rooms is shown once, above their cards. */
function SharedAnswer({ sharedAmenities, pricing, answers, now, words }: SharedAnswerProps) {
  const { party, prices } = pricing;
  const { house } = useGuesthouse();
  const { taxWords } = usePhrases();
  const { stay } = useEnquiry();
  const fitWords = useFitWords(party, words);
  const hasTooManyGuests = roomFit(party) === "too-many";
  const [partyOfRoom = party] = splitIntoRooms(party);
  // The note tells the earliest time at which a room's calendars were read; rooms without such a time come first.
  const [oldestAnswer] = answers
    .filter((answer) => answer !== undefined)
    .sort((one, other) => (one.asOf ?? 0) - (other.asOf ?? 0));
  return (
    <div className="mb-6 grid gap-2 lg:mb-8">
      <div className="grid gap-x-8 gap-y-1 lg:flex lg:flex-wrap">
        <p className="font-medium">{words.every}</p>
        <IconList items={sharedAmenities} className="gap-x-8 gap-y-1 lg:flex lg:flex-wrap" />
      </div>
      <p className={clsx("font-medium", hasTooManyGuests ? "text-alert" : "text-accent-text")}>
        {fitWords}
      </p>
      {stay && !hasTooManyGuests && (
        // The tax is shown here, because it is the same for each room.
        <p className="text-sm text-quiet first-letter:uppercase">
          {taxWords(quoteRooms(stay, partyOfRoom, prices)) ?? house.taxNote}
        </p>
      )}
      {oldestAnswer && <FreshnessNote {...oldestAnswer} now={now} />}
    </div>
  );
}

type RoomResultsProps = Pick<Content<"search">, "answer" | "room" | "together"> & {
  pricing: EnquiryPricing;
  rooms: SearchRoom[];
  sharedAmenities: SearchRoom["distinctAmenities"];
};

export function RoomResults(props: RoomResultsProps) {
  const { pricing, rooms, sharedAmenities, answer: answerWords, room: roomWords, together } = props;
  const { stay } = useEnquiry();
  const { party, prices, total } = pricing;
  const { enquiryMessage } = usePhrases();
  const { withoutScripts, ...heading } = answerWords;
  const needsSeveralRooms = stay !== undefined && party.rooms > 1;
  const listElement = useRef<HTMLUListElement>(null);
  const currentAnswers = useStayAnswers(stay, party);
  const availabilityByRoom = currentAnswers?.answers ?? {};
  const roomsInOrder = useRoomOrder(rooms, availabilityByRoom, listElement);
  return (
    <section
      id={ROOM_RESULTS_ID}
      tabIndex={-1}
      aria-labelledby="quale-stanza"
      className="scroll-mt-20 rhythm outline-none"
    >
      <div className="column">
        <SectionHeading id="quale-stanza" {...heading} className="mb-6! lg:mb-8!" />
        <NoteWithoutScripts note={withoutScripts} className="mb-10 max-w-prose" />
        {needsSeveralRooms && (
          <section
            aria-labelledby="insieme"
            className="mb-8 grid items-center gap-6 bg-sand p-6 sm:p-10 lg:grid-cols-2"
          >
            <div className="grid gap-2">
              <h3 id="insieme" className="title-card">
                {together.heading}
              </h3>
              <p className="max-w-prose text-quiet">{together.words}</p>
              {/* On large screens the form above has the total and the bill. */}
              <div className="grid gap-1 lg:hidden">
                {total && (
                  <>
                    <TotalLine total={total} isOneRoom={false} />
                    <FoldedBill total={total} />
                  </>
                )}
                <AvailabilityNotice stay={stay} party={party} />
              </div>
            </div>
            <ContactActions
              label={interpolate(together.ask, { numero: `${party.rooms}` })}
              message={enquiryMessage({ stay, party })}
              total={total}
            />
          </section>
        )}
        <SharedAnswer
          sharedAmenities={sharedAmenities}
          pricing={pricing}
          answers={rooms.map(({ slug }) => availabilityByRoom[slug])}
          now={currentAnswers?.now ?? 0}
          words={roomWords}
        />
        <ul ref={listElement} className="grid gap-5 lg:gap-8">
          {roomsInOrder.map((room) => {
            const availability = availabilityByRoom[room.slug];
            return (
              <li key={room.slug} data-card={room.slug} data-answer={availability?.status ?? ""}>
                <RoomResult
                  room={room}
                  party={party}
                  prices={prices}
                  words={roomWords}
                  availability={availability}
                  isTogether={needsSeveralRooms}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
