import type { Content } from "#app/content/site-content.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

type PlanCardProps = {
  plan: Content<"template/pricing">["plan"];
  /** The id of the note that nothing can be bought. */
  note: string;
};

/** A plan; its button has no function, as in the original. */
export function PlanCard({ plan, note }: PlanCardProps) {
  const { title, price, period, features, button } = plan;
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
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={note}
        className={buttonClass({ look: "outline" })}
      >
        {button}
      </button>
    </article>
  );
}
