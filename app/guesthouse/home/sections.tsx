import type { DatedLine } from "#app/domain/dated-line.ts";
import type { Card, Teaser } from "#app/content/teasers.ts";
import { RoomCard } from "#app/sections/room-card.tsx";
import { useWords } from "#app/site/house.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Prose, Section, SectionHeading } from "#app/ui/section.tsx";
import { Island } from "#app/render/island.tsx";
import { AvailabilityBar } from "../enquiry/availability-bar.tsx";
import type { EnquiryPricing } from "../enquiry/enquiry-form.ts";
import type { Content } from "#app/content/site-content.ts";
import { usePaths } from "#app/site/use-paths.ts";
import { ArrowLink, ButtonLink } from "#app/sections/links.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ContentIcon } from "#app/ui/content-icon.tsx";

/** One slide per view, two from 768 px, three from 992; 20 px apart. */
const HOME_CAROUSEL_LAYOUT = "[--gap:20px] [--per-view:1] md:[--per-view:2] lg:[--per-view:3]";

const HOME_SLIDE_SIZES = "(min-width: 992px) 400px, (min-width: 768px) 45vw, 90vw";

/** The greeting of a season. A host of files may serve the page after its last day (app/islands/small-behaviours.ts). */
function Greeting({ line, until = "" }: DatedLine) {
  return (
    <p
      data-until={until}
      className="column pt-16 text-center font-display text-[1.75rem]/snug text-balance text-accent-text lg:pt-24"
    >
      {line}
    </p>
  );
}

type HomeRoomsProps = {
  greeting?: DatedLine;
  label: string;
  heading: string;
  words: string;
  cards: Card[];
} & Pick<EnquiryPricing, "prices" | "rate">;

export function HomeRooms({ greeting, cards, prices, rate, ...heading }: HomeRoomsProps) {
  const { carousel } = useWords();
  return (
    <section aria-labelledby="camere" className="pb-16 lg:pb-24">
      <Island
        name="availability-bar"
        component={AvailabilityBar}
        props={{ prices, rate }}
        className="relative z-10 column -mt-6 lg:-mt-24"
      />
      {greeting && <Greeting {...greeting} />}
      <div className="column pt-16 lg:pt-24" data-reveal="1000">
        <SectionHeading id="camere" {...heading} />
        <Carousel
          name={heading.heading}
          layout={HOME_CAROUSEL_LAYOUT}
          words={carousel}
          slides={cards.map((room) => (
            <RoomCard key={room.address} room={room} sizes={HOME_SLIDE_SIZES} />
          ))}
        />
      </div>
    </section>
  );
}

export function HomeIntro(intro: Content<"home">["intro"]) {
  const { label, heading, words, picture, detail, button } = intro;
  const { map } = usePaths();
  return (
    <section aria-labelledby="dove-siamo" className="bg-sand rhythm">
      <div className="column grid items-center gap-12 lg:grid-cols-2 lg:gap-20" data-reveal="1000">
        {/* On large screens the picture begins at the window's edge. */}
        <div className="relative pb-14 sm:pe-20 min-[1600px]:-ms-[calc(50vw-45rem)]">
          <div className="aspect-4/5 late max-lg:aspect-square min-[1600px]:aspect-6/5">
            <Picture
              picture={picture}
              sizes="(min-width: 1600px) 45vw, (min-width: 992px) 520px, 90vw"
              className="size-full"
            />
          </div>
          <div className="absolute right-0 bottom-0 w-1/2 border-8 border-sand max-sm:hidden">
            <Picture picture={detail} sizes="(min-width: 992px) 300px, 45vw" className="w-full" />
          </div>
        </div>
        <div>
          <SectionHeading id="dove-siamo" label={label} heading={heading} className="lg:mb-8" />
          <Prose words={words} />
          <ButtonLink to={map} look="outline" className="mt-8">
            {button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export function HomeServices({ items, ...heading }: Content<"home">["services"]) {
  return (
    <Section id="servizi" {...heading}>
      <ul className="grid border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ icon, name, english, words }) => (
          <li
            key={name}
            // Subgrid aligns the names and the texts of a row.
            className="row-span-2 grid grid-cols-[auto_1fr] grid-rows-subgrid gap-x-5 gap-y-0 border-b border-line py-8 sm:pe-8 lg:py-10"
          >
            <ContentIcon name={icon} className="size-9 text-accent-text" />
            <h3 lang={english ? "en" : undefined} className="text-[1.625rem]">
              {name}
            </h3>
            <p className="col-start-2 mt-2 text-quiet">{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function HomeArea({ label, heading, words, places }: Content<"home">["area"]) {
  return (
    <section aria-labelledby="dintorni" className="bg-band rhythm text-on-night">
      <div className="column" data-reveal="1000">
        <div className="mb-10 grid max-w-2xl gap-4 lg:mb-14">
          <p className="label-rule text-accent">{label}</p>
          <h2 id="dintorni" className="title-section">
            {heading}
          </h2>
          <p className="text-lg text-on-night-quiet">{words}</p>
        </div>
        {/* On large screens the pictures reach to the window's edges. */}
        <ul className="grid gap-x-5 gap-y-12 md:grid-cols-3 min-[1600px]:-mx-[calc(50vw-47.5rem)]">
          {places.map((place) => (
            <li key={place.name} className="grid content-start gap-2">
              <Picture
                picture={place.picture}
                sizes="(min-width: 1600px) 32vw, (min-width: 1280px) 400px, (min-width: 768px) 31vw, 90vw"
                className="mb-4 aspect-4/3 w-full"
              />
              <h3 className="title-card">{place.name}</h3>
              <p className="font-medium text-accent">{place.figure}</p>
              <p className="max-w-prose text-on-night-quiet">{place.words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function TeaserCard({ teaser, button }: { teaser: Teaser; button: string }) {
  const { address, category, title, date, day, picture } = teaser;
  const paths = usePaths();
  return (
    <article className="group grid gap-3">
      <div className="mb-2 overflow-hidden">
        <Picture
          picture={picture.card}
          sizes={HOME_SLIDE_SIZES}
          zooms
          className="aspect-4/3 w-full"
        />
      </div>
      <p className="flex gap-3 text-sm text-quiet">
        <time dateTime={day}>{date}</time>
        <span className="font-semibold text-accent-text">{category}</span>
      </p>
      <h3 className="title-card">{title}</h3>
      <ArrowLink to={paths.territory(address)} about={title} className="justify-self-start">
        {button}
      </ArrowLink>
    </article>
  );
}

type HomeBlogProps = Content<"home">["blog"] & { stories: Teaser[] };

export function HomeBlog({ label, heading, button, stories }: HomeBlogProps) {
  const { carousel } = useWords();
  if (stories.length === 0) return null;
  return (
    <Section id="territorio" label={label} heading={heading}>
      <Carousel
        name={heading}
        layout={HOME_CAROUSEL_LAYOUT}
        words={carousel}
        slides={stories.map((teaser) => (
          <TeaserCard key={teaser.address} teaser={teaser} button={button} />
        ))}
      />
    </Section>
  );
}
