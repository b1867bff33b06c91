import { Facilities } from "#app/demonstration/sections/home/facilities.tsx";
import { Testimonials } from "#app/demonstration/sections/testimonials.tsx";
import { type DemoContent, demoContentOf } from "#app/demonstration/demo-content.ts";
import type { ScreenProps, LoaderArgs } from "#app/site/site-context.ts";
import { useScreenPath } from "#app/demonstration/use-screen-path.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ButtonLink } from "#app/sections/links.tsx";
import { Intro, SectionFrame } from "#app/ui/section.tsx";

export const loader = (args: LoaderArgs) => demoContentOf(args)["template/about"];

type About = DemoContent<"template/about">;

function AboutIntro({ picture, link, ...intro }: About["intro"]) {
  const pathTo = useScreenPath();
  return (
    <SectionFrame id="house" grid="items-center gap-12 lg:grid-cols-[1fr_0.8fr] lg:gap-20">
      <Intro id="house" {...intro}>
        <ButtonLink to={pathTo("room")} className="mt-8">
          {link}
        </ButtonLink>
      </Intro>
      <Picture
        picture={picture}
        sizes="(min-width: 992px) 520px, 94vw"
        className="aspect-4/5 w-full rounded-card max-lg:aspect-4/3"
      />
    </SectionFrame>
  );
}

function KeyFigures({ figures }: Pick<About, "figures">) {
  return (
    <section aria-label="In figures" className="bg-night py-14 text-on-night">
      <ul className="column grid gap-8 sm:grid-cols-3">
        {figures.map(({ figure, words }) => (
          <li key={words} className="border-s border-accent/50 ps-6">
            <span className="block font-display text-5xl text-accent lining-nums">{figure}</span>
            <span className="text-on-night-quiet">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TeamTeaser({ heading, words, link }: About["team"]) {
  const pathTo = useScreenPath();
  return (
    <SectionFrame id="team" grid="justify-items-start gap-5">
      <h2 id="team" className="title-section">
        {heading}
      </h2>
      <p className="max-w-prose text-lg text-quiet">{words}</p>
      <ButtonLink to={pathTo("team")} look="outline" className="mt-2">
        {link}
      </ButtonLink>
    </SectionFrame>
  );
}

export default function AboutScreen({ loaderData: about }: ScreenProps<typeof loader>) {
  return (
    <>
      <AboutIntro {...about.intro} />
      <KeyFigures figures={about.figures} />
      <Facilities id="values" {...about.values} grid="gap-10 md:grid-cols-3 md:gap-8" />
      <Testimonials {...about.reviews} />
      <TeamTeaser {...about.team} />
    </>
  );
}
