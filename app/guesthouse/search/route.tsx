import { anyRoomPrice } from "#app/domain/night-prices.ts";
import { PageHero } from "../page-hero.tsx";
import { pageHead } from "#app/head/page-head.ts";
import {
  contentOf,
  type HeadArgs,
  type LoaderArgs,
  pricedRoomsOf,
  type ScreenProps,
  siteOf,
} from "#app/site/site-context.ts";
import { ContactBlock } from "../contact/contact-block.tsx";
import { useEnquiryForm, usePricing } from "../enquiry/use-enquiry-form.ts";
import { GoodToKnow } from "../good-to-know.tsx";
import { goodToKnowOf } from "#app/content/good-to-know-answers.ts";
import { useScrollToRooms } from "./room-arrival.ts";
import { searchRoom } from "./room-result.tsx";
import { RoomResults } from "./room-results.tsx";
import { SearchForm } from "./search-form.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const { block, form } = content.contact;
  return {
    search: content.search,
    prices: content.prices,
    rate: anyRoomPrice(content.prices, siteOf(args).today),
    rooms: pricedRoomsOf(args).map(searchRoom),
    goodToKnow: goodToKnowOf(content),
    contact: { block, form },
  };
}

export { shouldRevalidate } from "#app/site/site-context.ts";

export const meta = ({ loaderData, matches }: HeadArgs<typeof loader>) =>
  pageHead({ loaderData: loaderData.search, matches });

export default function SearchScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { search, prices, rate, rooms, goodToKnow, contact } = loaderData;
  const form = useEnquiryForm();
  const pricing = usePricing(form, { prices, rate });
  useScrollToRooms();

  const { label, heading, words, picture } = search.hero;
  return (
    <main id="contenuto">
      <PageHero label={label} title={heading} words={words} picture={picture} />
      <div className="relative z-10 column -mt-6 lg:-mt-8">
        <SearchForm form={form} pricing={pricing} words={search.form} />
      </div>
      <RoomResults {...search} rooms={rooms} pricing={pricing} />
      <GoodToKnow {...goodToKnow} />
      <ContactBlock {...contact} />
    </main>
  );
}
