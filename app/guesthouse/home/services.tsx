import type { Content } from "#app/content/site-content.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

export function HomeServices({ items, ...heading }: Content<"home">["services"]) {
  return (
    <section aria-labelledby="servizi" className="rhythm">
      <div className="column" data-reveal="1000">
        <SectionHeading id="servizi" {...heading} />
        <ul className="grid border-t border-line sm:grid-cols-2 lg:grid-cols-3">
          {items.map(({ icon, name, english, words }) => (
            <li
              key={name}
              // Subgrid aligns the names and the texts of a row.
              className="row-span-2 grid grid-cols-[auto_1fr] grid-rows-subgrid gap-x-5 gap-y-0 border-b border-line py-8 sm:pe-8 lg:py-10"
            >
              <Icon name={icon} className="size-9 text-accent-text" />
              <h3 lang={english ? "en" : undefined} className="text-[1.625rem]">
                {name}
              </h3>
              <p className="col-start-2 mt-2 text-quiet">{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
