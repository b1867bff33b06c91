import { useEnquiry } from "#app/client-state/choice.ts";
import { DEFAULT_PARTY, roomFit } from "#app/domain/party.ts";
import type { Prices } from "#app/domain/prices.ts";
import { quoteRooms } from "#app/domain/quote-rooms.ts";
import type { PricedRoom } from "#app/site/site-context.ts";
import { usePhrases, useWords } from "#app/site/page-context.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Stars } from "#app/ui/content-icon.tsx";
import { ChatLink } from "../chat-link.tsx";
import { useStayAvailability } from "../nights/availability-store.ts";

type RoomFactsProps = {
  room: Pick<PricedRoom, "name" | "kind" | "leastPrice" | "rating" | "ratingWords" | "slug">;
  prices: Prices;
  askLabel: string;
};

export default function RoomFacts({ room, prices, askLabel }: RoomFactsProps) {
  const words = useWords();
  const { dayRange, priceWords } = usePhrases();
  const { stay, party = DEFAULT_PARTY } = useEnquiry();
  const partyInRoom = { ...party, rooms: 1 };
  const isRoomTooSmall = roomFit(partyInRoom) === "too-many";
  const quote = stay && !isRoomTooSmall && quoteRooms(stay, partyInRoom, prices);
  const stayAvailability = useStayAvailability(stay, party, room.slug);
  const isStayTaken = stay && stayAvailability?.answer.status === "taken";
  return (
    <>
      <div className="grid justify-items-start gap-4">
        <p className="label-rule text-accent-text">{room.kind}</p>
        <h1 lang="en" className="title-hero">
          {room.name}
        </h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="bg-accent px-4 py-2 text-night has-[[data-taken]]:bg-sand has-[[data-taken]]:text-ink">
            <strong className="text-xl font-semibold">
              {isStayTaken ? (
                <span data-taken="">{`${dayRange(stay)}: ${words.nights.day.taken}`}</span>
              ) : (
                <span>
                  {quote ? `${dayRange(stay)} · ${priceWords(quote)}` : priceWords(room.leastPrice)}
                </span>
              )}
            </strong>{" "}
            <span>{quote || isStayTaken ? "" : words.room.perNight}</span>
          </p>
          <Stars rating={room.rating} words={room.ratingWords} />
        </div>
      </div>
      <p className="flex flex-wrap gap-3">
        <ChatLink roomName={room.name} look="outline">
          <span>{isStayTaken ? words.nights.button.taken : askLabel}</span>
        </ChatLink>
        <a href="#prenota" className={`${buttonClass({ look: "outline" })} lg:hidden`}>
          <span>{stay ? words.ask.changeDates : words.ask.chooseDates}</span>
        </a>
      </p>
    </>
  );
}
