import { contentOf, type ScreenProps, type LoaderArgs } from "#app/site/site-context.ts";
import { templateHead } from "#app/head/template-head.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Faq } from "./faq.tsx";
import { PlanCard } from "./plan-card.tsx";

export const loader = (args: LoaderArgs) => contentOf(args)["template/pricing"];

export { shouldRevalidate } from "#app/site/site-context.ts";

export const meta = templateHead;

export default function PricingScreen({ loaderData: pricing }: ScreenProps<typeof loader>) {
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
      <Faq {...pricing.faq} />
    </>
  );
}
