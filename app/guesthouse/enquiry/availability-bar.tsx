import { useEffect } from "react";
import { Link } from "react-router";
import { withEnquiry } from "#app/domain/enquiry.ts";
import { prefetchPage } from "#app/prefetch/links.ts";
import { ENQUIRY_FORM } from "./form-validity.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ARRIVE_AT_ROOMS } from "../search/arrive.ts";
import { Ask } from "./ask.tsx";
import { EnquiryStrip } from "./enquiry-strip.tsx";
import { type Priced, pricedOf } from "./priced.ts";
import { Summary } from "./summary.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

/** The bar under the hero: dates, rooms and guests, and one press to the family's chat. */
export function AvailabilityBar({ prices, rate }: Pick<Priced, "prices" | "rate">) {
  const words = useWords().enquiry;
  const { search } = usePaths();
  const form = useEnquiryForm();
  const priced = pricedOf(form, prices, rate);
  const { enquiryMessage } = usePhrases();
  const { hasDates } = form;
  useEffect(() => {
    // With dates in hand the next page is fetched: a line that breaks shall not lose them.
    if (hasDates) prefetchPage(search);
  }, [hasDates, search]);
  return (
    <EnquiryStrip form={form} priced={priced} onSubmit={(event) => event.preventDefault()}>
      <div className="grid items-start gap-6 p-6 lg:px-7 @3xl:grid-cols-[1fr_auto]">
        <div className="grid justify-items-start gap-2">
          <Summary form={form} priced={priced} />
          <Link
            to={withEnquiry(search, form.asked)}
            state={ARRIVE_AT_ROOMS}
            preventScrollReset
            data-submits={ENQUIRY_FORM}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline-offset-6 not-js:hidden hover:underline"
          >
            {words.seeRooms}
            <Icon name="arrow" />
          </Link>
        </div>
        <Ask
          label={words.check}
          message={enquiryMessage(form.asked)}
          total={hasDates ? priced.total : undefined}
        />
      </div>
    </EnquiryStrip>
  );
}
