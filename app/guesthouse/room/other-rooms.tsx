import type { Card } from "#app/content/teasers.ts";
import { RoomCard } from "#app/sections/room-card.tsx";
import { useWords } from "#app/site/house.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

/** Slides per view: 1, 1.5 from 500 px, 1 from 600, 2 from 992 (docs/specification.md, section 9). */
const ROOM_PAGE_SLIDES =
  "[--gap:10px] [--per-view:1] min-[500px]:[--per-view:1.5] min-[600px]:[--gap:20px] min-[600px]:[--per-view:1] lg:[--per-view:2]";

type OtherRoomsProps = { label: string; heading: string; cards: Card[] };

/** All rooms, the other ones first; nothing in a house with one room. */
export function OtherRooms({ label, heading, cards }: OtherRoomsProps) {
  const { carousel } = useWords();
  if (cards.length < 2) return null;
  return (
    <section aria-labelledby="altre-camere" className="bg-sand rhythm" data-print="no">
      <div className="column" data-reveal="1000">
        <SectionHeading id="altre-camere" label={label} heading={heading} />
        <Carousel
          name={heading}
          layout={ROOM_PAGE_SLIDES}
          words={carousel}
          slides={cards.map((room) => (
            <RoomCard
              key={room.address}
              room={room}
              sizes="(min-width: 992px) 600px, (min-width: 600px) 90vw, (min-width: 500px) 60vw, 90vw"
            />
          ))}
        />
      </div>
    </section>
  );
}
