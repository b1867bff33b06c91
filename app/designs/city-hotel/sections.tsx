import type { Content } from "#app/content/site-content.ts";
import { mainPath } from "#app/paths/template-paths.ts";
import { ArrowLink, ButtonLink } from "#app/sections/links.tsx";
import { CoverPicture } from "#app/ui/picture.tsx";
import { FacilityIcon } from "#app/sections/template/home/facilities.tsx";
import { VideoStill } from "#app/sections/video-still.tsx";
import { SLIDE_WORDS, VIDEO_WORDS_EN } from "#app/site/template-words.ts";
import { Prose, Section, SectionHeading } from "#app/ui/section.tsx";
import { QuoteCard } from "#app/sections/quote-card.tsx";
import { slideDots } from "#app/sections/template/slide-buttons.tsx";
import { Carousel } from "#app/ui/carousel.tsx";

type HeroProps = Content<"template/city-hotel">["hero"];

export function CityHero({ label, heading, words, link, picture }: HeroProps) {
  return (
    <section className="relative grid min-h-[min(100svh,60rem)] bg-night text-white">
      <CoverPicture picture={picture} />
      <div className="absolute inset-0 bg-linear-to-r from-night/90 via-night/50 to-night/10 max-lg:bg-linear-to-t" />
      <div className="absolute inset-x-0 top-0 h-48 bg-linear-to-b from-night/80 to-night/0" />
      <div className="relative column grid content-end justify-items-start gap-7 pt-40 pb-16 lg:content-center lg:pt-56 lg:pb-24">
        <p className="label-rule text-white">{label}</p>
        <h1 className="max-w-[12ch] text-[clamp(3rem,1.4rem+6.4vw,7rem)] leading-none">
          {heading}
        </h1>
        <p className="max-w-md text-lg">{words}</p>
        <ButtonLink to={mainPath("room")}>{link}</ButtonLink>
      </div>
    </section>
  );
}

type CityHotelContent = Content<"template/city-hotel">;

export function CityAbout({ label, heading, words, link, video }: CityHotelContent["about"]) {
  return (
    <section aria-labelledby="welcome" className="rhythm">
      <div
        className="column grid gap-12 lg:grid-cols-[0.8fr_1fr] lg:items-center lg:gap-20"
        data-reveal="1000"
      >
        <div>
          <SectionHeading id="welcome" label={label} heading={heading} className="mb-8 lg:mb-8" />
          <Prose words={words} />
          <ButtonLink to={mainPath("about")} look="outline" className="mt-9">
            {link}
          </ButtonLink>
        </div>
        <VideoStill
          {...video}
          sizes="(min-width: 992px) 680px, 94vw"
          words={VIDEO_WORDS_EN}
          className="aspect-4/3"
        />
      </div>
    </section>
  );
}

/** The section of services: five of the same name, as specified. */
export function CityServices({ items, link, all, ...heading }: CityHotelContent["services"]) {
  return (
    <Section
      {...heading}
      tone="sand"
      aside={
        <ButtonLink to={mainPath("room")} look="outline">
          {all}
        </ButtonLink>
      }
    >
      <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-5">
        {items.map(({ icon, name, words }) => (
          <li
            key={words}
            className="grid content-start gap-4 bg-raised p-7 sm:last:col-span-2 lg:last:col-span-1"
          >
            <FacilityIcon name={icon} className="size-9 text-accent-text" />
            <h3 className="text-xl">{name}</h3>
            <p className="text-quiet">{words}</p>
            <ArrowLink to={mainPath("roomDetails")} about={words} className="mt-auto self-end">
              {link}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function CityGuestReviews({ items, label, heading }: CityHotelContent["guests"]) {
  return (
    <section aria-labelledby="guests" className="rhythm">
      <div
        className="column grid items-center gap-10 lg:grid-cols-[0.7fr_1fr] lg:gap-20"
        data-reveal="1000"
      >
        <SectionHeading id="guests" label={label} heading={heading} className="mb-0 lg:mb-0" />
        <Carousel
          name={heading}
          look="column"
          layout="[--gap:40px] [--height:21rem]"
          words={SLIDE_WORDS}
          slides={items.map((testimonial) => (
            <QuoteCard key={testimonial.name} {...testimonial} stars="5 stars out of 5" />
          ))}
          foot={slideDots(items.length, "mt-6")}
        />
      </div>
    </section>
  );
}
