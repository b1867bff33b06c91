import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { Section } from "#app/ui/section.tsx";
import { Faq, PlanCard } from "./sections.tsx";

export const loader = (args: LoaderArgs) => contentOf(args)["template/pricing"];

export { templateHead as meta } from "#app/head/template-head.ts";

export default function PricingScreen({ loaderData: pricing }: ScreenProps<typeof loader>) {
  const { plan, plans, demo } = pricing;
  return (
    <>
      <Section id="plans" {...pricing} isRevealed={false}>
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
      </Section>
      <Faq {...pricing.faq} />
    </>
  );
}
