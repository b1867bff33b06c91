import { Link } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import { Block } from "#app/sections/template/home/block.tsx";
import { FacilityIcon } from "#app/sections/template/home/facility-icon.tsx";
import { VideoStill } from "#app/sections/video-still.tsx";
import { SPECIFIED_LINKS } from "#app/paths/template-paths.ts";
import { VIDEO_WORDS_EN } from "#app/site/template-words.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

type City = Content<"template/city-hotel">;

export function CityAbout({ label, heading, words, link, video }: City["about"]) {
  return (
    <section aria-labelledby="welcome" className="rhythm">
      <div
        className="column grid gap-12 lg:grid-cols-[0.8fr_1fr] lg:items-center lg:gap-20"
        data-reveal="1000"
      >
        <div>
          <SectionHeading id="welcome" label={label} heading={heading} className="mb-8 lg:mb-8" />
          <div className="grid max-w-prose gap-5 text-quiet">
            {words.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Link
            to={SPECIFIED_LINKS.learnMoreOfHouse}
            className={`${buttonClass({ look: "outline" })} mt-9`}
          >
            {link}
          </Link>
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

/** Five services of the same name, by the specification. */
export function CityServices({ items, link, all, ...heading }: City["services"]) {
  return (
    <Block
      {...heading}
      tone="sand"
      aside={
        <Link to={SPECIFIED_LINKS.viewAllRooms} className={buttonClass({ look: "outline" })}>
          {all}
        </Link>
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
            <Link
              to={SPECIFIED_LINKS.learnMoreOfService}
              aria-label={`${link}: ${words}`}
              className="mt-auto inline-flex min-h-11 items-center gap-2 self-end font-semibold text-accent-text underline-offset-6 hover:underline"
            >
              {link}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
