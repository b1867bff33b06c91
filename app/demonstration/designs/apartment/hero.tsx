import type { DemoContent } from "#app/demonstration/demo-content.ts";
import { Island } from "#app/render/island.tsx";
import SearchStrip from "#app/demonstration/sections/home/search-strip.tsx";
import { SLIDE_WORDS } from "#app/demonstration/words.ts";
import { SlideThumbnails } from "#app/demonstration/sections/slide-buttons.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { CoverPicture, Picture } from "#app/ui/picture.tsx";

type HeroContent = DemoContent<"template/apartment">["hero"];

type HeroSlideContent = HeroContent["slides"][number];

function HeroSlide({ slide, isFirst }: { slide: HeroSlideContent; isFirst: boolean }) {
  const HeadingTag = isFirst ? "h1" : "h2";
  return (
    <div className="relative grid h-full min-h-[min(92svh,54rem)] bg-night text-white">
      <CoverPicture picture={slide.picture} isFirst={isFirst} />
      <div className="absolute inset-0 bg-linear-to-t from-night/90 via-night/45 to-night/40 lg:bg-linear-to-r lg:from-night/85 lg:via-night/40 lg:to-night/0" />
      <div className="absolute inset-x-0 top-0 h-48 bg-linear-to-b from-night/75 to-night/0" />
      <div className="relative column grid content-end gap-5 pt-40 pb-56 lg:content-center lg:pb-40">
        <HeadingTag className="max-w-[13ch] title-hero">{slide.heading}</HeadingTag>
        <p className="max-w-md text-lg">{slide.words}</p>
      </div>
    </div>
  );
}

function thumbnailRenderer(slides: HeroSlideContent[]) {
  return (id: string) => (
    <div className="pointer-events-none absolute inset-x-0 bottom-28 lg:bottom-24">
      <div className="column flex lg:justify-end">
        <SlideThumbnails
          id={id}
          // The row has room for four thumbnails, although there are three slides (docs/specification.md, section 9).
          className="pointer-events-auto w-full max-w-md grid-cols-4"
          items={slides.map(({ picture }, index) => (
            <span key={index} className="relative grid">
              <Picture
                picture={picture}
                sizes="110px"
                alt=""
                className="aspect-4/3 w-full rounded-xs"
              />
              <span className="absolute bottom-1 left-2 font-semibold text-white text-shadow-md">
                {String(index + 1).padStart(2, "0")}
              </span>
            </span>
          ))}
        />
      </div>
    </div>
  );
}

export function ApartmentHero({ slides, search }: HeroContent) {
  return (
    <section className="relative">
      <Carousel
        name="Apartments"
        look="bare"
        isLandmark
        layout="[--per-view:1]"
        words={SLIDE_WORDS}
        slides={slides.map((slide, index) => (
          <HeroSlide key={slide.heading} slide={slide} isFirst={index === 0} />
        ))}
        foot={thumbnailRenderer(slides)}
      />
      <div className="relative column -mt-20">
        <Island
          name="search-strip"
          component={SearchStrip}
          props={{
            ...search,
            className: "lg:grid-cols-[1fr_1fr_0.8fr_auto]",
            buttonClass: "max-lg:mt-4",
          }}
          when="load"
        />
      </div>
    </section>
  );
}
