import { Link } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import { SLIDE_WORDS } from "#app/site/template-words.ts";
import { useScreenPath } from "#app/paths/use-paths.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

type FacilitiesProps = Content<"template/rooms">["facilities"];

type Facility = FacilitiesProps["items"][number];

function FacilityCard({ facility }: { facility: Facility }) {
  const { name, words, picture } = facility;
  const path = useScreenPath();
  return (
    <article className="grid h-full content-start overflow-hidden rounded-card bg-raised">
      <Picture
        picture={picture}
        sizes="(min-width: 1400px) 610px, (min-width: 768px) 45vw, 94vw"
        className="aspect-4/3 w-full"
      />
      <div className="grid justify-items-start gap-3 rounded-b-card border-x border-b border-line p-6 sm:p-8">
        <h3 className="title-card">{name}</h3>
        <p className="text-quiet">{words}</p>
        <Link
          to={path("roomDetails")}
          aria-label={`View Details: ${name}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline-offset-6 hover:underline"
        >
          View Details
          <Icon name="arrow" />
        </Link>
      </div>
    </article>
  );
}

/** Its arrows are disabled, because they have no function in the original. */
export function Facilities({ items, ...heading }: FacilitiesProps) {
  return (
    <section aria-labelledby="facilities" className="bg-sand rhythm">
      <div className="column" data-reveal="1000">
        <SectionHeading id="facilities" {...heading} />
        <Carousel
          name={heading.heading}
          look="still"
          layout="[--gap:20px] [--per-view:1] md:[--per-view:2]"
          words={SLIDE_WORDS}
          slides={items.map((facility) => (
            <FacilityCard key={facility.name} facility={facility} />
          ))}
        />
      </div>
    </section>
  );
}
