import type { RoomCard } from "#app/content/schemas/template/rooms.ts";
import { TemplateRoomCard } from "./room-card.tsx";

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
