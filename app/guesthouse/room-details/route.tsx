import { anyRoomPrice } from "#app/domain/night-prices.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { Amenities, LeadWords, RoomRules } from "#app/sections/room-description.tsx";
import { DemoBookingPanel } from "#app/sections/demo-booking/demo-booking-panel.tsx";
import { TitleFromCard } from "#app/sections/demo-booking/title-from-card.tsx";
import { allDemoCards } from "#demonstration/content.ts";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { usePhrases, useWords } from "#app/site/page-context.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Picture } from "#app/ui/picture.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const { prices, "good-to-know": goodToKnow } = content;
  const { description, ...details } = content.details;
  return {
    ...details,
    paragraphs: description,
    leastPrice: anyRoomPrice(prices, args.site.today),
    arrival: goodToKnow.arrival,
    cards: allDemoCards(content),
  };
}

/** Shows an example page that the specification demands, with the same texts for every room id in the URL. */
export default function RoomDetailsScreen({ loaderData: details }: ScreenProps<typeof loader>) {
  const { arrival, cards, name } = details;
  const { gallery, room } = useWords();
  const priceText = usePhrases().priceWords(details.leastPrice);
  return (
    <main id="contenuto">
      {/* The white top bar needs a dark background, because the page has no picture. */}
      <div className="bg-night pt-28 pb-10 text-on-night lg:pt-36 lg:pb-14">
        <div className="column grid justify-items-start gap-4">
          <p className="label-rule text-accent">{details.label}</p>
          <TitleFromCard cards={cards} ownTitle={name} className="title-hero" />
          <p lang="en" className="border border-accent/60 px-3 py-1 text-sm text-on-night-quiet">
            {details.demo}
          </p>
        </div>
      </div>
      <div className="column grid gap-12 py-14 lg:grid-cols-[1fr_24rem] lg:gap-16 lg:py-20 xl:grid-cols-[1fr_27rem]">
        <div className="grid min-w-0 content-start gap-14">
          <Carousel
            isLandmark
            name={interpolate(room.gallery, { nome: name })}
            layout=""
            look="over"
            words={gallery.slides}
            slides={details.gallery.map((picture, index) => (
              <Picture
                key={picture.cuts[0]?.base}
                picture={picture}
                isFirst={index === 0}
                sizes="(min-width: 1600px) 940px, (min-width: 1280px) 740px, (min-width: 992px) 58vw, 94vw"
                className="aspect-3/2 w-full"
              />
            ))}
          />
          <LeadWords id="la-stanza" lead={details.lead} words={details.paragraphs} />
          <Amenities heading={room.amenities} items={details.services} />
          <RoomRules
            arrival={{ id: "regole", heading: arrival.name, items: arrival.words }}
            rules={details.rules}
            lang="en"
          />
        </div>
        <aside aria-label={details.booking} className="lg:sticky lg:top-28 lg:self-start">
          <DemoBookingPanel cards={cards} price={priceText} perNight={room.perNight} lang="it" />
        </aside>
      </div>
    </main>
  );
}
