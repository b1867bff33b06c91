import type { Card } from "#app/content/teasers.ts";
import { RoomCard } from "#app/sections/room-card.tsx";
import { useWords } from "#app/site/house.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { ComingNightsSlot } from "../nights/coming-nights-slot.tsx";
import { AvailabilityBar } from "../enquiry/availability-bar.tsx";
import type { EnquiryPricing } from "../enquiry/enquiry-pricing.ts";

/** One slide per view, two from 768 px, three from 992; 20 px apart. */
export const HOME_SLIDES = "[--gap:20px] [--per-view:1] md:[--per-view:2] lg:[--per-view:3]";

export const HOME_SLIDE_SIZES = "(min-width: 992px) 400px, (min-width: 768px) 45vw, 90vw";

type HomeRoomsProps = {
  label: string;
  heading: string;
  words: string;
  cards: Card[];
} & Pick<EnquiryPricing, "prices" | "rate">;

export function HomeRooms({ cards, prices, rate, ...heading }: HomeRoomsProps) {
  const { carousel } = useWords();
  return (
    <section aria-labelledby="camere" className="pb-16 lg:pb-24">
      <div className="relative z-10 column -mt-6 lg:-mt-24">
        <AvailabilityBar prices={prices} rate={rate} />
      </div>
      <div className="column pt-16 lg:pt-24" data-reveal="1000">
        <SectionHeading id="camere" {...heading} />
        <Carousel
          name={heading.heading}
          layout={HOME_SLIDES}
          words={carousel}
          slides={cards.map((room) => (
            <RoomCard key={room.address} room={room} sizes={HOME_SLIDE_SIZES} />
          ))}
        />
      </div>
      <ComingNightsSlot prices={prices} className="column not-empty:pt-12 lg:not-empty:pt-16" />
    </section>
  );
}
