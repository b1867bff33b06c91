import type { Content } from "#app/content/site-content.ts";
import { phoneLink } from "#app/domain/chat-link.ts";
import { useHouse } from "#app/site/house.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";

export function Directions({ label, heading, ways, last }: Content<"contact">["directions"]) {
  const house = useHouse();
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
        <a
          data-print="no"
          href={phoneLink(house.phone)}
          className={buttonClass({ look: "outline" })}
        >
          <Icon name="phone" />
          {house.phone}
        </a>
      </div>
    </Section>
  );
}
