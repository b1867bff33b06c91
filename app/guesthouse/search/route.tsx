import search from "#content/search.yaml";
import { PageHero } from "../page-hero.tsx";
import { pageHead } from "#app/site/head.ts";
import type { HeadMatches } from "#app/site/loaded.ts";
import { PATHS } from "#app/site/paths.ts";
import { ContactBlock } from "../contact/contact-block.tsx";
import { useEnquiryForm } from "../enquiry/use-enquiry-form.ts";
import { GoodToKnow } from "../good-to-know.tsx";
import { useArrival } from "./arrive.ts";
import { RoomAnswers } from "./room-answers.tsx";
import { SearchForm } from "./search-form.tsx";

export const meta = ({ matches }: { matches: HeadMatches }) =>
  pageHead(matches, { ...search, path: PATHS.search });

export default function SearchScreen() {
  const form = useEnquiryForm();
  useArrival();

  const { label, heading, words, picture } = search.hero;
  return (
    <main id="contenuto">
      <PageHero label={label} title={heading} words={words} picture={picture} />
      <div className="relative z-10 column -mt-6 lg:-mt-8">
        <SearchForm form={form} />
      </div>
      <RoomAnswers party={form.party} />
      <GoodToKnow />
      <ContactBlock />
    </main>
  );
}
