import type { DemoContent } from "#app/demonstration/demo-content.ts";
import { housePath } from "#app/demonstration/paths.ts";
import { ArrowLink, ButtonLink } from "#app/sections/links.tsx";
import { CoverPicture, Picture } from "#app/ui/picture.tsx";
import { FacilityIcon } from "#app/demonstration/sections/home/facilities.tsx";
import { VideoStill } from "#app/sections/video-still.tsx";
import { SLIDE_WORDS, VIDEO_WORDS_EN } from "#app/demonstration/words.ts";
import { Intro, Section, SectionFrame, SectionHeading } from "#app/ui/section.tsx";
import { TestimonialCard } from "#app/sections/quote-card.tsx";
import { slideDotsRenderer } from "#app/demonstration/sections/slide-buttons.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { PictureWall } from "#app/demonstration/sections/home/picture-wall.tsx";

type CityHotelContent = DemoContent<"template/city-hotel">;

export function CityHero({ label, heading, words, link, picture }: CityHotelContent["hero"]) {
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
        <ButtonLink to={housePath("room")}>{link}</ButtonLink>
      </div>
    </section>
  );
}

export function CityAbout({ link, video, ...intro }: CityHotelContent["about"]) {
  return (
    <SectionFrame id="welcome" grid="gap-12 lg:grid-cols-[0.8fr_1fr] lg:items-center lg:gap-20">
      <Intro id="welcome" {...intro}>
        <ButtonLink to={housePath("about")} look="outline" className="mt-9">
          {link}
        </ButtonLink>
      </Intro>
      <VideoStill
        {...video}
        sizes="(min-width: 992px) 680px, 94vw"
        words={VIDEO_WORDS_EN}
        className="aspect-4/3"
      />
    </SectionFrame>
  );
}

export function CityServices({ items, link, all, ...heading }: CityHotelContent["services"]) {
  return (
    <Section
      {...heading}
      tone="sand"
      aside={
        <ButtonLink to={housePath("room")} look="outline">
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
            <ArrowLink to={housePath("roomDetails")} about={words} className="mt-auto self-end">
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
    <SectionFrame id="guests" grid="items-center gap-10 lg:grid-cols-[0.7fr_1fr] lg:gap-20">
      <SectionHeading id="guests" label={label} heading={heading} />
      <Carousel
        name={heading}
        look="column"
        layout="[--gap:40px] [--height:21rem]"
        words={SLIDE_WORDS}
        slides={items.map((testimonial) => (
          <TestimonialCard key={testimonial.name} {...testimonial} starsLabel="5 stars out of 5" />
        ))}
        foot={slideDotsRenderer(items.length, "mt-6")}
      />
    </SectionFrame>
  );
}

const GALLERY_LAYOUT =
  "[--gap:12px] [--per-view:1.5] min-[600px]:[--per-view:2] md:[--per-view:2.5] lg:[--per-view:3.5] min-[1200px]:[--per-view:4.5]";

export function CityGallery({ pictures, label, heading }: CityHotelContent["gallery"]) {
  return (
    <section aria-labelledby="floors" className="overflow-hidden rhythm">
      <div className="column">
        <SectionHeading id="floors" label={label} heading={heading} />
      </div>
      <Carousel
        name={heading}
        layout={GALLERY_LAYOUT}
        words={SLIDE_WORDS}
        slides={pictures.map((picture) => (
          <Picture
            key={picture.cuts[0]?.base}
            picture={picture}
            sizes="(min-width: 992px) 28vw, 66vw"
            className="aspect-4/5 w-full"
          />
        ))}
      />
    </section>
  );
}

export function CityFilm({ label, heading, video }: CityHotelContent["film"]) {
  return (
    <section aria-labelledby="book-online" className="relative bg-night">
      <VideoStill
        {...video}
        sizes="100vw"
        words={VIDEO_WORDS_EN}
        className="h-[34rem] opacity-80"
      />
      <div className="pointer-events-none absolute inset-x-0 bottom-0">
        <div className="column grid gap-3 pb-14 text-white">
          <p className="label-rule text-accent">{label}</p>
          <h2 id="book-online" className="title-section">
            {heading}
          </h2>
        </div>
      </div>
    </section>
  );
}

export function CityYears({ figure, heading, words, picture }: CityHotelContent["years"]) {
  return (
    <section aria-labelledby="years" className="bg-sand">
      <div className="grid lg:grid-cols-2">
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 50vw, 100vw"
          className="aspect-4/3 size-full lg:max-h-[36rem]"
        />
        <div className="grid content-center gap-5 px-5 py-16 md:px-10 lg:px-20" data-reveal="1000">
          <div className="font-display text-[clamp(5rem,12vw,10rem)]/none text-accent-text lining-nums">
            {figure}
          </div>
          <h2 id="years" className="title-section">
            {heading}
          </h2>
          <p className="max-w-md text-lg text-quiet">{words}</p>
        </div>
      </div>
    </section>
  );
}

export function CityOffer(offer: CityHotelContent["offer"]) {
  const { label, heading, words, link, percent, picture } = offer;
  return (
    <section aria-labelledby="best-offer" className="rhythm">
      <div className="column grid border border-line lg:grid-cols-[1fr_1.2fr]" data-reveal="1000">
        <div className="grid content-center justify-items-start gap-5 p-8 sm:p-12">
          <p className="label-rule text-accent-text">{label}</p>
          <h2 id="best-offer" className="title-section">
            {heading}
          </h2>
          <p className="max-w-md text-lg text-quiet">{words}</p>
          <ButtonLink to={housePath("serviceDetails")} className="mt-2">
            {link}
          </ButtonLink>
        </div>
        <div className="relative">
          <Picture
            picture={picture}
            sizes="(min-width: 992px) 660px, 94vw"
            className="aspect-4/3 size-full"
          />
          <p className="absolute top-0 right-0 bg-accent p-5 text-on-accent">
            <span className="font-display text-4xl font-semibold lining-nums">{percent}%</span> off
          </p>
        </div>
      </div>
    </section>
  );
}

export function CityAlbum({ pictures, ...heading }: CityHotelContent["album"]) {
  return (
    <Section {...heading}>
      <PictureWall
        items={pictures.map((picture) => ({ picture }))}
        sizes="(min-width: 992px) 310px, 46vw"
        className="grid-cols-2 gap-3 *:aspect-square lg:grid-cols-4"
      />
    </Section>
  );
}
