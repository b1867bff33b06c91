import { FoldedList } from "#app/sections/folded-list.tsx";
import { ReviewCard, Reviews } from "#app/sections/reviews.tsx";
import type { Content } from "#app/content/site-content.ts";

/** The home page's reviews: one per view from 640 px, two from 768; below 640 a list. */
export function HomeReviews({ heading, note, all, fewer, items }: Content<"home">["reviews"]) {
  return (
    <Reviews
      {...{ heading, note, items }}
      layout="[--gap:20px] [--per-view:1] md:[--per-view:2]"
      list={
        <FoldedList
          name={heading}
          items={items.map((review) => (
            <ReviewCard key={review.quote} review={review} />
          ))}
          count={1}
          words={[all, fewer]}
          listClass="grid gap-5"
          buttonClass="mt-5 w-full"
        />
      }
    />
  );
}
