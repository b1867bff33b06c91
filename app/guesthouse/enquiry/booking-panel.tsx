import { clsx } from "clsx";
import type { Prices } from "#app/domain/prices.ts";
import { ENQUIRY_FORM_ID } from "./form-validity.ts";
import { usePaths, usePhrases, useWords } from "#app/site/page-context.ts";
import type { PricedRoom } from "#app/site/site-context.ts";
import { ContactActions } from "./contact-actions.tsx";
import { CalendarSlot, useNightsPanel } from "../nights/calendar-slot.tsx";
import { Announcement } from "./announcement.tsx";
import { GuestFields, StayFields } from "./fields.tsx";
import { useEnquiryForm } from "./enquiry-form.ts";
import { Summary } from "./summary.tsx";
import { FormWithoutScripts } from "./form-without-scripts.tsx";
import { pricingOf } from "./pricing.ts";

type BookingPanelProps = {
  room: Pick<PricedRoom, "slug" | "address" | "name" | "leastPrice">;
  prices: Prices;
};

export default function BookingPanel({ room, prices }: BookingPanelProps) {
  const { enquiry: panelWords, room: roomWords } = useWords();
  const form = useEnquiryForm();
  const nightsPanel = useNightsPanel();
  const enquiryPricing = pricingOf(form, prices, room.leastPrice);
  const { enquiryMessage, priceWords } = usePhrases();
  const paths = usePaths();
  return (
    <div className="rounded-xs border border-line bg-raised shadow-[0_24px_60px_-24px_rgb(27_22_19/0.35)]">
      <form
        id={ENQUIRY_FORM_ID}
        aria-label={panelWords.book}
        onSubmit={(event) => event.preventDefault()}
        className="group grid gap-6 p-6 sm:p-8"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="title-card">{panelWords.book}</h2>
          <p className="text-quiet">
            <strong className="text-lg font-semibold text-ink">
              {priceWords(room.leastPrice)}
            </strong>{" "}
            {roomWords.perNight}
          </p>
        </div>
        <div
          className={clsx(
            "grid grid-cols-2 divide-x divide-line border-y border-line *:py-3 not-js:hidden",
            "*:not-first:ps-4 *:first:pe-3",
          )}
        >
          <StayFields form={form} panel={nightsPanel} />
        </div>
        <CalendarSlot
          panel={nightsPanel}
          form={form}
          prices={prices}
          room={room.slug}
          twoMonthsQuery="(min-width: 768px) and (width < 992px)"
          className="max-sm:-mx-6"
        />
        <div className="grid gap-3 not-js:hidden">
          <GuestFields form={form} pricing={enquiryPricing} />
        </div>
        <Summary form={form} pricing={enquiryPricing} room={room.slug} />
        <ContactActions
          label={panelWords.bookRoom}
          message={enquiryMessage(form.enquiry, room.name)}
          total={form.hasDates && !enquiryPricing.isOneRoom ? enquiryPricing.total : undefined}
        />
        <Announcement changeSentence={form.announcement} />
      </form>
      <FormWithoutScripts action={paths.room(room.address)} button={panelWords.writeMessage} />
    </div>
  );
}
