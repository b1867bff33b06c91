import { Facilities } from "#app/sections/template/home/facilities.tsx";
import { DemoNewsletterStrip } from "#app/sections/template/home/newsletter.tsx";
import { Offers } from "#app/sections/template/home/offers.tsx";
import { Stories, storiesFrom } from "#app/sections/template/post-card.tsx";
import { Testimonials } from "#app/sections/template/testimonials.tsx";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { ApartmentRooms, Appointment } from "./sections.tsx";
import { ApartmentHero } from "./hero.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  return {
    ...content["template/apartment"],
    storyList: storiesFrom(content["template/blog"], 2),
  };
}

export default function ApartmentHome({ loaderData: home }: ScreenProps<typeof loader>) {
  const { offers, facilities, reviews, stories, newsletter } = home;
  return (
    <>
      <ApartmentHero {...home.hero} />
      <Facilities {...facilities} />
      <ApartmentRooms {...home.rooms} />
      <Appointment {...home.appointment} />
      <Offers {...offers} />
      <Testimonials {...reviews} />
      <Stories {...stories} {...home.storyList} />
      <DemoNewsletterStrip {...newsletter} look="centred" />
    </>
  );
}
