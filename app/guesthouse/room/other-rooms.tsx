import { useWords } from "#app/site/house.ts";
import type { PricedRoom } from "#app/site/site-context.ts";
import { RoomCard } from "#app/sections/room-card.tsx";
import { Carousel } from "#app/ui/carousel.tsx";

/** Slides per view: 1, 1.5 from 500 px, 1 from 600, 2 from 992 (docs/specification.md, section 9). */
const ROOM_CAROUSEL_LAYOUT =
  "[--gap:10px] [--per-view:1] min-[500px]:[--per-view:1.5] min-[600px]:[--gap:20px] min-[600px]:[--per-view:1] lg:[--per-view:2]";

/** The house's other rooms; nothing in a house with one. */
export function OtherRooms({ heading, rooms }: { heading: string; rooms: PricedRoom[] }) {
  const { carousel } = useWords();
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="altre-camere" className="bg-sand rhythm">
      <div className="column" data-reveal="1000">
        <h2 id="altre-camere" className="mb-8 title-section">
          {heading}
        </h2>
        <Carousel
          name={heading}
          layout={ROOM_CAROUSEL_LAYOUT}
          words={carousel}
          slides={rooms.map((room) => (
            <RoomCard
              key={room.address}
              room={room}
              isBrief
              sizes="(min-width: 992px) 600px, (min-width: 600px) 90vw, (min-width: 500px) 60vw, 90vw"
            />
          ))}
        />
      </div>
    </section>
  );
}
