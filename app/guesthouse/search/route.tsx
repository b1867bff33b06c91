import { anyRoomPrice } from "#app/domain/night-prices.ts";
import { PageHero } from "../page-hero.tsx";
import { pageHead } from "#app/head/page-head.ts";
import {
  contentOf,
  type HeadArgs,
  type ScreenProps,
  type LoaderArgs,
  pricedRoomsOf,
  siteOf,
} from "#app/site/site-context.ts";
import { ContactBlock } from "../contact/contact-block.tsx";
import { pricedOf } from "../enquiry/priced.ts";
import { useEnquiryForm } from "../enquiry/use-enquiry-form.ts";
import { GoodToKnow } from "../good-to-know.tsx";
import { goodToKnowOf } from "../good-to-know-answers.ts";
import { useArrival } from "./arrive.ts";
import { answeringRoom } from "./room-answer.tsx";
import { RoomAnswers } from "./room-answers.tsx";
import { SearchForm } from "./search-form.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const { block, form } = content.contact;
  return {
    search: content.search,
    prices: content.prices,
    rate: anyRoomPrice(content.prices, siteOf(args).today),
    rooms: pricedRoomsOf(args).map(answeringRoom),
    goodToKnow: goodToKnowOf(content),
    contact: { block, form },
  };
}

export { shouldRevalidate } from "#app/site/site-context.ts";

export const meta = ({ loaderData, matches }: HeadArgs<typeof loader>) =>
  pageHead(matches, loaderData.search);

export default function SearchScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { search, prices, rate, rooms, goodToKnow, contact } = loaderData;
  const form = useEnquiryForm();
  const priced = pricedOf(form, prices, rate);
  useArrival();

  const { label, heading, words, picture } = search.hero;
  return (
    <main id="contenuto">
      <PageHero label={label} title={heading} words={words} picture={picture} />
      <div className="relative z-10 column -mt-6 lg:-mt-8">
        <SearchForm form={form} priced={priced} words={search.form} />
      </div>
      <RoomAnswers {...search} rooms={rooms} priced={priced} />
      <GoodToKnow {...goodToKnow} />
      <ContactBlock {...contact} />
    </main>
  );
}
