import { withEnquiry } from "#app/domain/enquiry.ts";
import { ENQUIRY_FORM_ID } from "./form-validity.ts";
import { usePaths } from "#app/site/use-paths.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { ArrowLink } from "#app/sections/links.tsx";
import { ROOM_RESULTS_ID } from "../search/room-arrival.ts";
import { ContactActions } from "./contact-actions.tsx";
import { EnquiryPanel } from "./enquiry-panel.tsx";
import type { EnquiryPricing } from "./enquiry-form.ts";
import { Summary } from "./summary.tsx";
import { useEnquiryForm, usePricing } from "./use-enquiry-form.ts";

export function AvailabilityBar({ prices, rate }: Pick<EnquiryPricing, "prices" | "rate">) {
  const words = useWords().enquiry;
  const { search } = usePaths();
  const form = useEnquiryForm();
  const pricing = usePricing(form, { prices, rate });
  const { enquiryMessage } = usePhrases();
  return (
    <EnquiryPanel form={form} pricing={pricing} onSubmit={(event) => event.preventDefault()}>
      <div className="grid items-start gap-6 p-6 lg:px-7 @3xl:grid-cols-[1fr_auto]">
        <div className="grid justify-items-start gap-2">
          <Summary form={form} pricing={pricing} />
          <ArrowLink
            to={`${withEnquiry(search, form.enquiry)}#${ROOM_RESULTS_ID}`}
            data-submits={ENQUIRY_FORM_ID}
            className="not-js:hidden"
          >
            {words.seeRooms}
          </ArrowLink>
        </div>
        <ContactActions
          label={words.check}
          message={enquiryMessage(form.enquiry)}
          total={form.hasDates ? pricing.total : undefined}
        />
      </div>
    </EnquiryPanel>
  );
}
