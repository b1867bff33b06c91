import { clsx } from "clsx";
import type { FormEvent, ReactNode } from "react";
import { enquiryFields } from "#app/domain/enquiry.ts";
import { ENQUIRY_FORM_ID } from "./form-validity.ts";
import { usePaths } from "#app/site/use-paths.ts";
import { usePhrases, useWords } from "#app/site/house.ts";
import { Dropdown } from "#app/ui/dropdown.tsx";
import { CalendarSlot, NightsButton, useNightsPanel } from "../nights/calendar-slot.tsx";
import { Announcement } from "./announcement.tsx";
import { GuestFields, PartyCounters, StayFields } from "./fields.tsx";
import type { EnquiryForm, EnquiryPricing } from "./enquiry-form.ts";
import { PlainForm } from "./plain-form.tsx";

type EnquiryPanelProps = {
  form: EnquiryForm;
  pricing: EnquiryPricing;
  onSubmit: (event: FormEvent) => void;
  /** Above the fields. */
  head?: ReactNode;
  /** Whether small screens show only the head. */
  isFolded?: boolean;
  /** Below the fields: the summary and the actions. */
  children: ReactNode;
};

/** Cells below each other on phones, two side by side on tablets, all on large screens. */
const CELLS_CLASS = clsx(
  "contents *:border-line *:py-4 not-js:hidden max-lg:*:border-b",
  "lg:*:px-6 lg:*:py-5 lg:*:not-first:border-s xl:*:px-7",
);

/**
 * Fields for dates, rooms and guests; the calendar opens between dates and rooms on small screens and
 * beside the total on large ones. Before hydration it submits as a plain GET form; without scripts its
 * fields are hidden, because PlainForm replaces them.
 */
export function EnquiryPanel({
  form,
  pricing,
  onSubmit,
  head,
  isFolded,
  children,
}: EnquiryPanelProps) {
  const words = useWords().enquiry;
  const { search } = usePaths();
  const { guests, rooms } = usePhrases();
  const panel = useNightsPanel();
  return (
    <div className="rounded-xs border border-line bg-raised shadow-[0_24px_60px_-24px_rgb(27_22_19/0.35)]">
      <PlainForm action={search} button={words.seeRooms} />
      <form
        id={ENQUIRY_FORM_ID}
        action={search}
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
            "grid px-6 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 lg:grid-cols-[1fr_1fr_auto_1fr_1fr] lg:px-0",
            isFolded && "js:max-lg:hidden",
          )}
        >
          <div className={CELLS_CLASS}>
            <StayFields form={form} onTouch={panel.touch} />
            <div className="col-span-full py-1! lg:col-span-1 lg:grid lg:content-center lg:py-5!">
              <NightsButton panel={panel} />
            </div>
            <CalendarSlot
              panel={panel}
              form={form}
              prices={pricing.prices}
              wide="(min-width: 768px) and (width < 992px), (min-width: 1280px)"
              className="col-span-full max-lg:-mx-6 sm:px-6! lg:col-span-3 lg:row-start-2 lg:border-t lg:px-7! lg:py-6!"
            />
            <Dropdown label={words.rooms.label} value={rooms(form.party.rooms)}>
              <PartyCounters form={form} counts={["rooms"]} />
            </Dropdown>
            <Dropdown label={words.guests} value={guests(form.party)}>
              <GuestFields form={form} pricing={pricing} />
            </Dropdown>
          </div>
          <div
            className={clsx(
              "@container col-span-full border-line max-lg:-mx-6 lg:row-start-2 js:lg:border-t",
              panel.isOpen && "js:lg:col-start-4 js:lg:col-end-6",
            )}
          >
            {children}
          </div>
        </div>
        <Announcement said={form.announcement} />
      </form>
    </div>
  );
}
