import blog from "#content/template/blog.yaml";
import city from "#content/template/city-hotel.yaml";
import { Block } from "#app/sections/template/home/block.tsx";
import { ExpandingGrid } from "#app/sections/template/home/expanding-grid.tsx";
import { FacilityList } from "#app/sections/template/home/facilities.tsx";
import { DemoNewsletterStrip } from "#app/sections/template/home/newsletter.tsx";
import { Stories, STORY_SIZES } from "#app/sections/template/home/stories.tsx";
import { PostCard } from "#app/sections/template/post-card.tsx";
import { designHead } from "#app/site/template-head.ts";
import { CityAbout, CityServices } from "./about.tsx";
import { CityAvailability } from "./availability.tsx";
import { CityHero } from "./hero.tsx";
import { CityAlbum, CityFilm, CityGallery, CityOffer, CityYears } from "./pictures.tsx";
import { CityCustomers, CityGuests } from "./voices.tsx";

export const meta = designHead;

function Journal() {
  const { open, close, ...heading } = city.blogs;
  return (
    <Block {...heading} tone="sand">
      <ExpandingGrid
        words={{ open, close }}
        items={blog.posts.map((post) => (
          <PostCard key={post.title} post={post} sizes={STORY_SIZES} label={blog.readMore} long />
        ))}
      />
    </Block>
  );
}

export default function CityHotelHome() {
  const { features, news, newsletter } = city;
  return (
    <>
      <CityHero />
      <CityAvailability />
      <CityAbout />
      <CityServices />
      <CityGuests />
      <CityFilm />
      <CityCustomers />
      <Stories {...news} bare />
      <CityGallery />
      <CityYears />
      <Block label={features.label} heading={features.heading}>
        <FacilityList
          items={features.items}
          className="gap-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-8"
        />
      </Block>
      <CityOffer />
      <Journal />
      <DemoNewsletterStrip {...newsletter} />
      <CityAlbum />
    </>
  );
}
