import type { Content } from "#app/content/site-content.ts";
import { useEnquiryForm } from "../enquiry/enquiry-form.ts";
import { type EnquiryPricing, usePricing } from "../enquiry/pricing.ts";
import type { SearchRoom } from "./search-rooms.ts";
import { RoomResults } from "./room-results.tsx";
import { SearchForm } from "./search-form.tsx";

type SearchProps = {
  words: Pick<Content<"search">, "form" | "answer" | "room" | "together">;
  rooms: SearchRoom[];
  shared: SearchRoom["own"];
} & Pick<EnquiryPricing, "prices" | "rate">;

export function Search({ words, rooms, shared, prices, rate }: SearchProps) {
  const form = useEnquiryForm();
  const enquiryPricing = usePricing(form, { prices, rate });
  return (
    <>
      <div className="column mt-6 lg:mt-8">
        <SearchForm form={form} pricing={enquiryPricing} words={words.form} />
      </div>
      <RoomResults {...words} rooms={rooms} shared={shared} pricing={enquiryPricing} />
    </>
  );
}
