import type { Content } from "#app/content/site-content.ts";
import type { ResortRoom } from "#app/content/schemas/template/designs.ts";
import { Block } from "#app/sections/template/home/block.tsx";
import { TemplateRoomCard } from "#app/sections/template/room-card.tsx";
import { SLIDE_WORDS } from "#app/site/template-words.ts";
import { Carousel } from "#app/ui/carousel.tsx";

function Facts({ room }: { room: ResortRoom }) {
  return (
    <>
      <p className="text-sm font-semibold text-accent-text">{room.view}</p>
      <dl className="grid grid-cols-3 border-y border-line py-3 text-sm">
        {room.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-quiet">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type RoomsProps = Content<"template/resort">["rooms"];

export function ResortRooms({ items, perNight, ...heading }: RoomsProps) {
  return (
    <Block {...heading} tone="sand">
      <Carousel
        name={heading.heading}
        layout="[--gap:24px] [--per-view:1] md:[--per-view:2] lg:[--per-view:3]"
        words={SLIDE_WORDS}
        slides={items.map((room) => (
          <TemplateRoomCard
            key={room.title}
            room={room}
            perNight={perNight}
            sizes="(min-width: 992px) 400px, (min-width: 768px) 45vw, 94vw"
          >
            <Facts room={room} />
          </TemplateRoomCard>
        ))}
      />
    </Block>
  );
}
