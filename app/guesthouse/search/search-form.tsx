import { type FormEvent, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Content } from "#app/content/schemas.ts";
import { FIELDS } from "#app/domain/enquiry.ts";
import { agesText } from "#app/domain/party.ts";
import { usePhrases } from "#app/site/words.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BedsHint } from "../enquiry/beds-hint.tsx";
import { EnquiryStrip } from "../enquiry/enquiry-strip.tsx";
import type { Priced } from "../enquiry/priced.ts";
import { Summary } from "../enquiry/summary.tsx";
import type { EnquiryForm } from "../enquiry/use-enquiry-form.ts";
import { ANSWER_ID } from "./arrive.ts";

type FoldedSearchProps = { form: EnquiryForm; change: string; onOpen: () => void };

/** The search in one line, for small screens: the rooms shall not stand a screen further down. */
function FoldedSearch({ form, change, onOpen }: FoldedSearchProps) {
  const id = useId();
  const { dayRange, guests, rooms } = usePhrases();
  return (
    <div className="px-6 py-2 lg:hidden">
      <p className="flex items-center justify-between gap-x-4">
        {/* The dot stands between two on a line; at the beginning of one it is cut off. */}
        <span id={id} className="overflow-x-clip font-semibold">
          <span className="-ms-4 flex flex-wrap *:ps-4">
            <span>{dayRange(form.stay)} </span>
            <span className="relative text-balance">
              <span className="absolute start-0 w-4 text-center">· </span>
              {rooms(form.party.rooms)}, {guests(form.party)}
            </span>
          </span>
        </span>
        <button
          type="button"
          aria-describedby={id}
          onClick={onOpen}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-6"
        >
          {change}
        </button>
      </p>
      <BedsHint form={form} />
    </div>
  );
}

type SearchFormProps = { form: EnquiryForm; priced: Priced; words: Content<"search">["form"] };

/** What a guest looks for. The answer below changes with every choice; the button only leads to it. */
export function SearchForm({ form, priced, words }: SearchFormProps) {
  const ages = agesText(form.party);
  const box = useRef<HTMLDivElement>(null);
  // Whoever brings dates came for the rooms; whoever chooses them here keeps the search open.
  const bringsDates = useLocation().search.includes(`${FIELDS.checkIn}=`);
  const [isOpen, setOpen] = useState(!bringsDates);
  const isFolded = !isOpen && form.hasDates && form.problem === undefined;

  const unfold = () => {
    setOpen(true);
    // After it is there: the button that was pressed goes away with the line.
    requestAnimationFrame(() => box.current?.querySelector("input")?.focus());
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
        head={isFolded && <FoldedSearch form={form} change={words.change} onOpen={unfold} />}
      >
        <input type="hidden" name={FIELDS.adults} value={form.party.adults} />
        <input type="hidden" name={FIELDS.children} value={form.party.children} />
        <input type="hidden" name={FIELDS.rooms} value={form.party.rooms} />
        {ages && <input type="hidden" name={FIELDS.ages} value={ages} />}
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
