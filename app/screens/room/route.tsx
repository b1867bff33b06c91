import rooms from "#content/template/rooms.yaml";
import { ContactBlock } from "#app/sections/template/contact-block.tsx";
import { RoomGrid } from "#app/sections/template/room-grid.tsx";
import type { ScreenHandle } from "#app/site/handle.ts";
import { templateHead } from "#app/site/template-head.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Facilities } from "./facilities.tsx";

export const meta = templateHead(rooms.title);

export const handle: ScreenHandle = { banner: rooms.banner };

export default function RoomsScreen() {
  const { label, heading, words, perNight } = rooms;
  return (
    <>
      <section aria-labelledby="rooms" className="rhythm">
        <div className="column">
          <SectionHeading id="rooms" label={label} heading={heading} words={words} />
          <RoomGrid rooms={rooms.rooms} perNight={perNight} />
        </div>
      </section>
      <Facilities />
      <ContactBlock />
    </>
  );
}
