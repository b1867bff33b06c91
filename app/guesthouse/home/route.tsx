import { cardOf, teasersOf } from "#app/content/teasers.ts";
import { BookedDialog } from "#app/sections/booked-dialog.tsx";
import { pageHead } from "#app/site/head.ts";
import {
  contentOf,
  type HeadArgs,
  type Loaded,
  type LoaderArgs,
  pricedRoomsOf,
  siteOf,
} from "#app/site/loaded.ts";
import { HomeArea } from "./area.tsx";
import { HomeBlog } from "./blog.tsx";
import { Pieces } from "#app/waking/pieces.tsx";
import { Hero } from "./hero.tsx";
import { HomeIntro } from "./intro.tsx";
import { HomeReviews } from "./reviews.tsx";
import { roomsHeading } from "./rooms-heading.ts";
import { HomeRooms } from "./rooms.tsx";
import { HomeServices } from "./services.tsx";

export function loader(args: LoaderArgs) {
  const { home, prices, territory } = contentOf(args);
  const { today } = siteOf(args);
  return {
    ...home,
    rooms: {
      ...roomsHeading(home.rooms, prices, today),
      cards: pricedRoomsOf(args).map(cardOf),
      prices,
    },
    blog: { ...home.blog, stories: teasersOf(territory) },
  };
}

export { shouldRevalidate } from "#app/site/loaded.ts";

export const meta = ({ loaderData, matches }: HeadArgs<typeof loader>) =>
  pageHead(matches, loaderData);

export default function Home({ loaderData: home }: Loaded<typeof loader>) {
  return (
    <main id="contenuto">
      <Pieces>
        <Hero slides={home.hero} words={home.opening} />
        <HomeRooms {...home.rooms} />
        <HomeIntro {...home.intro} />
        <HomeServices {...home.services} />
        <HomeArea {...home.area} />
        <HomeReviews {...home.reviews} />
        <HomeBlog {...home.blog} />
        <BookedDialog />
      </Pieces>
    </main>
  );
}
