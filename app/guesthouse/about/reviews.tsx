import type { Content } from "#app/content/site-content.ts";
import { ReviewCard } from "#app/sections/review-card.tsx";
import { useWords } from "#app/site/house.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Section } from "#app/ui/section.tsx";

/** One review per view, two from 768 px, three from 992; 20 px apart (docs/specification.md, section 9). */
const REVIEW_SLIDES = "[--gap:20px] [--per-view:1] md:[--per-view:2] lg:[--per-view:3]";

export function AboutReviews({ items, note, ...heading }: Content<"about">["reviews"]) {
  const { carousel } = useWords();
  if (items.length === 0) return null;
  return (
    <Section id="recensioni" {...heading} tone="sand">
      <Carousel
        name={heading.heading}
        layout={REVIEW_SLIDES}
        words={carousel}
        slides={items.map((review) => (
          <ReviewCard key={review.quote} review={review} />
        ))}
      />
      <p className="mt-6 text-sm text-quiet">{note}</p>
    </Section>
  );
}
