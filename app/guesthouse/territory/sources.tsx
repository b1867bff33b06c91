import type { Article } from "#app/content/site-content.ts";

/** The sources of a story's facts, folded. */
export function Sources({ heading, sources }: Pick<Article, "sources"> & { heading: string }) {
  return (
    <details className="border-t border-line pt-4 text-sm text-quiet">
      <summary className="flex min-h-11 w-fit items-center gap-3 text-ink">
        <h2 className="font-display text-2xl">{heading}</h2>
        <span aria-hidden>({sources.length})</span>
      </summary>
      <ul>
        {sources.map(({ label, link }) => (
          <li key={link}>
            <a
              href={link}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-accent-text underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
