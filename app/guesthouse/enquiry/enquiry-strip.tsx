import { clsx } from "clsx";
import type { FormEvent, ReactNode } from "react";
import { FIELDS } from "#app/domain/enquiry.ts";
import { agesText } from "#app/domain/party.ts";
import { ENQUIRY_FORM } from "#app/site/enquiry-form.ts";
import { usePaths } from "#app/site/use-paths.ts";
import { usePhrases, useWords } from "#app/site/words.ts";
import { Dropdown } from "#app/ui/dropdown.tsx";
import { NightsBelow } from "../nights/nights-below.tsx";
import { GuestFields, PartyCounters } from "./party-counters.tsx";
import { StayFields } from "./stay-fields.tsx";
import type { Priced } from "./priced.ts";
import { PlainForm } from "./without-scripts.tsx";
import type { EnquiryForm } from "./use-enquiry-form.ts";

type EnquiryStripProps = {
  form: EnquiryForm;
  priced: Priced;
  onSubmit: (event: FormEvent) => void;
  /** Above the fields. */
  head?: ReactNode;
  /** Whether only the head is shown on small screens. */
  isFolded?: boolean;
  /** Below the fields: what they come to, and what to do with it. */
  children: ReactNode;
};

/**
 * Dates, rooms and guests side by side. Sent before the page is alive it is a plain form, and the
 * search comes back by its address; without scripts its fields could do nothing, and are not there.
 */
export function EnquiryStrip({
  form,
  priced,
  onSubmit,
  head,
  isFolded,
  children,
}: EnquiryStripProps) {
  const words = useWords().enquiry;
  const { search } = usePaths();
  const { guests, rooms } = usePhrases();
  const ages = agesText(form.party);
  return (
    <div className="rounded-xs border border-line bg-raised shadow-[0_24px_60px_-24px_rgb(27_22_19/0.35)]">
      <PlainForm action={search} button={words.seeRooms} />
      <form
        id={ENQUIRY_FORM}
        action={search}
        aria-label={words.availability}
        onSubmit={onSubmit}
        className="group scroll-mt-24"
      >
        <input type="hidden" name={FIELDS.adults} value={form.party.adults} />
        <input type="hidden" name={FIELDS.children} value={form.party.children} />
        <input type="hidden" name={FIELDS.rooms} value={form.party.rooms} />
        {ages && <input type="hidden" name={FIELDS.ages} value={ages} />}
        {head}
        <div
          className={clsx(
            isFolded && "max-lg:hidden",
            // As our server folds it before the page is awake.
            "js:max-lg:group-has-[[data-slot=folded]:not(:empty)]:hidden",
          )}
        >
          <div
            className={clsx(
              "grid content-start divide-line px-6 not-js:hidden max-lg:divide-y sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 lg:grid-cols-4 lg:divide-x lg:px-0",
              "*:py-4 sm:max-lg:*:nth-3:border-b-0 lg:*:px-7 lg:*:py-5",
            )}
          >
            <StayFields form={form} />
            <Dropdown label={words.rooms.label} value={rooms(form.party.rooms)}>
              <PartyCounters form={form} counts={["rooms"]} />
            </Dropdown>
            <Dropdown label={words.guests} value={guests(form.party)}>
              <GuestFields form={form} priced={priced} />
            </Dropdown>
          </div>
          <NightsBelow form={form} prices={priced.prices} wide="(min-width: 768px)" />
          {children}
        </div>
        <p role="status" className="sr-only">
          {form.announcement}
        </p>
      </form>
    </div>
  );
}
