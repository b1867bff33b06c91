import { anyRoomPrice } from "#app/domain/night-prices.ts";
import { PageHero } from "../page-hero.tsx";
import { Island } from "#app/render/island.tsx";
import {
  contentOf,
  type LoaderArgs,
  pricedRoomsOf,
  type ScreenProps,
} from "#app/site/site-context.ts";
import { ArrowLink } from "#app/sections/links.tsx";
import { usePaths, useWords } from "#app/site/page-context.ts";
import { ContactBlock } from "../contact/contact-block.tsx";
import { goodToKnowLink } from "../navigation.ts";
import { searchRoomsOf } from "./search-rooms.ts";
import Search from "./search.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const { title, description } = content.search;
  return {
    title,
    description,
    search: content.search,
    prices: content.prices,
    leastPrice: anyRoomPrice(content.prices, args.site.today),
    ...searchRoomsOf(pricedRoomsOf(args)),
    contact: content.contact,
  };
}

export default function SearchScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { search, prices, leastPrice, rooms, sharedAmenities, contact } = loaderData;
  const { label: goodToKnow, to } = goodToKnowLink(useWords().menu, usePaths());
  const { hero, form, answer, room, together } = search;
  const searchWords = { form, answer, room, together };
  return (
    <main id="contenuto">
      <PageHero title={hero.heading} words={hero.words} picture={hero.picture} isShort />
      <Island
        name="search"
        component={Search}
        props={{ words: searchWords, prices, leastPrice, rooms, sharedAmenities }}
        when="load"
      />
      <p className="column -mt-8 pb-10 lg:-mt-14 lg:pb-14">
        <ArrowLink to={to}>{goodToKnow}</ArrowLink>
      </p>
      <ContactBlock block={contact.block} form={contact.form} isFolded />
    </main>
  );
}
