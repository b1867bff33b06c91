import type { IconName } from "#app/ui/icon-names.ts";
import { Icon } from "#app/ui/icon.tsx";

type AmenitiesProps = { heading: string; items: { icon: IconName; label: string }[] };

export function Amenities({ heading, items }: AmenitiesProps) {
  return (
    <section aria-labelledby="servizi-stanza">
      <h2 id="servizi-stanza" className="mb-6 title-card">
        {heading}
      </h2>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
        {items.map(({ icon, label }) => (
          <li key={label} className="flex items-center gap-4 border-b border-line py-4">
            <Icon name={icon} className="size-6 shrink-0 text-accent-text" />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
