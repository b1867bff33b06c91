import type { Content } from "#app/content/site-content.ts";
import { PhoneLink } from "../chat-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";

export function Directions({ label, heading, ways, last }: Content<"contact">["directions"]) {
  return (
    <Section id="come-arrivare" label={label} heading={heading}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3 print:grid-cols-3">
        {ways.map(({ icon, name, words }) => (
          <li key={name} className="grid content-start gap-3 border-t border-edge pt-6">
            <Icon name={icon} className="size-8 text-accent-text" />
            <h3 className="title-card">{name}</h3>
            <p className="text-quiet">{words}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-5">
        <p className="max-w-md font-display text-2xl/snug">{last}</p>
        <PhoneLink data-print="no" look="outline" />
      </div>
    </Section>
  );
}
