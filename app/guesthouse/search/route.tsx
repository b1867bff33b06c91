import { anyRoomPrice } from "#app/domain/night-prices.ts";
import { PageHero } from "../page-hero.tsx";
import { pageHead } from "#app/head/page-head.ts";
import { Island } from "#app/render/island.tsx";
import type { PageContext } from "#app/site/page-context.ts";
import {
  contentOf,
  type LoaderArgs,
  pricedRoomsOf,
  type ScreenProps,
} from "#app/site/site-context.ts";
import { ContactBlock } from "../contact/contact-block.tsx";
import { GoodToKnow } from "../good-to-know.tsx";
import { goodToKnowOf } from "#app/content/good-to-know-answers.ts";
import { searchRoom } from "./room-result.tsx";
import { Search } from "./search.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const { block, form } = content.contact;
  return {
    search: content.search,
    prices: content.prices,
    rate: anyRoomPrice(content.prices, args.site.today),
    rooms: pricedRoomsOf(args).map(searchRoom),
    goodToKnow: goodToKnowOf(content),
    contact: { block, form },
  };
}

export const meta = ({ search }: ReturnType<typeof loader>, page: PageContext) =>
  pageHead(search, page);

export default function SearchScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { search, prices, rate, rooms, goodToKnow, contact } = loaderData;
  const { heading, words, picture } = search.hero;
  const { form, answer, room, together } = search;
  return (
    <main id="contenuto">
      <PageHero title={heading} words={words} picture={picture} />
      <Island
        name="search"
        component={Search}
        props={{ words: { form, answer, room, together }, prices, rate, rooms }}
        when="load"
      />
      <GoodToKnow {...goodToKnow} />
      <ContactBlock {...contact} />
    </main>
  );
}
