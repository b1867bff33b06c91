import type { Review } from "#app/content/site-content.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { QuoteCard } from "./quote-card.tsx";

export function ReviewCard({ review }: { review: Review }) {
  const { stars } = useWords().review;
  const { monthOf } = usePhrases();
  const { quote, name, from, avatar, date, source } = review;
  return (
    <QuoteCard quote={quote} name={name} from={from} avatar={avatar} stars={stars}>
      {(date ?? source) && (
        <p className="text-sm text-quiet">
          {date && <time dateTime={date}>{monthOf(date)}</time>}
          {date && source && ", "}
          {source}
        </p>
      )}
    </QuoteCard>
  );
}
