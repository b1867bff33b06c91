import { type DemoContent, demoContentOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import { Section, SectionFrame, SectionHeading } from "#app/ui/section.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export const loader = (args: LoaderArgs) => demoContentOf(args)["template/pricing"];

const NOTE_ID = "plans-note";

type Pricing = DemoContent<"template/pricing">;

/** The button has no function, as in the template of the specification. */
function PlanCard({ title, price, period, features, button }: Pricing["plan"]) {
  return (
    <article className="grid h-full content-start gap-6 rounded-card border border-t-2 border-line border-t-accent bg-raised p-7 md:max-lg:p-5 lg:p-9">
      <h3 className="title-card">{title}</h3>
      <p className="flex items-baseline gap-2">
        <strong className="font-display text-6xl font-medium lining-nums">${price}</strong>
        <span className="text-quiet">/ {period}</span>
      </p>
      <ul className="grid gap-3 border-t border-line pt-6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Icon name="plus" className="mt-1 size-5 shrink-0 text-accent-text" />
            {feature}
          </li>
        ))}
      </ul>
      <Button aria-disabled="true" aria-describedby={NOTE_ID} look="outline">
        {button}
      </Button>
    </article>
  );
}

function Faq({ label, heading, items }: Pricing["faq"]) {
  return (
    <SectionFrame id="faq" grid="gap-10 lg:grid-cols-[5fr_7fr] lg:gap-20" className="bg-sand">
      <SectionHeading id="faq" label={label} heading={heading} className="content-start" />
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
    </SectionFrame>
  );
}

export default function PricingScreen({ loaderData: pricing }: ScreenProps<typeof loader>) {
  return (
    <>
      <Section id="plans" {...pricing}>
        <ul className="grid gap-6 md:grid-cols-3">
          {Array.from({ length: pricing.plans }, (_, index) => (
            <li key={index}>
              <PlanCard {...pricing.plan} />
            </li>
          ))}
        </ul>
        <p id={NOTE_ID} className="mt-6 text-sm text-quiet">
          {pricing.demo}
        </p>
      </Section>
      <Faq {...pricing.faq} />
    </>
  );
}
