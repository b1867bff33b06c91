import type { Content } from "#app/content/site-content.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

/** Eight questions as `details` elements. */
export function Faq({ label, heading, items }: Content<"template/pricing">["faq"]) {
  return (
    <section aria-labelledby="faq" className="bg-sand rhythm">
      <div className="column grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <SectionHeading
          id="faq"
          label={label}
          heading={heading}
          className="mb-0 content-start lg:mb-0"
        />
        <div className="border-t border-line">
          {items.map(({ title, text }) => (
            <details key={title} className="group border-b border-line">
              <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
                {title}
                <Icon
                  name="plus"
                  className="size-5 shrink-0 text-accent-text transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-prose pb-6 text-quiet">{text}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
