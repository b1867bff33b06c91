import { Link } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import type { Teaser } from "#app/content/teasers.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { useWords } from "#app/site/house.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { HOME_SLIDE_SIZES, HOME_SLIDES } from "./rooms.tsx";

function TeaserCard({ teaser, button }: { teaser: Teaser; button: string }) {
  const { address, category, title, date, day, picture } = teaser;
  const paths = usePaths();
  return (
    <article className="group grid gap-3">
      <div className="mb-2 overflow-hidden">
        <Picture
          picture={picture.card}
          sizes={HOME_SLIDE_SIZES}
          className="aspect-4/3 w-full transition-transform duration-700 group-hover:scale-[1.03]"
        />
      </div>
      <p className="flex gap-3 text-sm text-quiet">
        <time dateTime={day}>{date}</time>
        <span className="font-semibold text-accent-text">{category}</span>
      </p>
      <h3 className="title-card">{title}</h3>
      <Link
        to={paths.territory(address)}
        aria-label={`${button}: ${title}`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-accent-text underline-offset-6 hover:underline"
      >
        {button}
        <Icon name="arrow" />
      </Link>
    </article>
  );
}

type HomeBlogProps = Content<"home">["blog"] & { stories: Teaser[] };

/** The stories about the area; nothing without any. */
export function HomeBlog({ label, heading, button, stories }: HomeBlogProps) {
  const { carousel } = useWords();
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="territorio" className="rhythm">
      <div className="column" data-reveal="1000">
        <SectionHeading id="territorio" label={label} heading={heading} />
        <Carousel
          name={heading}
          layout={HOME_SLIDES}
          words={carousel}
          slides={stories.map((teaser) => (
            <TeaserCard key={teaser.address} teaser={teaser} button={button} />
          ))}
        />
      </div>
    </section>
  );
}
