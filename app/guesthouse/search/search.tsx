import type { Content } from "#app/content/site-content.ts";
import { type EnquiryForm, useEnquiryForm } from "../enquiry/enquiry-form.ts";
import { type EnquiryPricing, usePricing } from "../enquiry/pricing.ts";
import type { SearchRoom } from "./search-rooms.ts";
import { RoomResults } from "./room-results.tsx";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { usePageFacts, usePhrases } from "#app/site/page-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BedsHint, Summary } from "../enquiry/summary.tsx";
import { EnquiryPanel } from "../enquiry/enquiry-panel.tsx";
import { ROOM_RESULTS_ID } from "./room-results-id.ts";

/** A dot is in the left padding of the words after it. The parent element clips this padding at the start of a line. */
const DOTTED_LINE_CLASS =
  "-ms-4 flex flex-wrap *:ps-4 [&>span+span]:relative [&>span+span]:text-balance [&_i]:absolute [&_i]:start-0 [&_i]:w-4 [&_i]:text-center [&_i]:not-italic";

type FoldedSearchProps = { form: EnquiryForm; button: string; onOpen: () => void };

/** On small screens this line replaces the search's form, so that the rooms are in view. */
function FoldedSearch({ form, button, onOpen }: FoldedSearchProps) {
  const id = useId();
  const { dayRange, guestsWords, roomsWords } = usePhrases();
  return (
    <div className="px-6 py-2 not-js:hidden lg:hidden">
      <div className="flex items-center justify-between gap-x-4">
        <div id={id} className="overflow-x-clip font-semibold">
          <p className={DOTTED_LINE_CLASS}>
            <span>{`${dayRange(form.stay)} `}</span>
            <span>
              <i>· </i>
              <span>{`${roomsWords(form.party.rooms)}, ${guestsWords(form.party)}`}</span>
            </span>
          </p>
        </div>
        <button
          type="button"
          aria-describedby={id}
          onClick={onOpen}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-6"
        >
          {button}
        </button>
      </div>
      <BedsHint form={form} />
    </div>
  );
}

type SearchFormProps = {
  form: EnquiryForm;
  pricing: EnquiryPricing;
  words: Content<"search">["form"];
};

/** The button only scrolls to the rooms below the form; the rooms themselves are updated at each choice. */
function SearchForm({ form, pricing, words }: SearchFormProps) {
  const wrapperElement = useRef<HTMLDivElement>(null);
  // The form is folded if the guest opens the page with dates in its URL, and open if the guest chooses the dates here.
  const { enquiry } = usePageFacts();
  const [isFormOpen, setFormOpen] = useState(enquiry.stay === undefined);
  const isFormFolded = !isFormOpen && form.hasDates && form.problem === undefined;

  const unfold = () => {
    setFormOpen(true);
    // In the next frame the form is visible, and its first field can take the focus.
    requestAnimationFrame(() =>
      wrapperElement.current?.querySelector<HTMLElement>("[type=date]")?.focus(),
    );
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The form is folded first, because that moves the rooms to which the page scrolls.
    flushSync(() => {
      form.confirmDates();
      setFormOpen(false);
    });
    const resultsElement = document.getElementById(ROOM_RESULTS_ID);
    resultsElement?.focus({ preventScroll: true });
    resultsElement?.scrollIntoView({ behavior: "smooth" });
  };

  return (
    <div ref={wrapperElement}>
      <EnquiryPanel
        form={form}
        pricing={pricing}
        onSubmit={onSubmit}
        isFolded={isFormFolded}
        head={isFormFolded && <FoldedSearch form={form} button={words.change} onOpen={unfold} />}
        action={
          <Button type="submit" className="not-js:hidden">
            {words.show}
            <Icon name="down" />
          </Button>
        }
      >
        <Summary form={form} pricing={pricing} />
      </EnquiryPanel>
    </div>
  );
}

type SearchProps = {
  words: Pick<Content<"search">, "form" | "answer" | "room" | "together">;
  rooms: SearchRoom[];
  sharedAmenities: SearchRoom["distinctAmenities"];
} & Pick<EnquiryPricing, "prices" | "leastPrice">;

export default function Search({ words, prices, leastPrice, ...roomProps }: SearchProps) {
  const form = useEnquiryForm();
  const enquiryPricing = usePricing(form, { prices, leastPrice });
  return (
    <>
      <div className="column mt-6 lg:mt-8">
        <SearchForm form={form} pricing={enquiryPricing} words={words.form} />
      </div>
      <RoomResults {...words} {...roomProps} pricing={enquiryPricing} />
    </>
  );
}
