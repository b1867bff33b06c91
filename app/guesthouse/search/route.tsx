import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import search from "#content/search.yaml";
import { enquiryQuery } from "#app/domain/enquiry-query.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageHead } from "#app/site/head.ts";
import { PATHS } from "#app/site/paths.ts";
import { ContactBlock } from "../contact/contact-block.tsx";
import { useBrought } from "../enquiry/use-brought.ts";
import { type Enquiry, useEnquiry } from "../enquiry/use-enquiry.ts";
import { GoodToKnow } from "../good-to-know.tsx";
import { RoomAnswers } from "./room-answers.tsx";
import { SearchForm } from "./search-form.tsx";

export const meta = () => pageHead({ ...search, path: PATHS.search });

/** Keeps the address naming what the guest chose, so that the search can be shared and reloaded. */
function useAddress({ touched, ready, stay, party }: Enquiry): void {
  const [query, setQuery] = useSearchParams();
  const wanted = touched && ready ? enquiryQuery(stay, party) : undefined;
  const current = query.toString();
  useEffect(() => {
    if (wanted === undefined || wanted === current) return;
    setQuery(wanted, { replace: true, preventScrollReset: true });
  }, [wanted, current, setQuery]);
}

export default function SearchScreen() {
  const form = useRef<HTMLFormElement>(null);
  const enquiry = useEnquiry(useBrought());
  useAddress(enquiry);

  const { label, heading, words, picture } = search.hero;
  return (
    <main id="contenuto">
      <PageHero label={label} title={heading} words={words} picture={picture} />
      <div className="relative z-10 column -mt-6 lg:-mt-8">
        <SearchForm form={form} enquiry={enquiry} />
      </div>
      <RoomAnswers form={form} enquiry={enquiry} />
      <GoodToKnow />
      <ContactBlock />
    </main>
  );
}
