import { Island } from "#app/render/island.tsx";
import { type DemoContent, demoContentOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import { ListSection, TitledSection } from "#app/sections/list-section.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraphs } from "#app/ui/section.tsx";
import FoodMenu from "./food-menu.tsx";

function OpeningHours({ heading, items }: DemoContent<"template/restaurant">["hours"]) {
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

export const loader = (args: LoaderArgs) => demoContentOf(args)["template/restaurant"];

type DiningSectionProps = DemoContent<"template/restaurant">["center"] & { id: string };

function DiningSection({ id, heading, words, picture }: DiningSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className="title-section">
        {heading}
      </h2>
      <Paragraphs words={words} className="max-w-prose text-lg text-quiet" />
      <Picture
        picture={picture}
        sizes="(min-width: 1280px) 780px, (min-width: 992px) 60vw, 94vw"
        className="aspect-16/9 w-full rounded-card"
      />
    </section>
  );
}

type HouseRulesProps = Pick<DemoContent<"template/restaurant">, "rules" | "dress">;

function HouseRules({ rules, dress }: HouseRulesProps) {
  return (
    <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
      <ListSection id="rules" {...rules} listClass="border-t border-line pt-4" />
      <TitledSection id="dress" heading={dress.heading}>
        <p className="border-t border-line pt-4 text-quiet">{dress.words}</p>
      </TitledSection>
    </div>
  );
}

export default function ServiceDetailsScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { center, terrace, hours, menu } = loaderData;
  return (
    <>
      <div className="column grid gap-12 rhythm lg:grid-cols-[1fr_22rem] lg:gap-20">
        <div className="grid min-w-0 gap-14">
          <DiningSection id="center" {...center} />
          <HouseRules {...loaderData} />
          <DiningSection id="terrace" {...terrace} />
        </div>
        <aside
          aria-labelledby="hours"
          className="max-lg:order-first lg:sticky lg:top-28 lg:self-start"
        >
          <OpeningHours {...hours} />
        </aside>
      </div>
      <Island name="food-menu" component={FoodMenu} props={{ words: menu }} when="load" />
    </>
  );
}
