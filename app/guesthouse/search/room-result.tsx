import { clsx } from "clsx";
import { useId } from "react";
import { Link } from "#app/client-state/link.tsx";
import type { Content } from "#app/content/site-content.ts";
import { BEDS_PER_ROOM, type Party } from "#app/domain/party.ts";
import type { Choose } from "#app/domain/plural.ts";
import { type Prices, pricesOf } from "#app/domain/prices.ts";
import { quoteRooms, splitIntoRooms } from "#app/domain/quote-rooms.ts";
import { personsPerRoom, roomFit } from "#app/domain/room-fit.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import type { StayAvailability } from "#app/domain/stay-availability.ts";
import { AvailabilityDetails } from "../nights/availability-details.tsx";
import { MailAction } from "../enquiry/contact-actions.tsx";
import { ChatLink } from "../chat-link.tsx";
import { usePaths } from "#app/site/use-paths.ts";
import { useEnquiry } from "#app/client-state/choice.ts";
import type { PricedRoom } from "#app/site/site-context.ts";
import { usePageFacts } from "#app/site/page-context.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { useAvailability } from "../nights/availability-store.ts";
import { ArrowLink } from "#app/sections/links.tsx";
import { IconList } from "#app/ui/content-icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { RoomTotal } from "./room-total.tsx";

/** Services that decide whether a room suits a guest. */
const DECISIVE_SERVICES = new Set<IconName>(["cot", "bath"]);

export type SearchRoom = Pick<
  PricedRoom,
  "slug" | "address" | "name" | "kind" | "rate" | "bed" | "extraBed" | "amenities" | "card"
>;

export function searchRoom(room: PricedRoom): SearchRoom {
  const { slug, address, name, kind, rate, bed, extraBed, card } = room;
  const amenities = room.amenities.filter(({ icon }) => DECISIVE_SERVICES.has(icon));
  return { slug, address, name, kind, rate, bed, extraBed, card, amenities };
}

type RoomResultWords = Content<"search">["room"];

function fitWords(party: Party, words: RoomResultWords, choose: Choose): string {
  const fit = roomFit(party);
  const count = personsPerRoom(party);
  const persone = choose(count, words.people);
  if (fit === "too-many") return interpolate(words.tooMany, { persone, posti: `${BEDS_PER_ROOM}` });
  return interpolate(fit === "extra-bed" ? words.extraBed : words.doubleBed, { persone });
}

type RoomResultProps = {
  room: SearchRoom;
  availability: StayAvailability | undefined;
  /** The whole party: the room takes its share. */
  party: Party;
  prices: Prices;
  words: RoomResultWords;
};

/** A room of the search: whether it suits the party, contact actions and, for chosen dates, its total. */
export function RoomResult({ room, party, prices, words, availability }: RoomResultProps) {
  const { nights: known } = usePageFacts();
  const loaded = useAvailability();
  const {
    nights,
    room: { details },
    summary: { together },
  } = useWords();
  const { choose, enquiryMessage } = usePhrases();
  const enquiry = useEnquiry();
  const page = usePaths().room(room.address);
  const [share = party] = splitIntoRooms(party);
  const fits = roomFit(party) !== "too-many";
  // More people than beds: a total would be of an impossible stay.
  const stay = fits ? enquiry.stay : undefined;
  const total = stay && quoteRooms(stay, share, pricesOf(room.slug, prices));
  const status = availability?.status;
  const label = status && status !== "ask" ? nights.button[status] : words.ask;
  const name = useId();
  const message = enquiryMessage(enquiry, room.name);
  const now = loaded?.now ?? known?.now ?? 0;
  return (
    <article
      aria-labelledby={`risposta-${room.address}`}
      className="grid border border-line bg-raised xl:grid-cols-[24rem_1fr]"
    >
      <div className="late max-md:aspect-4/3 md:max-xl:aspect-21/9">
        <Picture
          picture={room.card}
          // Beside the text it has the text's height, and its sides are cropped.
          sizes="(min-width: 1280px) 560px, 94vw"
          className="size-full"
        />
      </div>
      <div className="grid gap-x-10 gap-y-6 p-6 sm:p-8 md:grid-cols-[1fr_17rem]">
        <div className="grid content-start gap-4">
          <div className="grid gap-1">
            <p className="text-sm text-quiet">{room.kind}</p>
            <h3 id={`risposta-${room.address}`} lang="en" className="title-card">
              <Link to={page} className="underline-offset-6 hover:underline">
                {room.name}
              </Link>
            </h3>
          </div>
          <IconList
            items={[
              { icon: "bed", label: room.bed },
              { icon: "extraBed", label: room.extraBed },
              ...room.amenities,
            ]}
            className="gap-x-8 gap-y-2 xl:grid-cols-2"
          />
          <p className={clsx("font-medium", fits ? "text-accent-text" : "text-alert")}>
            {[
              fitWords(party, words, choose),
              fits && party.rooms > 1 && choose(party.rooms - 1, together),
            ]
              .filter(Boolean)
              .join(" ")}
          </p>
          <div className="border-t border-line pt-4 empty:hidden has-[>:only-child:empty]:hidden">
            {availability && (
              <AvailabilityDetails
                availability={availability}
                words={nights.room[availability.status]}
                now={now}
              />
            )}
          </div>
        </div>
        <div className="grid content-between gap-5 md:border-s md:border-line md:ps-8">
          <RoomTotal
            rate={room.rate}
            chosenStay={stay && total && { stay, total }}
            words={words.total}
          />
          <div className="grid gap-2 sm:max-md:flex sm:max-md:flex-wrap sm:max-md:items-center sm:max-md:gap-x-6">
            <ChatLink about={room.name} look="answer" className="px-4!" labelledBy={name}>
              <span>{label}</span>
            </ChatLink>
            <span id={name} hidden>
              {`${label}: ${room.name}`}
            </span>
            {/* The price of several rooms together is not this room's. */}
            <MailAction
              message={message}
              total={party.rooms === 1 ? total : undefined}
              about={room.name}
            />
            <ArrowLink to={page} about={room.name}>
              {details}
            </ArrowLink>
          </div>
        </div>
      </div>
    </article>
  );
}
