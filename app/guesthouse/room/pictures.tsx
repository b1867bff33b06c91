import { useWords } from "#app/site/house.ts";
import { LightboxSources, pictureSources } from "#app/ui/lightbox/lightbox-sources.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";
import type { Card } from "#app/content/teasers.ts";
import { RoomCard } from "#app/sections/room-card.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Section } from "#app/ui/section.tsx";

type FurtherViewsProps = { heading: string; pictures: PictureData[] };

export function FurtherViews({ heading, pictures }: FurtherViewsProps) {
  const words = useWords();
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="altre-viste" data-print="no">
      <h2 id="altre-viste" className="mb-6 title-card">
        {heading}
      </h2>
      <LightboxSources sources={pictureSources(pictures)} words={words.lightbox}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
          {pictures.map((picture, index) => (
            <li key={picture.cuts[0]?.base} className="group relative overflow-hidden">
              <Picture
                picture={picture}
                sizes="(min-width: 1280px) 190px, (min-width: 992px) 300px, (min-width: 640px) 24vw, 47vw"
                zooms
                className="aspect-3/2 w-full"
              />
              <button
                type="button"
                aria-label={`${words.gallery.enlarge}: ${picture.alt}`}
                data-lightbox={index}
                className="absolute inset-0 cursor-zoom-in ring-within not-js:hidden"
              />
            </li>
          ))}
        </ul>
      </LightboxSources>
    </section>
  );
}

/** Slides per view: 1, 1.5 from 500 px, 1 from 600, 2 from 992 (docs/specification.md, section 9). */
const ROOM_CAROUSEL_LAYOUT =
  "[--gap:10px] [--per-view:1] min-[500px]:[--per-view:1.5] min-[600px]:[--gap:20px] min-[600px]:[--per-view:1] lg:[--per-view:2]";

type OtherRoomsProps = { label: string; heading: string; cards: Card[] };

/** All rooms, the other ones first; nothing in a house with one room. */
export function OtherRooms({ label, heading, cards }: OtherRoomsProps) {
  const { carousel } = useWords();
  if (cards.length < 2) return null;
  return (
    <Section id="altre-camere" label={label} heading={heading} tone="sand" data-print="no">
      <Carousel
        name={heading}
        layout={ROOM_CAROUSEL_LAYOUT}
        words={carousel}
        slides={cards.map((room) => (
          <RoomCard
            key={room.address}
            room={room}
            sizes="(min-width: 992px) 600px, (min-width: 600px) 90vw, (min-width: 500px) 60vw, 90vw"
          />
        ))}
      />
    </Section>
  );
}
