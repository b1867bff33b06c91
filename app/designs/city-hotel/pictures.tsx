import type { Content } from "#app/content/site-content.ts";
import { PictureWall } from "#app/sections/template/home/picture-wall.tsx";
import { VideoStill } from "#app/sections/video-still.tsx";
import { mainPath } from "#app/paths/template-paths.ts";
import { SLIDE_WORDS, VIDEO_WORDS_EN } from "#app/site/template-words.ts";
import { ButtonLink } from "#app/sections/links.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";

type CityHotelContent = Content<"template/city-hotel">;

/** The layout of a row that shows a part of the next picture (docs/specification.md, section 9). */
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

export function CityOffer({
  label,
  heading,
  words,
  link,
  percent,
  picture,
}: CityHotelContent["offer"]) {
  return (
    <section aria-labelledby="best-offer" className="rhythm">
      <div className="column grid border border-line lg:grid-cols-[1fr_1.2fr]" data-reveal="1000">
        <div className="grid content-center justify-items-start gap-5 p-8 sm:p-12">
          <p className="label-rule text-accent-text">{label}</p>
          <h2 id="best-offer" className="title-section">
            {heading}
          </h2>
          <p className="max-w-md text-lg text-quiet">{words}</p>
          <ButtonLink to={mainPath("serviceDetails")} className="mt-2">
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
