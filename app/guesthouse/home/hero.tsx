import { type TouchEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { clsx } from "clsx";
import { REDUCED_MOTION_QUERY, useMediaQuery } from "#app/ui/use-matches.ts";
import type { Content } from "#app/content/site-content.ts";
import { ButtonLink } from "#app/sections/links.tsx";
import { PhoneLink } from "../chat-link.tsx";
import { interpolate } from "#app/domain/interpolate.ts";
import { ENQUIRY_FORM_ID } from "../enquiry/form-validity.ts";
import { useHouse, useWords } from "#app/site/house.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { ServerWords } from "../nights/server-slot.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { buttonClass, roundClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** Calls `next` every `interval` milliseconds until the guest navigates; never with reduced motion. */
function useAutoplay(interval: number, next: () => void) {
  const reducedMotion = useMediaQuery(REDUCED_MOTION_QUERY);
  const [choice, setChoice] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const playing = choice ?? !reducedMotion;
  const onTick = useEffectEvent(next);

  useEffect(() => {
    if (!playing || isHeld) return;
    const timer = setInterval(onTick, interval);
    return () => clearInterval(timer);
  }, [playing, isHeld, interval]);

  return {
    playing,
    toggle: () => setChoice(!playing),
    /** After the guest's own navigation it does not start again by itself. */
    stopForGood: () => setChoice(false),
    /** Pauses while a pointer or the focus is inside. */
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}

/** Time between slides, in milliseconds; the cross-fade of 1000 ms is in styles/motion.css. */
const HERO_INTERVAL = 10_000;

/** The share of the hero's width that a finger moves to change the slide. */
const MIN_SWIPE = 0.15;

/** When the next slide's picture is loaded, in milliseconds after hydration. */
const NEXT_PICTURE_DELAY = 8_500;

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
  current: boolean;
  near: boolean;
};

function HeroSlide({ slide, place, about, first, current, near }: HeroSlideProps) {
  const { ask } = useWords();
  const paths = usePaths();
  const house = useHouse();
  const hasDates = useEnquiry().stay !== undefined;
  const box = useRef<HTMLDivElement>(null);
  // Set by script: without scripts every slide stays reachable.
  useEffect(() => {
    if (box.current) box.current.inert = !current;
  }, [current]);

  const Headline = first ? "h1" : "h2";
  return (
    <div
      ref={box}
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      data-current={current ? "" : undefined}
      data-near={near ? "" : undefined}
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
              <ServerWords name="hero-dates">
                {hasDates ? ask.changeDates : ask.chooseDates}
              </ServerWords>
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

/** The home page's carousel (ARIA APG: the pause button comes first). */
export function Hero({ slides, words }: HeroProps) {
  const slideWords = useWords().gallery.slides;
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  const autoplay = useAutoplay(HERO_INTERVAL, () => setCurrent((now) => (now + 1) % count));
  const touchStart = useRef(0);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), NEXT_PICTURE_DELAY);
    return () => clearTimeout(timer);
  }, []);

  const show = (index: number) => {
    autoplay.stopForGood();
    setNear(true);
    setCurrent((index + count) % count);
  };
  const onTouchEnd = ({ currentTarget, changedTouches }: TouchEvent) => {
    const distance = (changedTouches[0]?.clientX ?? touchStart.current) - touchStart.current;
    if (Math.abs(distance) > currentTarget.clientWidth * MIN_SWIPE)
      show(current - Math.sign(distance));
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.name}
      className="relative bg-night"
      onFocus={autoplay.hold}
      onBlur={autoplay.release}
      // Loads the next picture before an arrow can be pressed.
      onPointerDown={() => setNear(true)}
      onPointerEnter={autoplay.hold}
      onPointerLeave={autoplay.release}
      onTouchStart={({ touches }) => (touchStart.current = touches[0]?.clientX ?? 0)}
      onTouchEnd={onTouchEnd}
    >
      <div className="hidden js:block">
        <div className="pointer-events-none absolute inset-x-0 bottom-9 z-10 column flex items-center gap-3 *:pointer-events-auto lg:bottom-32 lg:justify-end">
          <button
            type="button"
            aria-label={autoplay.playing ? words.pause : words.resume}
            onClick={autoplay.toggle}
            className={roundClass({ look: "onPicture" })}
          >
            <Icon name={autoplay.playing ? "pause" : "play"} />
          </button>
          {(["previous", "next"] as const).map((way) => (
            <button
              key={way}
              type="button"
              aria-label={slideWords[way]}
              onClick={() => show(current + (way === "next" ? 1 : -1))}
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
                aria-current={index === current ? "true" : undefined}
                onClick={() => show(index)}
                className="group grid size-11 place-items-center"
              >
                <span
                  className={clsx(
                    "size-2.5 rounded-full border border-white group-hover:bg-white",
                    index === current && "border-accent bg-accent",
                  )}
                />
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
            place={`${index + 1} ${slideWords.of} ${count}`}
            about={words.about}
            first={index === 0}
            current={index === current}
            near={near}
          />
        ))}
      </div>
    </section>
  );
}
