import apartment from "#content/template/apartment.yaml";
import { Block } from "#app/sections/template/home/block.tsx";
import { FacilityList } from "#app/sections/template/home/facilities.tsx";
import { DemoNewsletterStrip } from "#app/sections/template/home/newsletter.tsx";
import { Offers } from "#app/sections/template/home/offers.tsx";
import { Stories } from "#app/sections/template/home/stories.tsx";
import { Testimonials } from "#app/sections/template/testimonials.tsx";
import { designHead } from "#app/site/template-head.ts";
import { Appointment } from "./appointment.tsx";
import { ApartmentHero } from "./hero.tsx";
import { ApartmentRooms } from "./rooms.tsx";

export const meta = designHead;

export default function ApartmentHome() {
  const { offers, facilities, reviews, stories, newsletter } = apartment;
  return (
    <>
      <ApartmentHero />
      <Block label={facilities.label} heading={facilities.heading}>
        <FacilityList
          items={facilities.items}
          className="gap-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-8"
        />
      </Block>
      <ApartmentRooms />
      <Appointment />
      <Offers {...offers} />
      <Testimonials
        {...reviews}
        layout="[--gap:20px] [--per-view:1] md:[--per-view:2] lg:[--per-view:3]"
      />
      <Stories {...stories} first={2} />
      <DemoNewsletterStrip {...newsletter} look="centred" />
    </>
  );
}
