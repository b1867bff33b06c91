import { type FormEvent, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Content } from "#app/content/site-content.ts";
import { FIELDS } from "#app/domain/enquiry.ts";
import { usePhrases } from "#app/site/house.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BedsHint } from "../enquiry/beds-hint.tsx";
import { EnquiryStrip } from "../enquiry/enquiry-strip.tsx";
import type { Priced } from "../enquiry/priced.ts";
import { ServerSlot } from "../nights/server-slot.tsx";
import { Summary } from "../enquiry/summary.tsx";
import type { EnquiryForm } from "../enquiry/use-enquiry-form.ts";
import { ANSWER_ID } from "./arrive.ts";

/** The dot stands between two on a line; at the beginning of one it is cut off. */
const LINE =
  "-ms-4 flex flex-wrap *:ps-4 [&>span+span]:relative [&>span+span]:text-balance [&_i]:absolute [&_i]:start-0 [&_i]:w-4 [&_i]:text-center [&_i]:not-italic";

type FoldedSearchProps = { form: EnquiryForm; change: string; onOpen: () => void };

/**
 * The search in one line, for small screens: the rooms shall not stand a screen further down. Our server
 * writes it for the dates of an address, so that nothing moves when the page wakes.
 */
function FoldedSearch({ form, change, onOpen }: FoldedSearchProps) {
  const id = useId();
  const { dayRange, guests, rooms } = usePhrases();
  return (
    <div className="px-6 py-2 not-js:hidden has-[[data-slot]:empty]:hidden lg:hidden">
      <div className="flex items-center justify-between gap-x-4">
        <div id={id} className="overflow-x-clip font-semibold">
          {form.today === "" ? (
            <ServerSlot name="folded" className={LINE} />
          ) : (
            <p className={LINE}>
              <span>{dayRange(form.stay)} </span>
              <span>
                <i>· </i>
                {rooms(form.party.rooms)}, {guests(form.party)}
              </span>
            </p>
          )}
        </div>
        <button
          type="button"
          aria-describedby={id}
          onClick={onOpen}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-6"
        >
          {change}
        </button>
      </div>
      <BedsHint form={form} />
    </div>
  );
}

type SearchFormProps = { form: EnquiryForm; priced: Priced; words: Content<"search">["form"] };

/** What a guest looks for. The answer below changes with every choice; the button only leads to it. */
export function SearchForm({ form, priced, words }: SearchFormProps) {
  const box = useRef<HTMLDivElement>(null);
  // Whoever brings dates came for the rooms; whoever chooses them here keeps the search open.
  const bringsDates = useLocation().search.includes(`${FIELDS.checkIn}=`);
  const [isOpen, setOpen] = useState(!bringsDates);
  const isFolded = !isOpen && form.hasDates && form.problem === undefined;

  const unfold = () => {
    setOpen(true);
    // After it is there: the button that was pressed goes away with the line.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("[type=date]")?.focus());
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.keepDates();
    setOpen(false);
    const answer = document.getElementById(ANSWER_ID);
    answer?.focus({ preventScroll: true });
    answer?.scrollIntoView({ behavior: "smooth" });
  };

  return (
    <div ref={box}>
      <EnquiryStrip
        form={form}
        priced={priced}
        onSubmit={onSubmit}
        isFolded={isFolded}
        head={
          (isFolded || form.today === "") && (
            <FoldedSearch form={form} change={words.change} onOpen={unfold} />
          )
        }
      >
        <div className="grid items-center gap-6 p-6 lg:px-7 @3xl:grid-cols-[1fr_auto]">
          <Summary form={form} priced={priced} />
          <button type="submit" className={`${buttonClass()} not-js:hidden`}>
            {words.show}
            <Icon name="down" />
          </button>
        </div>
      </EnquiryStrip>
    </div>
  );
}
