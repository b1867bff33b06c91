import type { Content } from "#app/content/site-content.ts";
import { Facilities } from "#app/sections/template/home/facilities.tsx";
import { DemoNewsletterStrip } from "#app/sections/template/home/newsletter.tsx";
import { Offers } from "#app/sections/template/home/offers.tsx";
import { PictureWall } from "#app/sections/template/home/picture-wall.tsx";
import { Stories, storiesFrom } from "#app/sections/template/post-card.tsx";
import { Testimonials } from "#app/sections/template/testimonials.tsx";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { useScreenPath } from "#app/site/use-paths.ts";
import { slideDots } from "#app/sections/template/slide-buttons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ButtonLink } from "#app/sections/links.tsx";
import { Prose, Section, SectionHeading } from "#app/ui/section.tsx";
import { ResortHero, ResortRooms } from "./sections.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  return {
    ...content["template/resort"],
    storyList: storiesFrom(content["template/blog"], 0),
  };
}

function ResortIntro({ intro }: Pick<Content<"template/resort">, "intro">) {
  const { label, heading, words, link, picture, figure } = intro;
  const path = useScreenPath();
  return (
    <section aria-labelledby="agency" className="rhythm">
      <div
        className="column grid items-center gap-12 lg:grid-cols-[0.85fr_1fr] lg:gap-24"
        data-reveal="1000"
      >
        <div className="relative pe-10 pb-10">
          <Picture
            picture={picture}
            sizes="(min-width: 992px) 500px, 90vw"
            className="aspect-4/5 w-full max-lg:aspect-4/3"
          />
          <p className="absolute right-0 bottom-0 max-w-48 bg-night p-6 text-on-night">
            <span className="block font-display text-5xl text-accent">{figure.figure}</span>
            {figure.words}
          </p>
        </div>
        <div>
          <SectionHeading id="agency" label={label} heading={heading} className="mb-8 lg:mb-8" />
          <Prose words={words} />
          <ButtonLink to={path("services")} className="mt-9">
            {link}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export default function ResortHome({ loaderData: home }: ScreenProps<typeof loader>) {
  const { facilities, offers, places, reviews, stories, newsletter } = home;
  return (
    <>
      <ResortHero {...home.hero} />
      <ResortIntro intro={home.intro} />
      <Facilities {...facilities} tone="sand" columns="gap-10 md:grid-cols-3 md:gap-8" />
      <Section label={places.label} heading={places.heading} words={places.words}>
        <PictureWall
          items={places.items}
          sizes="(min-width: 992px) 620px, 94vw"
          className="gap-4 *:aspect-4/3 lg:grid-cols-2 lg:grid-rows-2 lg:*:aspect-auto lg:*:first:row-span-2 lg:[&>li]:min-h-72"
        />
      </Section>
      <ResortRooms {...home.rooms} />
      <Offers {...offers} look="over" />
      <Testimonials
        {...reviews}
        layout="[--gap:30px] [--per-view:1] lg:[--per-view:2]"
        look="bare"
        foot={slideDots(reviews.items.length, "mt-8 justify-center")}
      />
      <Stories {...stories} {...home.storyList} />
      <DemoNewsletterStrip {...newsletter} look="centred" />
    </>
  );
}
