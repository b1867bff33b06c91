import { useLocation } from "react-router";
import rooms from "#content/rooms.yaml";
import type { Room } from "#app/content/schemas.ts";
import { euros } from "#app/domain/price.ts";
import { worded } from "#app/domain/worded.ts";
import { Amenities } from "#app/sections/amenities.tsx";
import { Gallery } from "#app/sections/gallery.tsx";
import { LeadWords } from "#app/sections/lead-words.tsx";
import { useBroughtTitle } from "#app/site/brought-title.ts";
import { pageHead } from "#app/site/head.ts";
import type { HeadMatches } from "#app/site/loaded.ts";
import { canonicalPath, roomPath } from "#app/site/paths.ts";
import { useWords } from "#app/site/words.ts";
import { BookingPanel } from "../enquiry/booking-panel.tsx";
import { GoodToKnow } from "../good-to-know.tsx";
import { FurtherViews } from "./further-views.tsx";
import { OtherRooms } from "./other-rooms.tsx";
import { RoomHero } from "./room-hero.tsx";

function roomAt(pathname: string): Room {
  const room = rooms.rooms.find(({ slug }) => roomPath(slug) === canonicalPath(pathname));
  if (!room) throw new Error(`No room at ${pathname}`);
  return room;
}

export const meta = ({
  location,
  matches,
}: {
  location: { pathname: string };
  matches: HeadMatches;
}) => {
  const room = roomAt(location.pathname);
  const description = worded(rooms.page.description, {
    camera: room.name,
    frase: room.teaser,
    prezzo: euros(room.rate),
  });
  return pageHead(matches, { title: room.name, description, path: roomPath(room.slug) });
};

export default function RoomScreen() {
  const room = roomAt(useLocation().pathname);
  const words = useWords();
  const title = useBroughtTitle() ?? room.name;

  return (
    <main id="contenuto">
      <RoomHero room={room} title={title} />
      <div className="column grid gap-12 py-14 lg:grid-cols-[1fr_24rem] lg:gap-16 lg:py-20 xl:grid-cols-[1fr_27rem]">
        <div className="grid min-w-0 content-start gap-14">
          <Gallery
            key={room.slug}
            name={worded(words.room.gallery, { nome: room.name })}
            pictures={room.gallery}
            words={{ ...words.gallery, lightbox: words.lightbox }}
            sizes="(min-width: 1280px) 740px, (min-width: 992px) 58vw, 94vw"
          />
          <FurtherViews key={`${room.slug}-views`} pictures={room.views} />
          <LeadWords
            id="la-stanza"
            lead={room.lead}
            words={[...room.description, `${room.extraBed}.`]}
          />
          <Amenities heading={words.room.amenities} items={room.amenities} />
          <GoodToKnow inside />
        </div>
        <aside
          id="prenota"
          aria-label={rooms.page.request}
          className="lg:sticky lg:top-28 lg:self-start"
        >
          <BookingPanel room={room} />
        </aside>
      </div>
      <OtherRooms current={room} />
    </main>
  );
}
