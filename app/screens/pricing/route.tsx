import pricing from "#content/template/pricing.yaml";
import type { ScreenHandle } from "#app/site/handle.ts";
import { templateHead } from "#app/site/template-head.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Faq } from "./faq.tsx";
import { PlanCard } from "./plan-card.tsx";

export const meta = templateHead(pricing.title);

export const handle: ScreenHandle = { banner: pricing.banner };

export default function PricingScreen() {
  const { label, heading, words, plan, plans, demo } = pricing;
  return (
    <>
      <section aria-labelledby="plans" className="rhythm">
        <div className="column">
          <SectionHeading id="plans" label={label} heading={heading} words={words} />
          <ul className="grid gap-6 md:grid-cols-3">
            {Array.from({ length: plans }, (_, index) => (
              <li key={index}>
                <PlanCard plan={plan} note="plans-note" />
              </li>
            ))}
          </ul>
          <p id="plans-note" className="mt-6 text-sm text-quiet">
            {demo}
          </p>
        </div>
      </section>
      <Faq />
    </>
  );
}
