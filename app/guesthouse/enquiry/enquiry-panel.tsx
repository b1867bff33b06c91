import { clsx } from "clsx";
import type { FormEvent, ReactNode } from "react";
import { enquiryFields } from "#app/domain/enquiry.ts";
import { ENQUIRY_FORM_ID } from "./form-validity.ts";
import { usePaths, usePhrases, useWords } from "#app/site/page-context.ts";
import { Dropdown } from "#app/ui/dropdown.tsx";
import { CalendarSlot, useNightsPanel } from "../nights/calendar-slot.tsx";
import { Announcement } from "./announcement.tsx";
import { GuestFields, PartyCounters, StayFields } from "./fields.tsx";
import type { EnquiryForm } from "./enquiry-form.ts";
import type { EnquiryPricing } from "./pricing.ts";
import { FormWithoutScripts } from "./form-without-scripts.tsx";

type EnquiryPanelProps = {
  form: EnquiryForm;
  pricing: EnquiryPricing;
  onSubmit: (event: FormEvent) => void;
  head?: ReactNode;
  isFolded?: boolean;
  /** The form's only button. On large screens it is at the end of the fields, on small screens below the summary. */
  action: ReactNode;
  /** The summary, above the button on small screens. */
  children: ReactNode;
  contactWays?: ReactNode;
};

const CELLS_CLASS = clsx(
  "contents *:border-line *:py-4 not-js:hidden max-lg:*:border-b",
  "lg:*:px-6 lg:*:py-5 lg:*:not-first:border-s xl:*:px-7",
);

/** Before scripts are loaded, this is a plain GET form; if scripts cannot run, `FormWithoutScripts` replaces the fields. */
export function EnquiryPanel(props: EnquiryPanelProps) {
  const { form, pricing, onSubmit, head, isFolded, action, children, contactWays } = props;
  const words = useWords().enquiry;
  const { search: searchPath } = usePaths();
  const { guestsWords, roomsWords } = usePhrases();
  const nightsPanel = useNightsPanel();
  return (
    <div className="rounded-xs border border-line bg-raised shadow-[0_24px_60px_-24px_rgb(27_22_19/0.35)]">
      <FormWithoutScripts action={searchPath} button={words.seeRooms} />
      <form
        id={ENQUIRY_FORM_ID}
        action={searchPath}
        aria-label={words.availability}
        onSubmit={onSubmit}
        className="group scroll-mt-24"
      >
        {enquiryFields({ party: form.party }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {head}
        <div
          className={clsx(
            "grid grid-cols-2 gap-x-4 px-6 sm:gap-x-8 lg:grid-cols-[1fr_1fr_1fr_1fr_auto] lg:gap-x-0 lg:px-0",
            isFolded && "js:max-lg:hidden",
          )}
        >
          <div className={CELLS_CLASS}>
            <StayFields form={form} panel={nightsPanel} />
            <CalendarSlot
              panel={nightsPanel}
              form={form}
              prices={pricing.prices}
              twoMonthsQuery="(min-width: 768px)"
              className="col-span-full max-lg:-mx-6 sm:px-6! lg:row-start-2 lg:border-s-0! lg:border-t lg:px-7! lg:py-6!"
            />
            <Dropdown label={words.rooms.label} value={roomsWords(form.party.rooms)}>
              <PartyCounters form={form} fields={["rooms"]} />
            </Dropdown>
            <Dropdown
              label={words.guests}
              value={guestsWords(form.party)}
              isOpenAtFirst={nightsPanel.shouldAskGuests}
            >
              <GuestFields form={form} pricing={pricing} />
            </Dropdown>
          </div>
          <div className="col-span-full border-line py-5 lg:col-span-3 lg:row-start-3 lg:px-7 js:lg:border-t">
            {children}
          </div>
          <div className="col-span-full grid lg:col-start-5 lg:row-start-1 lg:content-center lg:border-s lg:border-line lg:px-6">
            {action}
          </div>
          <div className="col-span-full border-line pt-2 pb-5 lg:col-start-4 lg:row-start-3 lg:px-7 lg:py-5 js:lg:border-t">
            {contactWays}
          </div>
        </div>
        <Announcement changeSentence={form.announcement} />
      </form>
    </div>
  );
}
