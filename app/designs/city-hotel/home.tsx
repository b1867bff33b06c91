import type { Content } from "#app/content/site-content.ts";
import { Section } from "#app/ui/section.tsx";
import { ExpandingGrid } from "#app/sections/template/home/expanding-grid.tsx";
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
import { ProgressiveHydration } from "#app/hydration/progressive-hydration.tsx";
import { designHead } from "#app/head/template-head.ts";
import { CityAbout, CityCustomers, CityGuests, CityHero, CityServices } from "./sections.tsx";
import { CityAvailability } from "./availability.tsx";
import { CityAlbum, CityFilm, CityGallery, CityOffer, CityYears } from "./pictures.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const { brand: _brand, footer: _footer, ...home } = content["template/city-hotel"];
  const { posts, readMore } = content["template/blog"];
  return { ...home, all: { posts, readMore } };
}

export { shouldRevalidate } from "#app/site/site-context.ts";

export const meta = designHead;

type Journal = Content<"template/city-hotel">["blogs"] & StoryList;

function Journal({ open, close, posts, readMore, ...heading }: Journal) {
  return (
    <Section {...heading} tone="sand">
      <ExpandingGrid
        words={{ open, close }}
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
    <ProgressiveHydration>
      <CityHero {...home.hero} />
      <CityAvailability {...home.availability} />
      <CityAbout {...home.about} />
      <CityServices {...home.services} />
      <CityGuests {...home.guests} />
      <CityFilm {...home.film} />
      <CityCustomers {...home.customers} />
      <Stories {...news} {...storiesFrom(home.all, 0)} bare />
      <CityGallery {...home.gallery} />
      <CityYears {...home.years} />
      <Facilities {...features} />
      <CityOffer {...home.offer} />
      <Journal {...home.blogs} {...home.all} />
      <DemoNewsletterStrip {...newsletter} />
      <CityAlbum {...home.album} />
    </ProgressiveHydration>
  );
}
