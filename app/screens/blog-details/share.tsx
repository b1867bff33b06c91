import type { Content } from "#app/content/site-content.ts";
import { PlaceholderLink } from "#app/sections/template/placeholder-link.tsx";

/** Four links without targets. */
export function Share({ heading, items }: Content<"template/post">["share"]) {
  return (
    <p className="flex items-center gap-2">
      <span className="me-1 text-sm text-quiet">{heading}</span>
      {items.map(({ label, name }) => (
        <PlaceholderLink
          key={label}
          name={`${label}: ${name}`}
          className="grid size-10 place-items-center rounded-full border border-line text-xs font-semibold transition-colors hover:border-accent hover:bg-accent hover:text-on-accent"
        >
          {label}
        </PlaceholderLink>
      ))}
    </p>
  );
}
