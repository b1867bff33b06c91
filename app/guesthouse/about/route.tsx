import { PageHero } from "../page-hero.tsx";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import type { Content } from "#app/content/site-content.ts";
import { Reviews } from "#app/sections/reviews.tsx";
import { useGuesthouse, useHouse, usePaths, usePhrases, useWords } from "#app/site/page-context.ts";
import { Intro, Prose, SectionFrame } from "#app/ui/section.tsx";
import { addressLine } from "#app/domain/map-links.ts";
import { ButtonLink } from "#app/sections/links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LatePicture } from "#app/ui/picture.tsx";
import { VideoStill } from "#app/sections/video-still.tsx";

export const loader = (args: LoaderArgs) => contentOf(args).about;

type AboutContent = Content<"about">;

function AboutIntro({ picture, button, ...intro }: AboutContent["intro"]) {
  const house = useHouse();
  const { contact } = usePaths();
  return (
    <SectionFrame id="famiglia" grid="items-center gap-12 lg:grid-cols-[1fr_0.8fr] lg:gap-20">
      <Intro id="famiglia" {...intro}>
        <address className="mt-8 flex items-start gap-3 not-italic">
          <Icon name="pin" className="mt-1 size-5 shrink-0 text-accent-text" />
          {addressLine(house.address)}
        </address>
        <ButtonLink to={contact} look="outline" className="mt-8">
          {button}
        </ButtonLink>
      </Intro>
      <LatePicture
        boxClass="aspect-4/5 max-lg:aspect-square"
        picture={picture}
        sizes="(min-width: 1600px) 32vw, (min-width: 992px) 520px, 90vw"
      />
    </SectionFrame>
  );
}

function AboutExperience({ heading, words, ...labels }: AboutContent["experience"]) {
  const { house, rooms } = useGuesthouse();
  const { pluralize } = usePhrases();
  const roomCount = rooms.length;
  const { kilometres } = house;
  const keyNumbers = [
    [String(roomCount), pluralize(roomCount, labels.rooms)],
    ...(kilometres
      ? [
          [`${kilometres.sea} km`, labels.sea],
          [`${kilometres.ski} km`, labels.ski],
        ]
      : []),
  ];
  return (
    <SectionFrame
      id="esperienza"
      grid="gap-12 lg:grid-cols-[1.2fr_1fr] lg:gap-20"
      className="bg-band text-on-night"
    >
      <div className="grid content-start gap-4">
        <h2 id="esperienza" className="max-w-[14ch] title-section">
          {heading}
        </h2>
        <p className="max-w-prose pt-2 text-lg text-on-night-quiet">{words}</p>
      </div>
      <ul className="border-t border-on-night/20">
        {keyNumbers.map(([number, meaning]) => (
          <li
            key={meaning}
            className="grid grid-cols-[8rem_1fr] items-baseline gap-6 border-b border-on-night/20 py-6"
          >
            <span className="font-display text-4xl text-accent lining-nums">{number}</span>
            <span className="text-on-night-quiet">{meaning}</span>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function OwnerVideo({ notice, watch, watchOutside, ...video }: NonNullable<AboutContent["video"]>) {
  const { lightbox } = useWords();
  return (
    <div className="column mt-16 lg:mt-24" data-reveal="1000">
      <VideoStill
        {...video}
        sizes="(min-width: 1400px) 1240px, 94vw"
        words={{ watch, watchOutside, lightbox }}
      />
      <p className="mt-4 max-w-prose text-sm text-quiet">{notice}</p>
    </div>
  );
}

function Owner({ owner, video }: Pick<AboutContent, "owner" | "video">) {
  const { label, name, role, headline, words, portrait } = owner;
  return (
    <section aria-labelledby="padrona" className="rhythm">
      <div
        className="column grid gap-10 lg:grid-cols-[auto_1fr] lg:items-center lg:gap-20"
        data-reveal="1000"
      >
        <figure className="w-48 sm:w-60 lg:w-80">
          <LatePicture
            boxClass="aspect-4/5"
            picture={portrait}
            sizes="(min-width: 992px) 320px, 240px"
          />
          <figcaption className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-4">
            <span className="text-xl font-semibold">{name}</span>
            <span className="text-quiet">{role}</span>
          </figcaption>
        </figure>
        <div className="grid content-center gap-6">
          <p className="label-rule text-accent-text">{label}</p>
          <h2 id="padrona" className="title-section">
            {name}
          </h2>
          <p className="font-display text-[2rem]/tight text-accent-text">{headline}</p>
          <Prose words={words} />
        </div>
      </div>
      {video && <OwnerVideo {...video} />}
    </section>
  );
}

export default function About({ loaderData: about }: ScreenProps<typeof loader>) {
  return (
    <main id="contenuto">
      <PageHero title={about.title} {...about.hero} />
      <AboutIntro {...about.intro} />
      <AboutExperience {...about.experience} />
      <Reviews {...about.reviews} />
      <Owner owner={about.owner} video={about.video} />
    </main>
  );
}
