import { Amenities, LeadWords, RoomRules } from "#app/sections/room-description.tsx";
import { Gallery } from "#app/sections/gallery.tsx";
import { DemoBookingPanel } from "#app/sections/demo-booking/demo-booking-panel.tsx";
import { TitleFromCard } from "#app/sections/demo-booking/title-from-card.tsx";
import { allDemoCards } from "#app/demonstration/content.ts";
import { demoContentOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import { GALLERY_WORDS_EN } from "#app/demonstration/words.ts";

export function loader(args: LoaderArgs) {
  const content = demoContentOf(args);
  const { description, ...details } = content["template/room-details"];
  return { ...details, paragraphs: description, cards: allDemoCards(content) };
}

export default function RoomDetailsScreen({ loaderData: details }: ScreenProps<typeof loader>) {
  const { cards, name, arrival } = details;
  return (
    <div className="column grid gap-12 rhythm lg:grid-cols-[1fr_24rem] lg:gap-16 xl:grid-cols-[1fr_27rem]">
      <div className="grid min-w-0 content-start gap-14">
        <div className="grid gap-4">
          <p lang="it" className="label-rule text-accent-text">
            {details.label}
          </p>
          <TitleFromCard cards={cards} ownTitle={name} className="title-section" />
        </div>
        <Gallery
          accessibleName={`Gallery of ${name}`}
          pictures={details.gallery}
          sizes="(min-width: 1280px) 740px, (min-width: 992px) 58vw, 94vw"
          words={GALLERY_WORDS_EN}
        />
        <LeadWords id="the-room" lead={details.lead} words={details.paragraphs} />
        <Amenities heading={details.services.heading} items={details.services.items} />
        <RoomRules
          arrival={{ id: "arrival", heading: arrival.heading, items: arrival.lines }}
          rules={details.rules}
        />
      </div>
      <aside aria-label="Your booking" className="lg:sticky lg:top-28 lg:self-start">
        <DemoBookingPanel
          cards={cards}
          price={`$${details.price}`}
          perNight={`/ ${details.perNight}`}
        />
      </aside>
    </div>
  );
}
