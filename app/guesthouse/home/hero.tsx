import { clsx } from "clsx";
import type { Content } from "#app/content/site-content.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { ButtonLink } from "#app/sections/links.tsx";
import { useHouse, useWords } from "#app/site/house.ts";
import { usePaths } from "#app/site/use-paths.ts";
import { buttonClass, roundClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PhoneLink } from "../chat-link.tsx";
import { ENQUIRY_FORM_ID } from "../enquiry/form-validity.ts";

type HeroProps = {
  slides: Content<"home">["hero"];
  words: Content<"home">["opening"];
};

type HeroSlideProps = {
  slide: HeroProps["slides"][number];
  /** "1 of 2" */
  place: string;
  about: string;
  first: boolean;
};

function HeroSlide({ slide, place, about, first }: HeroSlideProps) {
  const { ask } = useWords();
  const paths = usePaths();
  const house = useHouse();
  const Headline = first ? "h1" : "h2";
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      data-current={first ? "" : undefined}
      className="hero-slide relative grid"
    >
      <Picture
        picture={slide.picture}
        sizes="100vw"
        first={first}
        // Higher than its box on phones, so that its subject is above the text.
        className="absolute inset-x-0 bottom-0 h-[140%] w-full md:h-[118%] md:max-lg:object-[85%_50%] lg:h-full"
      />
      <div className="absolute inset-0 hidden bg-linear-to-r from-night/85 via-night/55 via-45% to-night/0 lg:block" />
      <div className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-night/75 to-night/0 lg:h-36 lg:from-night" />
      {/* On phones only the ground of the text is dark, below the picture. */}
      <div className="relative grid self-end bg-linear-to-b from-night/0 via-night/75 via-[7rem] to-night/95 pt-28 lg:self-stretch lg:bg-none lg:pt-28">
        <div className="column grid content-end justify-items-start gap-5 pb-32 lg:content-center lg:pb-40">
          <p className="label-rule text-accent-bright">{house.kind}</p>
          <Headline className="max-w-[min(100%,15ch)] title-hero text-balance text-white">
            {slide.headline}
          </Headline>
          <p className="max-w-md text-lg text-white">{slide.words}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <a
              href={`#${ENQUIRY_FORM_ID}`}
              className={`${buttonClass({ look: "onPicture" })} not-js:hidden lg:hidden`}
            >
              <span className="in-data-dates:hidden">{ask.chooseDates}</span>
              <span className="not-in-data-dates:hidden">{ask.changeDates}</span>
            </a>
            <ButtonLink to={paths.about} look="onPicture">
              {about}
            </ButtonLink>
            {/* On phones the contact bar has the phone link. */}
            <PhoneLink look="onPicture" className="tall:max-lg:hidden" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The home page's carousel (ARIA APG: the pause button comes first), moved by app/islands/hero.ts. */
export function Hero({ slides, words }: HeroProps) {
  const slideWords = useWords().gallery.slides;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.name}
      data-hero=""
      className="relative bg-night"
    >
      <div className="hidden js:block">
        <div className="pointer-events-none absolute inset-x-0 bottom-9 z-10 column flex items-center gap-3 *:pointer-events-auto lg:bottom-32 lg:justify-end">
          <button
            type="button"
            aria-label={words.pause}
            data-words={JSON.stringify([words.resume, words.pause])}
            data-playing=""
            className={clsx(roundClass({ look: "onPicture" }), "group")}
          >
            <Icon name="pause" className="size-5 not-group-data-playing:hidden" />
            <Icon name="play" className="size-5 group-data-playing:hidden" />
          </button>
          {(["previous", "next"] as const).map((way) => (
            <button
              key={way}
              type="button"
              aria-label={slideWords[way]}
              data-slide={way}
              className={roundClass({ look: "onPicture" })}
            >
              <Icon name={way} />
            </button>
          ))}
          <span className="flex lg:order-first lg:me-2">
            {slides.map((slide, index) => (
              <button
                key={slide.headline}
                type="button"
                aria-label={interpolate(words.show, { numero: `${index + 1}` })}
                aria-current={index === 0 ? "true" : undefined}
                data-slide-to={index}
                className="group grid size-11 place-items-center"
              >
                <span className="size-2.5 rounded-full border border-white group-hover:bg-white group-aria-[current]:border-accent group-aria-[current]:bg-accent" />
              </button>
            ))}
          </span>
        </div>
      </div>
      <div className="hero-slides min-h-[calc(100svh-4.75rem)] lg:min-h-[min(100svh,58rem)]">
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.headline}
            slide={slide}
            place={`${index + 1} ${slideWords.of} ${slides.length}`}
            about={words.about}
            first={index === 0}
          />
        ))}
      </div>
    </section>
  );
}
