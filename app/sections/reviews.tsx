import type { ReactNode } from "react";
import type { Content, Review } from "#app/content/site-content.ts";
import { usePhrases, useWords } from "#app/site/page-context.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Section } from "#app/ui/section.tsx";
import { TestimonialCard } from "./quote-card.tsx";

export function ReviewCard({ review }: { review: Review }) {
  const { stars } = useWords().review;
  const { monthOf } = usePhrases();
  const { quote, name, from, avatar, date, source } = review;
  return (
    <TestimonialCard quote={quote} name={name} from={from} avatar={avatar} starsLabel={stars}>
      {(date ?? source) && (
        <p className="text-sm text-quiet">
          {date && <time dateTime={date}>{monthOf(date)}</time>}
          {date && source && ", "}
          {source}
        </p>
      )}
    </TestimonialCard>
  );
}

type ReviewsProps = Content<"about">["reviews"] & {
  layout?: string;
  /** The list that replaces the carousel on small screens. */
  smallScreenList?: ReactNode;
};

export function Reviews({ heading, items, note, smallScreenList, ...layout }: ReviewsProps) {
  const { carousel } = useWords();
  if (items.length === 0) return null;
  return (
    <Section id="recensioni" heading={heading} tone="sand">
      {smallScreenList && <div className="sm:hidden">{smallScreenList}</div>}
      <div className={smallScreenList ? "max-sm:hidden" : undefined}>
        <Carousel
          name={heading}
          {...layout}
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
