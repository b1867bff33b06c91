import { anyRoomPrice } from "#app/domain/night-prices.ts";
import { cardOf, teasersOf } from "#app/content/teasers.ts";
import { BookedDialog } from "#app/sections/booked-dialog.tsx";
import {
  contentOf,
  type LoaderArgs,
  pricedRoomsOf,
  type ScreenProps,
} from "#app/site/site-context.ts";
import { HomeArea, HomeIntro, HomeRooms, HomeServices } from "./sections.tsx";
import { Hero } from "./hero.tsx";
import { HomeReviews } from "./reviews.tsx";
import { roomsHeading } from "./rooms-heading.ts";

export function loader(args: LoaderArgs) {
  const { home, prices, territory, words } = contentOf(args);
  const { today } = args.site;
  return {
    ...home,
    searchLabel: words.menu.search,
    rooms: {
      ...roomsHeading(home.rooms, prices, today),
      cards: pricedRoomsOf(args).map(cardOf),
      prices,
      rate: anyRoomPrice(prices, today),
    },
    area: { ...home.area, stories: teasersOf(territory) },
  };
}

export { pageHead as meta } from "#app/head/page-head.ts";

export default function Home({ loaderData: home }: ScreenProps<typeof loader>) {
  return (
    <main id="contenuto">
      <Hero slides={home.hero} words={home.opening} />
      <HomeRooms {...home.rooms} />
      <HomeIntro {...home.intro} />
      <HomeServices {...home.services} />
      <HomeReviews {...home.reviews} />
      <HomeArea {...home.area} />
      <BookedDialog search={home.searchLabel} />
    </main>
  );
}
