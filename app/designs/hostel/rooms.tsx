import { Link } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import type { HostelRoom } from "#app/content/schemas/template/designs.ts";
import { Block } from "#app/sections/template/home/block.tsx";
import { ExpandingGrid } from "#app/sections/template/home/expanding-grid.tsx";
import { SPECIFIED_LINKS } from "#app/paths/template-paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Picture } from "#app/ui/picture.tsx";

type RoomsProps = Content<"template/hostel">["rooms"];

type RoomPanelProps = Pick<RoomsProps, "perNight" | "link"> & { room: HostelRoom };

function RoomPanel({ room, perNight, link }: RoomPanelProps) {
  const { title, price, words, picture } = room;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-raised">
      <Picture
        picture={picture}
        sizes="(min-width: 992px) 400px, (min-width: 768px) 45vw, 94vw"
        className="aspect-4/3 w-full"
      />
      <div className="flex grow flex-col gap-3 p-6">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="title-card">{title}</h3>
          <p className="whitespace-nowrap text-quiet">
            <strong className="font-display text-2xl text-ink">${price}</strong> / {perNight}
          </p>
        </div>
        <p className="text-quiet">{words}</p>
        <Link
          to={SPECIFIED_LINKS.detailsAndBooking}
          state={{ title, price }}
          aria-label={`${link}: ${title}`}
          className={`${buttonClass()} mt-auto`}
        >
          {link}
        </Link>
      </div>
    </article>
  );
}

export function HostelRooms({ items, perNight, link, open, close, ...heading }: RoomsProps) {
  return (
    <Block {...heading} tone="sand">
      <ExpandingGrid
        words={{ open, close }}
        items={items.map((room) => (
          <RoomPanel key={room.title} room={room} perNight={perNight} link={link} />
        ))}
      />
    </Block>
  );
}
