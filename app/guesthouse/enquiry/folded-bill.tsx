import type { Total } from "#app/domain/quote-rooms.ts";
import { usePhrases, useWords } from "#app/site/page-context.ts";
import { Fold } from "#app/ui/fold.tsx";

export function FoldedBill({ total, className }: { total: Total; className?: string }) {
  const { bill } = useWords().summary;
  const bills = usePhrases().bills(total);
  if (bills.length === 0) return null;
  return (
    <Fold
      summary={bill}
      className={className ?? ""}
      summaryClass="w-fit text-[0.9375rem] font-medium text-accent-text"
    >
      {bills.map(({ heading, lines }) => (
        <div key={heading ?? ""} className="grid max-w-md gap-1 pb-2 text-sm text-quiet">
          {heading && <p className="mt-1 font-medium text-ink">{heading}</p>}
          <ul className="grid gap-1">
            {lines.map(({ words, amount }) => (
              <li key={words} className="flex items-baseline justify-between gap-4">
                <span>{words}</span>{" "}
                <span className="shrink-0 whitespace-nowrap tabular-nums">{amount}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Fold>
  );
}
