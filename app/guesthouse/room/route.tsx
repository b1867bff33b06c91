import { phrasebook } from "#app/domain/phrasebook.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { Amenities, LeadWords } from "#app/sections/room-description.tsx";
import { Gallery } from "#app/sections/gallery.tsx";
import {
  contentOf,
  type LoaderArgs,
  orNotFound,
  type PricedRoom,
  pricedRoomsOf,
  type ScreenProps,
} from "#app/site/site-context.ts";
import { useWords } from "#app/site/page-context.ts";
import { Island } from "#app/render/island.tsx";
import BookingPanel from "../enquiry/booking-panel.tsx";
import { GoodToKnow } from "../good-to-know.tsx";
import { HeroPicture } from "../page-hero.tsx";
import RoomFacts from "./room-facts.tsx";
import { RoomCard } from "#app/sections/room-card.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Section } from "#app/ui/section.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const { page } = content.rooms;
  const pricedRooms = pricedRoomsOf(args);
  const room = orNotFound(pricedRooms.find(({ address }) => address === args.address));
  const { name, teaser, leastPrice } = room;
  const priceText = phrasebook(content.phrases).priceWords(leastPrice);
  const roomIndex = pricedRooms.findIndex(({ slug }) => slug === room.slug);
  const amenities = room.amenities.filter(({ label }) => label !== room.extraBed);
  const bedIndex = amenities.findIndex(({ icon }) => icon === "bed");
  const extraBed = { icon: "extraBed" as const, label: room.extraBed };
  return {
    title: name,
    room,
    amenities: amenities.toSpliced(bedIndex + 1, 0, extraBed),
    prices: pricesOf(room.slug, content.prices),
    description: interpolate(page.description, { camera: name, frase: teaser, prezzo: priceText }),
    words: page,
    goodToKnow: content["good-to-know"],
    others: {
      ...page.others,
      rooms: [...pricedRooms.slice(roomIndex + 1), ...pricedRooms.slice(0, roomIndex)],
    },
  };
}

/** Slides per view: 1, 1.5 from 500 px, 1 from 600, 2 from 992 (docs/specification.md, section 9). */
const ROOM_CAROUSEL_LAYOUT =
  "[--gap:10px] [--per-view:1] min-[500px]:[--per-view:1.5] min-[600px]:[--gap:20px] min-[600px]:[--per-view:1] lg:[--per-view:2]";

function OtherRooms({ heading, rooms }: { heading: string; rooms: PricedRoom[] }) {
  const { carousel } = useWords();
  if (rooms.length === 0) return null;
  return (
    <Section id="altre-camere" heading={heading} tone="sand">
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
    </Section>
  );
}

export default function RoomScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { room, amenities, prices, words: pageWords, goodToKnow, others } = loaderData;
  const sharedWords = useWords();
  const { slug, address, name, kind, leastPrice, rating, ratingWords, hero } = room;
  return (
    <main id="contenuto">
      <section className="grid">
        <HeroPicture picture={hero} alt="" className="h-[52svh] lg:h-[min(66svh,42rem)]" />
        <Island
          name="room-facts"
          component={RoomFacts}
          props={{
            room: { slug, name, kind, leastPrice, rating, ratingWords },
            prices,
            askLabel: pageWords.ask,
          }}
          when="load"
          className="column flex flex-wrap items-end justify-between gap-x-12 gap-y-5 pt-8 lg:pt-10"
        />
      </section>
      <div className="column grid gap-x-12 gap-y-14 py-10 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:py-14 xl:grid-cols-[1fr_27rem]">
        {/* On phones the gallery spans the window's width. */}
        <div className="min-w-0 max-md:-mx-5">
          <Gallery
            accessibleName={interpolate(sharedWords.room.gallery, { nome: room.name })}
            pictures={room.gallery}
            extraPictures={room.views}
            words={{ ...sharedWords.gallery, lightbox: sharedWords.lightbox }}
            sizes="(min-width: 1600px) 940px, (min-width: 1280px) 740px, (min-width: 992px) 58vw, 100vw"
          />
        </div>
        <aside
          id="prenota"
          aria-label={pageWords.request}
          className="scroll-mt-20 lg:sticky lg:top-28 lg:row-span-2 lg:self-start lg:has-[[role=grid]]:static"
        >
          <Island
            name="booking-panel"
            component={BookingPanel}
            props={{ room: { slug, address, name, leastPrice }, prices }}
            when="load"
          />
        </aside>
        <div className="grid min-w-0 content-start gap-14">
          <LeadWords id="la-stanza" lead={room.lead} words={room.description} />
          <Amenities heading={sharedWords.room.amenities} items={amenities} />
          <GoodToKnow isFolded {...goodToKnow} />
        </div>
      </div>
      <OtherRooms {...others} />
    </main>
  );
}
