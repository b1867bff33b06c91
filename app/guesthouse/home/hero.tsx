import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { Content } from "#app/content/site-content.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { ButtonLink } from "#app/sections/links.tsx";
import { usePaths, useWords } from "#app/site/page-context.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PhoneLink } from "../chat-link.tsx";
import { TopShade } from "../page-hero.tsx";

type HeroProps = { slides: Content<"home">["hero"]; words: Content<"home">["opening"] };

type HeroSlideProps = {
  slide: HeroProps["slides"][number];
  positionLabel: string;
  aboutLinkLabel: string;
  isFirst: boolean;
};

function HeroSlide({ slide, positionLabel, aboutLinkLabel, isFirst }: HeroSlideProps) {
  const paths = usePaths();
  const HeadingTag = isFirst ? "h1" : "h2";
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={positionLabel}
      data-current={isFirst ? "" : undefined}
      className="hero-slide grid content-start bg-page lg:relative lg:content-end lg:bg-transparent"
    >
      <div className="relative h-(--picture) lg:absolute lg:inset-0 lg:h-auto">
        <Picture
          picture={slide.picture}
          sizes="100vw"
          isFirst={isFirst}
          className="absolute inset-0 size-full"
        />
        <TopShade />
      </div>
      <div className="from-night/0 via-night/75 via-[5rem] to-night/90 lg:relative lg:bg-linear-to-b lg:pt-16">
        <div className="column grid justify-items-start gap-x-12 gap-y-4 pt-14 pb-12 lg:grid-cols-[1fr_auto] lg:items-center lg:pt-0 lg:pb-32">
          <HeadingTag className="title-hero text-balance lg:col-span-2 lg:pe-64 lg:text-[clamp(2.75rem,1rem+3.6vw,4.5rem)]">
            {slide.headline}
          </HeadingTag>
          <p className="max-w-xl text-lg text-quiet lg:max-w-none">{slide.words}</p>
          <div className="flex flex-wrap gap-3 max-lg:mt-5 max-sm:*:px-5!">
            <ButtonLink to={paths.about} look="outline">
              {aboutLinkLabel}
            </ButtonLink>
            {/* On phones this link is absent, because the contact bar has it. */}
            <PhoneLink look="outline" className="tall:max-lg:hidden" />
          </div>
        </div>
      </div>
    </div>
  );
}

function HeroButton({ className, ...buttonProps }: ComponentProps<"button">) {
  const buttonClass = clsx("group grid size-11 place-items-center hover:text-accent", className);
  return <button type="button" {...buttonProps} className={buttonClass} />;
}

/** Shows the home page's carousel, which app/islands/hero.ts moves. ARIA's guide (APG) wants the pause button first. */
export function Hero({ slides, words }: HeroProps) {
  const slideWords = useWords().gallery.slides;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.name}
      data-hero=""
      // On large screens the words are on the picture instead of below it, so they are white there.
      className="relative bg-night text-ink [--picture:max(16rem,min(62svh,133vw))] lg:[--edge:rgb(255_255_255/0.7)] lg:[--ink:#ffffff] lg:[--quiet:#ffffff]"
    >
      <div className="hidden js:block">
        <div className="pointer-events-none absolute inset-x-0 top-(--picture) z-10 column flex justify-end *:pointer-events-auto lg:top-auto lg:bottom-48">
          <HeroButton
            aria-label={words.pause}
            data-words={JSON.stringify([words.resume, words.pause])}
            data-playing=""
          >
            <Icon name="pause" className="size-5 not-group-data-playing:hidden" />
            <Icon name="play" className="size-5 group-data-playing:hidden" />
          </HeroButton>
          <HeroButton aria-label={slideWords.previous} data-slide="previous">
            <Icon name="previous" />
          </HeroButton>
          {slides.map((slide, index) => (
            <HeroButton
              key={slide.headline}
              aria-label={interpolate(words.show, { numero: `${index + 1}` })}
              aria-current={index === 0 ? "true" : undefined}
              data-slide-to={index}
              className="w-8!"
            >
              <span className="size-2.5 rounded-full border border-current group-aria-[current]:bg-current" />
            </HeroButton>
          ))}
          <HeroButton aria-label={slideWords.next} data-slide="next">
            <Icon name="next" />
          </HeroButton>
        </div>
      </div>
      <div className="hero-slides lg:min-h-[min(100svh,58rem)]">
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.headline}
            slide={slide}
            positionLabel={`${index + 1} ${slideWords.of} ${slides.length}`}
            aboutLinkLabel={words.about}
            isFirst={index === 0}
          />
        ))}
      </div>
    </section>
  );
}
