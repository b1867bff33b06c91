import type { Content } from "#app/content/site-content.ts";
import { useGuesthouse, usePhrases } from "#app/site/house.ts";

export function AboutExperience(experience: Content<"about">["experience"]) {
  const { label, heading, words, ...beside } = experience;
  const { house, rooms } = useGuesthouse();
  const { choose } = usePhrases();
  const count = rooms.length;
  const figures = [
    [String(count), choose(count, beside.rooms)],
    [`${house.kilometres.sea} km`, beside.sea],
    [`${house.kilometres.ski} km`, beside.ski],
  ];
  return (
    <section aria-labelledby="esperienza" className="bg-band rhythm text-on-night">
      <div className="column grid gap-12 lg:grid-cols-[1.2fr_1fr] lg:gap-20" data-reveal="1000">
        <div className="grid content-start gap-4">
          <p className="label-rule text-accent">{label}</p>
          <h2 id="esperienza" className="max-w-[14ch] title-section">
            {heading}
          </h2>
          <p className="max-w-prose pt-2 text-lg text-on-night-quiet">{words}</p>
        </div>
        <ul className="border-t border-on-night/20">
          {figures.map(([figure, meaning]) => (
            <li
              key={meaning}
              className="grid grid-cols-[8rem_1fr] items-baseline gap-6 border-b border-on-night/20 py-6"
            >
              <span className="font-display text-4xl text-accent lining-nums">{figure}</span>
              <span className="text-on-night-quiet">{meaning}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
