import type { Quote } from "#app/domain/quote.ts";
import { usePhrases } from "#app/site/words.ts";

/** What a total is made of; nothing where it is one thing. */
export function QuoteLines({ total }: { total: Pick<Quote, "lines"> }) {
  const lines = usePhrases().quoteLines(total);
  if (lines.length === 0) return null;
  return (
    <ul className="grid max-w-md gap-1 text-sm text-quiet">
      {lines.map(({ words, amount }) => (
        <li key={words} className="flex items-baseline justify-between gap-4">
          {words} <span className="shrink-0 whitespace-nowrap tabular-nums">{amount}</span>
        </li>
      ))}
    </ul>
  );
}
