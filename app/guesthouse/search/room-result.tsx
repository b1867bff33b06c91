import { useId } from "react";
import type { Content } from "#app/content/site-content.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { type Party, roomFit } from "#app/domain/party.ts";
import { type Prices, pricesOf } from "#app/domain/prices.ts";
import { quoteRooms, splitIntoRooms } from "#app/domain/quote-rooms.ts";
import type { StayAvailability } from "#app/domain/stay-availability.ts";
import { nightCountOf } from "#app/domain/stay.ts";
import { AvailabilityDetails } from "../nights/availability-details.tsx";
import { FoldedBill } from "../enquiry/summary.tsx";
import { ChatLink } from "../chat-link.tsx";
import { usePaths, usePhrases, useWords } from "#app/site/page-context.ts";
import { useEnquiry } from "#app/client-state/choice.ts";
import { ArrowLink, CardTitle } from "#app/sections/links.tsx";
import { IconList } from "#app/ui/content-icon.tsx";
import { LatePicture } from "#app/ui/picture.tsx";
import type { SearchRoom } from "./search-rooms.ts";

type RoomResultProps = {
  room: SearchRoom;
  availability: StayAvailability | undefined;
  /** The whole party, even if it needs several rooms. */
  party: Party;
  prices: Prices;
  words: Content<"search">["room"];
  /** Whether the party needs several rooms; a button above the cards then asks for all of them, and the cards have no buttons. */
  isTogether: boolean;
};

export function RoomResult(props: RoomResultProps) {
  const { room, party, prices, words, availability, isTogether } = props;
  const { nights: availabilityWords, room: roomWords } = useWords();
  const { nightsWords, priceWords, tooShortWords } = usePhrases();
  const enquiry = useEnquiry();
  const roomPath = usePaths().room(room.address);
  const [partyOfRoom = party] = splitIntoRooms(party);
  // With more people than beds there is no total, because the stay is impossible.
  const stay = roomFit(party) === "too-many" ? undefined : enquiry.stay;
  const quote = stay && quoteRooms(stay, partyOfRoom, pricesOf(room.slug, prices));
  const tooShortText = quote && tooShortWords(stay, quote);
  const status = availability?.status;
  const chatLabel = status && status !== "ask" ? availabilityWords.button[status] : words.ask;
  const chatLabelId = useId();
  return (
    <article
      aria-labelledby={`risposta-${room.address}`}
      className="grid border border-line bg-raised md:grid-cols-[18rem_1fr] xl:grid-cols-[24rem_1fr]"
    >
      <LatePicture
        boxClass="max-md:aspect-8/3"
        picture={room.card}
        // Beside the text the picture is as high as the text and cropped at the sides, so a wider file is needed.
        sizes="(min-width: 1280px) 480px, (min-width: 768px) 400px, calc(100vw - 40px)"
      />
      <div className="grid content-center gap-x-10 gap-y-2 p-4 sm:p-6 lg:grid-cols-[1fr_16rem] lg:p-8">
        <div className="grid content-start gap-x-4 gap-y-2 max-lg:grid-cols-[1fr_auto] lg:gap-y-4">
          <CardTitle
            to={roomPath}
            id={`risposta-${room.address}`}
            lang="en"
            className="max-sm:text-2xl"
          >
            {room.name}
          </CardTitle>
          <p className="grid max-lg:text-end">
            <strong className="font-display text-2xl/tight font-semibold whitespace-nowrap lining-nums lg:text-4xl">
              <span>{priceWords(quote ?? room.leastPrice)}</span>
            </strong>
            <span className="text-sm text-quiet">
              {stay
                ? interpolate(words.total, { notti: nightsWords(nightCountOf(stay)) })
                : roomWords.perNight}
            </span>
          </p>
          <IconList items={room.distinctAmenities} className="col-span-full gap-x-8 gap-y-1" />
          {availability && (
            <div className="col-span-full">
              <AvailabilityDetails
                availability={isTogether ? { ...availability, nearest: [] } : availability}
                statusWords={availabilityWords.room[availability.status]}
              />
            </div>
          )}
          {tooShortText && <p className="col-span-full text-sm text-alert">{tooShortText}</p>}
        </div>
        <div className="flex flex-wrap content-center items-center gap-x-6 lg:gap-y-2">
          {!isTogether && (
            <>
              <ChatLink
                roomName={room.name}
                look="answer"
                className="px-4! max-lg:grow"
                labelledBy={chatLabelId}
              >
                <span>{chatLabel}</span>
              </ChatLink>
              <span id={chatLabelId} hidden>
                {`${chatLabel}: ${room.name}`}
              </span>
            </>
          )}
          <ArrowLink to={roomPath} about={room.name}>
            {roomWords.details}
          </ArrowLink>
          {quote && !isTogether && <FoldedBill total={quote} className="open:w-full" />}
        </div>
      </div>
    </article>
  );
}
