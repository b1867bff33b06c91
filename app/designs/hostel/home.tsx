import type { Content } from "#app/content/site-content.ts";
import { Facilities } from "#app/sections/template/home/facilities.tsx";
import { DemoNewsletterStrip } from "#app/sections/template/home/newsletter.tsx";
import { Offers } from "#app/sections/template/home/offers.tsx";
import { Stories, storiesFrom } from "#app/sections/template/post-card.tsx";
import { Testimonials } from "#app/sections/template/testimonials.tsx";
import { VideoStill } from "#app/sections/video-still.tsx";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { mainPath } from "#app/paths/template-paths.ts";
import { VIDEO_WORDS_EN } from "#app/site/template-words.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Prose, Section, SectionHeading } from "#app/ui/section.tsx";
import { HostelEvents, HostelHero, HostelRooms } from "./sections.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  return {
    ...content["template/hostel"],
    storyList: storiesFrom(content["template/blog"], 3),
  };
}

function HostelAbout({ label, heading, words, picture }: Content<"template/hostel">["about"]) {
  return (
    <section aria-labelledby="house" className="rhythm">
      <div
        className="column grid items-center gap-12 lg:grid-cols-[1fr_1fr] lg:gap-20"
        data-reveal="1000"
      >
        <div>
          <SectionHeading id="house" label={label} heading={heading} className="mb-8 lg:mb-8" />
          <Prose words={words} className="text-lg" />
        </div>
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 600px, 94vw"
          className="aspect-4/3 w-full rounded-[2rem]"
        />
      </div>
    </section>
  );
}

export default function HostelHome({ loaderData: home }: ScreenProps<typeof loader>) {
  const { facilities, offers, film, reviews, stories, newsletter } = home;
  return (
    <>
      <HostelHero hero={home.hero} search={home.search} />
      <HostelAbout {...home.about} />
      <Facilities {...facilities} tone="sand" />
      <HostelEvents {...home.events} />
      <HostelRooms {...home.rooms} />
      <Section label={film.label} heading={film.heading}>
        <div className="overflow-hidden rounded-[2rem]">
          <VideoStill
            {...film.video}
            sizes="(min-width: 1400px) 1240px, 94vw"
            words={VIDEO_WORDS_EN}
          />
        </div>
      </Section>
      <Offers {...offers} link={{ label: "VIEW OFFER", to: mainPath("pricing") }} />
      <Testimonials
        {...reviews}
        layout="[--gap:24px] [--per-view:1] md:[--per-view:2] lg:[--per-view:3]"
      />
      <Stories {...stories} {...home.storyList} />
      <DemoNewsletterStrip {...newsletter} />
    </>
  );
}
