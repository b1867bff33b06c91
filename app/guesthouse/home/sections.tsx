import { RoomCard } from "#app/sections/room-card.tsx";
import { usePaths, useWords } from "#app/site/page-context.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Intro, Section, SectionFrame, SectionHeading } from "#app/ui/section.tsx";
import { Island } from "#app/render/island.tsx";
import AvailabilityBar from "../enquiry/availability-bar.tsx";
import type { EnquiryPricing } from "../enquiry/pricing.ts";
import type { Article, Content } from "#app/content/site-content.ts";
import type { PricedRoom } from "#app/site/site-context.ts";
import { FoldedList } from "#app/sections/folded-list.tsx";
import { ReviewCard, Reviews } from "#app/sections/reviews.tsx";
import { ArrowLink, ButtonLink } from "#app/sections/links.tsx";
import { LatePicture, Picture } from "#app/ui/picture.tsx";
import { ContentIcon } from "#app/ui/content-icon.tsx";

const HOME_SLIDE_SIZES = "(min-width: 992px) 400px, (min-width: 768px) 45vw, 90vw";

type HomeRoomsProps = {
  heading: string;
  words: string;
  cards: PricedRoom[];
} & Pick<EnquiryPricing, "prices" | "leastPrice">;

export function HomeRooms({ cards, prices, leastPrice, ...heading }: HomeRoomsProps) {
  const { carousel } = useWords();
  return (
    <section aria-labelledby="camere" className="pb-9 lg:pb-24">
      <Island
        name="availability-bar"
        component={AvailabilityBar}
        props={{ prices, leastPrice }}
        className="relative z-10 column lg:-mt-24"
      />
      <div className="column pt-18 lg:pt-24" data-reveal="1000">
        <SectionHeading id="camere" {...heading} />
        <Carousel
          name={heading.heading}
          words={carousel}
          slides={cards.map((room) => (
            <RoomCard key={room.address} room={room} sizes={HOME_SLIDE_SIZES} />
          ))}
        />
      </div>
    </section>
  );
}

export function HomeIntro({ picture, detail, button, ...intro }: Content<"home">["intro"]) {
  const { map: mapPath } = usePaths();
  return (
    <SectionFrame
      id="dove-siamo"
      grid="items-center gap-8 lg:grid-cols-2 lg:gap-20"
      className="bg-sand"
    >
      {/* On large screens the picture begins at the window's edge. */}
      <div className="relative sm:pe-20 sm:pb-14 min-[1600px]:-ms-[calc(50vw-45rem)]">
        <LatePicture
          boxClass="aspect-4/5 max-lg:aspect-4/3 min-[1600px]:aspect-6/5"
          picture={picture}
          sizes="(min-width: 1600px) 45vw, (min-width: 992px) 520px, 90vw"
        />
        <div className="absolute right-0 bottom-0 w-1/2 border-8 border-sand max-sm:hidden">
          <Picture
            picture={detail}
            sizes="(min-width: 1600px) 24vw, (min-width: 992px) 300px, 45vw"
            className="w-full"
          />
        </div>
      </div>
      <Intro id="dove-siamo" {...intro}>
        <ButtonLink to={mapPath} look="outline" className="mt-8">
          {button}
        </ButtonLink>
      </Intro>
    </SectionFrame>
  );
}

export function HomeServices({ items, ...heading }: Content<"home">["services"]) {
  return (
    <Section id="servizi" {...heading}>
      <ul className="grid grid-cols-2 border-t border-line lg:grid-cols-3">
        {items.map(({ icon, name, english, words }) => (
          <li
            key={name}
            // Subgrid aligns the names and the texts of a row.
            className="row-span-2 grid grid-cols-[auto_1fr] grid-rows-subgrid items-center gap-x-3 gap-y-0 border-b border-line py-5 sm:items-start sm:gap-x-5 sm:py-8 sm:pe-8 lg:py-10"
          >
            <ContentIcon name={icon} className="size-7 text-accent-text sm:size-9" />
            <h3 lang={english ? "en" : undefined} className="text-[1.375rem] sm:text-[1.625rem]">
              {name}
            </h3>
            {/* On phones only the page of the services has these words. */}
            <p className="col-start-2 mt-2 max-w-prose text-quiet max-sm:hidden">{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows the home page's reviews: one per view from 640 px, two from 768 px, a list below 640 px. */
export function HomeReviews({ heading, note, all, fewer, items }: Content<"home">["reviews"]) {
  return (
    <Reviews
      {...{ heading, note, items }}
      layout="[--gap:20px] [--per-view:1] md:[--per-view:2]"
      smallScreenList={
        <FoldedList
          accessibleName={heading}
          items={items.map((review) => (
            <ReviewCard key={review.quote} review={review} />
          ))}
          shownCount={1}
          words={[all, fewer]}
          listClass="grid gap-5"
          buttonClass="mt-5 w-full"
        />
      }
    />
  );
}

function ArticleCard({ article, button }: { article: Article; button: string }) {
  const { address, category, title, date, day, picture } = article;
  const paths = usePaths();
  return (
    <article className="group grid gap-3">
      <div className="mb-2 overflow-hidden">
        <Picture
          picture={picture.card}
          sizes={HOME_SLIDE_SIZES}
          isZoomable
          className="aspect-4/3 w-full"
        />
      </div>
      <p className="flex gap-3 text-sm text-quiet">
        <time dateTime={day}>{date}</time>
        <span className="font-semibold text-accent-text">{category}</span>
      </p>
      <h3 className="title-card">{title}</h3>
      <ArrowLink to={paths.territory(address)} about={title} className="justify-self-start">
        {button}
      </ArrowLink>
    </article>
  );
}

type HomeAreaProps = Content<"home">["area"] & { articles: Article[] };

export function HomeArea({ button, articles, ...heading }: HomeAreaProps) {
  const { carousel } = useWords();
  if (articles.length === 0) return null;
  return (
    <Section id="territorio" {...heading}>
      <Carousel
        name={heading.heading}
        words={carousel}
        slides={articles.map((article) => (
          <ArticleCard key={article.address} article={article} button={button} />
        ))}
      />
    </Section>
  );
}
