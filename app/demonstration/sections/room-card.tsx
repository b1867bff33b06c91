import type { DemoContent } from "../demo-content.ts";
import type { ReactNode } from "react";
import { pathWithCard } from "#app/domain/booking-state.ts";
import { useScreenPath } from "../use-screen-path.ts";
import { IconList, Stars } from "#app/ui/content-icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ArrowLink, CardTitle } from "#app/sections/links.tsx";

type RoomContent = DemoContent<"template/rooms">["rooms"][number];

export function RoomGrid({ rooms, perNight }: { rooms: RoomContent[]; perNight: string }) {
  return (
    <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-10">
      {rooms.map((room) => (
        <li key={room.title}>
          <TemplateRoomCard room={room} perNight={perNight} />
        </li>
      ))}
    </ul>
  );
}

type TemplateRoomCardProps = { room: RoomContent; perNight: string; children?: ReactNode };

/** In a room's card the name links to the search, "View Details" to the room's page; both links pass name and price. */
export function TemplateRoomCard({ room, perNight, children }: TemplateRoomCardProps) {
  const { title, price, category, area, beds, picture } = room;
  const pathTo = useScreenPath();
  return (
    <article className="group flex h-full flex-col overflow-hidden rounded-card bg-raised">
      <div className="relative overflow-hidden">
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 400px, (min-width: 768px) 45vw, 94vw"
          isZoomable
          className="aspect-4/3 w-full"
        />
        <p className="absolute right-0 bottom-0 bg-accent px-4 py-2 text-on-accent">
          <strong className="text-lg font-semibold">${price}</strong> / {perNight}
        </p>
      </div>
      <div className="flex grow flex-col gap-3 rounded-b-card border-x border-b border-line p-6 sm:p-7">
        <div className="flex items-center justify-between gap-4 text-sm text-quiet">
          <span>{category}</span>
          <Stars rating={5} words="5 stars out of 5" />
        </div>
        <CardTitle to={pathWithCard(pathTo("findRoom"), room)}>{title}</CardTitle>
        <IconList
          items={[
            { icon: "expand", label: area },
            { icon: "bed", label: beds },
          ]}
          className="mt-1 gap-2"
        />
        {children}
        <ArrowLink
          to={pathWithCard(pathTo("roomDetails"), room)}
          about={title}
          className="mt-auto self-start"
        >
          View Details
        </ArrowLink>
      </div>
    </article>
  );
}
