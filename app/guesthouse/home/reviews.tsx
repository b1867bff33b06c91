import home from "#content/home.yaml";
import { ReviewCard } from "#app/sections/review-card.tsx";
import { CAROUSEL_WORDS } from "#app/site/words.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

/** One review a view from 640 px, two from 768; below 640 a list to scroll (see `HomeReviews`). */
const REVIEW_SLIDES = "[--gap:20px] [--per-view:1] md:[--per-view:2]";

/** What guests say: a carousel, and on phones simply a list; nothing while nobody has said anything. */
export function HomeReviews({ reviews = home.reviews }) {
  const { items, note, ...heading } = reviews;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="recensioni" className="bg-sand rhythm">
      <div className="column" data-reveal="1000">
        <SectionHeading id="recensioni" {...heading} />
        <ul
          aria-label={heading.heading}
          tabIndex={0}
          className="grid max-h-[36rem] gap-5 overflow-y-auto sm:hidden"
        >
          {items.map((review) => (
            <li key={review.quote}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        <div className="max-sm:hidden">
          <Carousel
            name={heading.heading}
            layout={REVIEW_SLIDES}
            words={CAROUSEL_WORDS}
            slides={items.map((review) => (
              <ReviewCard key={review.quote} review={review} />
            ))}
          />
        </div>
        <p className="mt-6 text-sm text-quiet">{note}</p>
      </div>
    </section>
  );
}
