import { Testimonials } from "#app/sections/template/testimonials.tsx";
import type { Content } from "#app/content/site-content.ts";
import { Section } from "#app/ui/section.tsx";
import { FOLDED_GRID, FoldedList } from "#app/sections/folded-list.tsx";
import { Facilities } from "#app/sections/template/home/facilities.tsx";
import { DemoNewsletterStrip } from "#app/sections/template/home/newsletter.tsx";
import {
  PostCard,
  Stories,
  storiesFrom,
  STORY_SIZES,
  type StoryList,
} from "#app/sections/template/post-card.tsx";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { CityAbout, CityGuestReviews, CityHero, CityServices } from "./sections.tsx";
import { CityAvailability } from "./availability.tsx";
import { CityAlbum, CityFilm, CityGallery, CityOffer, CityYears } from "./pictures.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  return { ...content["template/city-hotel"], all: content["template/blog"] };
}

type JournalSection = Content<"template/city-hotel">["blogs"] & StoryList;

function JournalSection({ open, close, posts, readMore, ...heading }: JournalSection) {
  return (
    <Section {...heading} tone="sand">
      <FoldedList
        words={[open, close]}
        {...FOLDED_GRID}
        items={posts.map((post) => (
          <PostCard key={post.title} post={post} sizes={STORY_SIZES} label={readMore} long />
        ))}
      />
    </Section>
  );
}

export default function CityHotelHome({ loaderData: home }: ScreenProps<typeof loader>) {
  const { features, news, newsletter } = home;
  return (
    <>
      <CityHero {...home.hero} />
      <CityAvailability {...home.availability} />
      <CityAbout {...home.about} />
      <CityServices {...home.services} />
      <CityGuestReviews {...home.guests} />
      <CityFilm {...home.film} />
      {/* Slides per view: 1, 2 from 600 px, 3 from 1000 (docs/specification.md, section 9). */}
      <Testimonials
        {...home.customers}
        layout="[--gap:20px] [--per-view:1] min-[600px]:[--per-view:2] min-[1000px]:[--per-view:3]"
      />
      <Stories {...news} {...storiesFrom(home.all, 0)} bare />
      <CityGallery {...home.gallery} />
      <CityYears {...home.years} />
      <Facilities {...features} />
      <CityOffer {...home.offer} />
      <JournalSection {...home.all} {...home.blogs} />
      <DemoNewsletterStrip {...newsletter} />
      <CityAlbum {...home.album} />
    </>
  );
}
