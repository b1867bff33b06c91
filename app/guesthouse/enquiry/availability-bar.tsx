import { ENQUIRY_FORM_ID } from "./form-validity.ts";
import { usePaths, usePhrases, useWords } from "#app/site/page-context.ts";
import { ArrowLink } from "#app/sections/links.tsx";
import { ROOM_RESULTS_ID } from "../search/room-results-id.ts";
import { ChatLink } from "../chat-link.tsx";
import { OtherContactWays } from "./contact-actions.tsx";
import { EnquiryPanel } from "./enquiry-panel.tsx";
import { Summary } from "./summary.tsx";
import { useEnquiryForm } from "./enquiry-form.ts";
import { type EnquiryPricing, usePricing } from "./pricing.ts";

export default function AvailabilityBar(props: Pick<EnquiryPricing, "prices" | "leastPrice">) {
  const words = useWords().enquiry;
  const { search: searchPath } = usePaths();
  const form = useEnquiryForm();
  const enquiryPricing = usePricing(form, props);
  const { enquiryMessage } = usePhrases();
  const message = enquiryMessage(form.enquiry);
  return (
    <EnquiryPanel
      form={form}
      pricing={enquiryPricing}
      onSubmit={(event) => event.preventDefault()}
      action={<ChatLink message={message}>{words.check}</ChatLink>}
      contactWays={
        <OtherContactWays
          message={message}
          total={form.hasDates ? enquiryPricing.total : undefined}
          hasPhoneNearby
        />
      }
    >
      <div className="grid justify-items-start gap-2">
        <Summary form={form} pricing={enquiryPricing} />
        {form.hasDates && (
          <ArrowLink
            to={`${searchPath}#${ROOM_RESULTS_ID}`}
            data-submits={ENQUIRY_FORM_ID}
            className="not-js:hidden"
          >
            {words.seeRooms}
          </ArrowLink>
        )}
      </div>
    </EnquiryPanel>
  );
}
