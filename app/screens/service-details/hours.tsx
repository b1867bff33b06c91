import type { Content } from "#app/content/site-content.ts";

export function Hours({ heading, items }: Content<"template/restaurant">["hours"]) {
  return (
    <div className="rounded-card border-t-2 border-accent bg-night p-7 text-on-night sm:p-8 dark:bg-raised">
      <h2 id="hours" className="mb-5 title-card">
        {heading}
      </h2>
      <dl>
        {items.map(({ name, hours }) => (
          <div key={name} className="border-t border-on-night/20 py-4">
            <dt className="text-sm font-medium text-accent">{name}</dt>
            <dd className="tabular-nums">{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
