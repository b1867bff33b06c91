import { clsx } from "clsx";
import type { FormEvent, RefObject } from "react";
import rooms from "#content/rooms.yaml";
import { guests, rooms as roomWords } from "#app/domain/party-words.ts";
import { PATHS } from "#app/site/paths.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Dropdown } from "#app/ui/dropdown.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PartyCounters } from "../enquiry/party-counters.tsx";
import { StayFields } from "../enquiry/stay-fields.tsx";
import { Summary } from "../enquiry/summary.tsx";
import type { Enquiry } from "../enquiry/use-enquiry.ts";
import { ANSWER_ID } from "./room-answers.tsx";

/** The lowest rate of the house a night and room, in cents. */
const rate = Math.min(...rooms.rooms.map((room) => room.rate));

type SearchFormProps = { form: RefObject<HTMLFormElement | null>; enquiry: Enquiry };

/**
 * What a guest looks for. The answer below changes with every choice; the button only leads to it.
 * Pressed before the page is alive it is a plain form, and the same search comes back by the address.
 */
export function SearchForm({ form, enquiry }: SearchFormProps) {
  const { stay, party, ready } = enquiry;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const answer = document.getElementById(ANSWER_ID);
    answer?.focus({ preventScroll: true });
    answer?.scrollIntoView({ behavior: "smooth" });
  };

  return (
    <form
      ref={form}
      action={PATHS.search}
      aria-label="Disponibilità"
      onSubmit={onSubmit}
      className="rounded-xs border border-line bg-raised shadow-[0_24px_60px_-24px_rgb(27_22_19/0.35)]"
    >
      <div
        className={clsx(
          "grid divide-line px-6 max-lg:divide-y lg:grid-cols-4 lg:divide-x lg:px-0",
          "*:py-4 lg:*:px-7 lg:*:py-5",
        )}
      >
        <StayFields enquiry={enquiry} />
        <Dropdown label="Camere" value={roomWords(party.rooms)}>
          <PartyCounters enquiry={enquiry} counts={["rooms"]} />
        </Dropdown>
        <Dropdown label="Ospiti" value={guests(party)}>
          <PartyCounters enquiry={enquiry} counts={["adults", "children"]} />
        </Dropdown>
      </div>
      <input type="hidden" name="adulti" value={party.adults} />
      <input type="hidden" name="bambini" value={party.children} />
      <input type="hidden" name="camere" value={party.rooms} />
      <div className="grid items-center gap-6 border-t border-line p-6 lg:grid-cols-[1fr_auto] lg:px-7">
        <Summary stay={stay} party={party} ready={ready} rate={rate} />
        <button type="submit" className={buttonClass()}>
          Vedi le camere
          <Icon name="down" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {enquiry.announcement}
      </p>
    </form>
  );
}
