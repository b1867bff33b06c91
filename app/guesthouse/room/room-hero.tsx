import { DEFAULT_PARTY } from "#app/domain/party.ts";
import type { Prices } from "#app/domain/prices.ts";
import { quoteRooms } from "#app/domain/quote-rooms.ts";
import { roomFit } from "#app/domain/room-fit.ts";
import type { PricedRoom } from "#app/site/site-context.ts";
import { useStayAvailability } from "../nights/availability-store.ts";
import { ServerWords } from "../nights/server-slot.tsx";
import { ChatLink } from "../chat-link.tsx";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { CoverPicture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/icon.tsx";

type RoomHeroProps = {
  room: Pick<PricedRoom, "name" | "kind" | "rate" | "rating" | "ratingWords" | "hero" | "slug">;
  /** This room's prices alone. */
  prices: Prices;
  title: string;
  ask: string;
};

/** A room's first picture, with its name, its price and a contact link. */
export function RoomHero({ room, prices, title, ask }: RoomHeroProps) {
  const words = useWords();
  const { dayRange, enquiryMessage, priceWords } = usePhrases();
  const enquiry = useEnquiry();
  const message = enquiryMessage(enquiry, room.name);
  const { stay, party = DEFAULT_PARTY } = enquiry;
  const here = { ...party, rooms: 1 };
  const total = stay && roomFit(here) !== "too-many" && quoteRooms(stay, here, prices);
  const known = useStayAvailability(stay, party, room.slug);
  const isTaken = stay && known?.answer.status === "taken";
  return (
    <section className="grid">
      <div className="relative h-[52svh] min-h-72 lg:h-[min(66svh,42rem)]">
        <CoverPicture picture={room.hero} alt="" />
        <div className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-night/75 to-night/0 lg:h-36 lg:from-night" />
      </div>
      <div className="column flex flex-wrap items-end justify-between gap-x-12 gap-y-5 pt-8 lg:pt-10">
        <div className="grid justify-items-start gap-4">
          <p className="label-rule text-accent-text">{room.kind}</p>
          <h1 lang="en" className="title-hero">
            {title}
          </h1>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="bg-accent px-4 py-2 text-night has-[[data-taken]]:bg-sand has-[[data-taken]]:text-ink">
              <strong className="text-xl font-semibold">
                {isTaken ? (
                  <span data-taken="">{`${dayRange(stay)}: ${words.nights.day.taken}`}</span>
                ) : (
                  <ServerWords name="hero-price">
                    {total ? `${dayRange(stay)} · ${priceWords(total)}` : priceWords(room.rate)}
                  </ServerWords>
                )}
              </strong>{" "}
              <ServerWords name="hero-per">
                {total || isTaken ? "" : words.room.perNight}
              </ServerWords>
            </p>
            <Stars rating={room.rating} words={room.ratingWords} />
          </div>
        </div>
        <p className="flex flex-wrap gap-3" data-print="no">
          <ChatLink message={message} look="outline">
            <ServerWords name="hero-ask">{isTaken ? words.nights.button.taken : ask}</ServerWords>
          </ChatLink>
          <a href="#prenota" className={`${buttonClass({ look: "outline" })} lg:hidden`}>
            <ServerWords name="hero-dates">
              {stay ? words.ask.changeDates : words.ask.chooseDates}
            </ServerWords>
          </a>
        </p>
      </div>
    </section>
  );
}
