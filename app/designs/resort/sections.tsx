import type { Content } from "#app/content/site-content.ts";
import { Island } from "#app/render/island.tsx";
import { SearchStrip } from "#app/sections/template/home/search-strip.tsx";
import { CoverPicture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { TemplateRoomCard } from "#app/sections/template/room-card.tsx";
import { SLIDE_WORDS } from "#app/site/template-words.ts";
import { Carousel } from "#app/ui/carousel.tsx";

/** The numbers of guests to choose from (docs/specification.md, section 9). */
const GUEST_COUNTS = ["01", "02", "03", "04", "05"];

const SEARCH = {
  words: { checkIn: "Check-in *", checkOut: "Check-out *", button: "Checkout Now" },
  counts: [
    { label: "Adults", name: "adulti" as const, options: GUEST_COUNTS },
    { label: "Children", name: "bambini" as const, options: GUEST_COUNTS },
  ],
  className: "lg:grid-cols-[1fr_1fr_0.7fr_0.7fr_auto]",
  buttonClass: "max-lg:mt-4 sm:max-lg:col-span-2",
};

export function ResortHero({ label, heading, words, picture }: Content<"template/resort">["hero"]) {
  return (
    <section className="relative">
      <div className="relative grid min-h-[88svh] bg-night text-white">
        <CoverPicture picture={picture} />
        <div className="absolute inset-0 bg-linear-to-t from-night/70 via-night/30 to-night/60" />
        <div className="relative column grid content-center justify-items-center gap-6 pt-32 pb-40 text-center">
          <p className="label-rule text-white">{label}</p>
          <h1 className="max-w-[16ch] title-hero">{heading}</h1>
          <p className="max-w-md text-lg">{words}</p>
        </div>
      </div>
      <div className="relative column -mt-24">
        <Island name="search-strip" component={SearchStrip} props={SEARCH} when="load" />
      </div>
    </section>
  );
}

export function ResortRooms({ items, perNight, ...heading }: Content<"template/resort">["rooms"]) {
  return (
    <Section {...heading} tone="sand">
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
            <p className="text-sm font-semibold text-accent-text">{room.view}</p>
            <dl className="grid grid-cols-3 border-y border-line py-3 text-sm">
              {room.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-quiet">{label}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </TemplateRoomCard>
        ))}
      />
    </Section>
  );
}
