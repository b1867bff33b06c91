import type { Bill } from "#app/domain/quote-words.ts";

export function Bills({ bills }: { bills: Bill[] }) {
  return bills.map(({ heading, lines }) => (
    <div key={heading} className="grid max-w-md gap-1 text-sm text-quiet">
      {heading && <p className="mt-1 font-medium text-ink">{heading}</p>}
      <ul className="grid gap-1">
        {lines.map(({ words, amount }) => (
          <li key={words} className="flex items-baseline justify-between gap-4">
            {words} <span className="shrink-0 whitespace-nowrap tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
