import { useId } from "react";
import { ReviewCard } from "#app/sections/review-card.tsx";
import type { Content, Review } from "#app/content/site-content.ts";
import { useWords } from "#app/site/house.ts";
import { Button } from "#app/ui/button.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Section } from "#app/ui/section.tsx";

/** One review per view from 640 px, two from 768; below 640 a list. */
const REVIEW_CAROUSEL_LAYOUT = "[--gap:20px] [--per-view:1] md:[--per-view:2]";

const FOLDED_COUNT = 1;

type ReviewsContent = Content<"home">["reviews"];

type ReviewListProps = { name: string; items: Review[] } & Pick<ReviewsContent, "all" | "fewer">;

/** The list on phones: the first one, then all; without scripts all. */
function ReviewList({ name, items, all, fewer }: ReviewListProps) {
  const id = useId();
  return (
    <div className="sm:hidden">
      <ul id={id} aria-label={name} data-folded="" className="grid gap-5">
        {items.map((review, index) => (
          <li
            key={review.quote}
            className={index >= FOLDED_COUNT ? "js:in-data-folded:hidden" : undefined}
          >
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {items.length > FOLDED_COUNT && (
        <Button
          aria-expanded={false}
          aria-controls={id}
          data-unfolds={id}
          data-words={JSON.stringify([all, fewer])}
          look="outline"
          className="mt-5 w-full not-js:hidden"
        >
          {all}
        </Button>
      )}
    </div>
  );
}

export function HomeReviews({ heading, note, all, fewer, items }: ReviewsContent) {
  const { carousel } = useWords();
  if (items.length === 0) return null;
  return (
    <Section id="recensioni" heading={heading} tone="sand">
      <ReviewList name={heading} items={items} all={all} fewer={fewer} />
      <div className="max-sm:hidden">
        <Carousel
          name={heading}
          layout={REVIEW_CAROUSEL_LAYOUT}
          words={carousel}
          slides={items.map((review) => (
            <ReviewCard key={review.quote} review={review} />
          ))}
        />
      </div>
      <p className="mt-6 max-w-prose text-sm text-quiet">{note}</p>
    </Section>
  );
}
