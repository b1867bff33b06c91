import { anyRoomPrice, hasUniformPrices } from "#app/domain/night-prices.ts";
import { BookedDialog } from "#app/sections/demo-booking/demo-dialogs.tsx";
import {
  contentOf,
  type LoaderArgs,
  pricedRoomsOf,
  type ScreenProps,
} from "#app/site/site-context.ts";
import { HomeArea, HomeIntro, HomeReviews, HomeRooms, HomeServices } from "./sections.tsx";
import { Hero } from "./hero.tsx";

export function loader(args: LoaderArgs) {
  const { home, prices, territory } = contentOf(args);
  const { today } = args.site;
  const { heading, samePrice, otherPrices } = home.rooms;
  return {
    ...home,
    rooms: {
      heading,
      words: hasUniformPrices(prices, today) ? samePrice : otherPrices,
      cards: pricedRoomsOf(args),
      prices,
      leastPrice: anyRoomPrice(prices, today),
    },
    area: { ...home.area, articles: territory.articles },
  };
}

export default function Home({ loaderData: home }: ScreenProps<typeof loader>) {
  return (
    <main id="contenuto">
      <Hero slides={home.hero} words={home.opening} />
      <HomeRooms {...home.rooms} />
      <HomeIntro {...home.intro} />
      <HomeServices {...home.services} />
      <HomeReviews {...home.reviews} />
      <HomeArea {...home.area} />
      <BookedDialog />
    </main>
  );
}
