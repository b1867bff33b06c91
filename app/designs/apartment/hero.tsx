import { useState } from "react";
import type { Content } from "#app/content/site-content.ts";
import {
  SearchStripFrame,
  StripField,
  StripSelect,
  useDemoSearch,
} from "#app/sections/template/home/strip-field.tsx";
import { GO_TO_SLIDE, SLIDE_WORDS } from "#app/site/template-words.ts";
import { useScreenPath } from "#app/paths/use-paths.ts";
import { ButtonLink } from "#app/sections/links.tsx";
import { SlideThumbnails } from "#app/sections/template/slide-buttons.tsx";
import { Carousel, type CarouselState } from "#app/ui/carousel.tsx";
import { CoverPicture, Picture } from "#app/ui/picture.tsx";

type HeroContent = Content<"template/apartment">["hero"];

type HeroSlideContent = HeroContent["slides"][number];

const CHILDREN_OPTIONS = ["0", "1", "2", "3", "4", "5"];

function SearchBar({ words }: { words: Omit<HeroContent, "slides"> }) {
  const { checkIn, checkOut, state } = useDemoSearch();
  const [children, setChildren] = useState("0");
  const path = useScreenPath();
  return (
    <SearchStripFrame className="lg:grid-cols-[1fr_1fr_0.8fr_auto]">
      <StripField label={words.checkIn} type="date" {...checkIn} />
      <StripField label={words.checkOut} type="date" {...checkOut} />
      <StripSelect
        label={words.children}
        options={CHILDREN_OPTIONS}
        value={children}
        onChoose={setChildren}
      />
      <ButtonLink
        to={path("findRoom")}
        state={{ ...state, children: Number(children) }}
        className="max-lg:mt-4"
      >
        {words.button}
      </ButtonLink>
    </SearchStripFrame>
  );
}

function HeroSlide({ slide, first }: { slide: HeroSlideContent; first: boolean }) {
  const Headline = first ? "h1" : "h2";
  return (
    <div className="relative grid h-full min-h-[min(92svh,54rem)] bg-night text-white">
      <CoverPicture picture={slide.picture} first={first} />
      <div className="absolute inset-0 bg-linear-to-t from-night/90 via-night/45 to-night/40 lg:bg-linear-to-r lg:from-night/85 lg:via-night/40 lg:to-night/0" />
      <div className="absolute inset-x-0 top-0 h-48 bg-linear-to-b from-night/75 to-night/0" />
      <div className="relative column grid content-end gap-5 pt-40 pb-56 lg:content-center lg:pb-40">
        <Headline className="max-w-[13ch] title-hero">{slide.heading}</Headline>
        <p className="max-w-md text-lg">{slide.words}</p>
      </div>
    </div>
  );
}

function thumbnails(slides: HeroSlideContent[]) {
  return (state: CarouselState) => (
    <div className="pointer-events-none absolute inset-x-0 bottom-28 lg:bottom-24">
      <div className="column flex lg:justify-end">
        <SlideThumbnails
          state={state}
          words={GO_TO_SLIDE}
          // Four per view, although there are three (docs/specification.md, section 9).
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

export function ApartmentHero({ slides, ...words }: HeroContent) {
  return (
    <section className="relative">
      <Carousel
        name="Apartments"
        look="bare"
        landmark
        layout="[--per-view:1]"
        words={SLIDE_WORDS}
        slides={slides.map((slide, index) => (
          <HeroSlide key={slide.heading} slide={slide} first={index === 0} />
        ))}
        foot={thumbnails(slides)}
      />
      <div className="relative column -mt-20">
        <SearchBar words={words} />
      </div>
    </section>
  );
}
