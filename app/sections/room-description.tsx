import { ContentIcon } from "#app/ui/content-icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { Paragraphs } from "#app/ui/section.tsx";

export function LeadWords({ id, lead, words }: { id: string; lead: string; words: string[] }) {
  return (
    <section className="grid gap-5" aria-labelledby={id}>
      <h2 id={id} className="title-section">
        {lead}
      </h2>
      <Paragraphs words={words} className="max-w-prose text-quiet" />
    </section>
  );
}

/** The amenities of a room; icons are names of `ICONS`. */
type AmenitiesProps = { heading: string; items: { icon: string; label: string }[] };

export function Amenities({ heading, items }: AmenitiesProps) {
  return (
    <section aria-labelledby="servizi-stanza">
      <h2 id="servizi-stanza" className="mb-6 title-card">
        {heading}
      </h2>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
        {items.map(({ icon, label }) => (
          <li key={label} className="flex items-center gap-4 border-b border-line py-3 sm:py-4">
            <ContentIcon name={icon as IconName} className="size-6 shrink-0 text-accent-text" />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
