import type { ReactNode } from "react";
import { Link } from "react-router";
import type { RoomCard } from "#app/content/schemas/template/rooms.ts";
import { useScreenPath } from "#app/paths/use-paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/stars.tsx";

/** The template's rooms: one, two or three per row. */
export function RoomGrid({ rooms, perNight }: { rooms: RoomCard[]; perNight: string }) {
  return (
    <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-10">
      {rooms.map((room) => (
        <li key={room.title}>
          <TemplateRoomCard
            room={room}
            perNight={perNight}
            sizes="(min-width: 992px) 400px, (min-width: 768px) 45vw, 94vw"
          />
        </li>
      ))}
    </ul>
  );
}

type TemplateRoomCardProps = {
  room: RoomCard;
  /** "Night" */
  perNight: string;
  sizes: string;
  children?: ReactNode;
};

/** The name links to the search, "View Details" to the room's page; both hand over name and price. */
export function TemplateRoomCard({ room, perNight, sizes, children }: TemplateRoomCardProps) {
  const { title, price, category, area, beds, picture } = room;
  const path = useScreenPath();
  const state = { title, price };
  return (
    <article className="group flex h-full flex-col overflow-hidden rounded-card bg-raised">
      <div className="relative overflow-hidden">
        <Picture picture={picture} sizes={sizes} zooms className="aspect-4/3 w-full" />
        <p className="absolute right-0 bottom-0 bg-accent px-4 py-2 text-on-accent">
          <strong className="text-lg font-semibold">${price}</strong> / {perNight}
        </p>
      </div>
      <div className="flex grow flex-col gap-3 rounded-b-card border-x border-b border-line p-6 sm:p-7">
        <div className="flex items-center justify-between gap-4 text-sm text-quiet">
          <span>{category}</span>
          <Stars rating={5} words="5 stars out of 5" />
        </div>
        <h3 className="title-card">
          <Link to={path("findRoom")} state={state} className="underline-offset-6 hover:underline">
            {title}
          </Link>
        </h3>
        <ul className="mt-1 grid gap-2 text-[0.9375rem]">
          <li className="flex gap-3">
            <Icon name="expand" className="mt-0.5 size-5 shrink-0 text-accent-text" />
            {area}
          </li>
          <li className="flex gap-3">
            <Icon name="bed" className="mt-0.5 size-5 shrink-0 text-accent-text" />
            {beds}
          </li>
        </ul>
        {children}
        <Link
          to={path("roomDetails")}
          state={state}
          aria-label={`View Details: ${title}`}
          className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-accent-text underline-offset-6 hover:underline"
        >
          View Details
          <Icon name="arrow" />
        </Link>
      </div>
    </article>
  );
}
