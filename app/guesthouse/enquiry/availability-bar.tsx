import { clsx } from "clsx";
import { useRef } from "react";
import { Link } from "react-router";
import rooms from "#content/rooms.yaml";
import { generalMessage, houseMessage } from "#app/domain/chat-message.ts";
import { enquiryQuery } from "#app/domain/enquiry-query.ts";
import { guests, rooms as roomWords } from "#app/domain/party-words.ts";
import { PATHS } from "#app/site/paths.ts";
import { Dropdown } from "#app/ui/dropdown.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Ask } from "./ask.tsx";
import { PartyCounters } from "./party-counters.tsx";
import { StayFields } from "./stay-fields.tsx";
import { Summary } from "./summary.tsx";
import { useEnquiry } from "./use-enquiry.ts";

/** The lowest rate of the house a night and room, in cents: what a stay in any room costs at least. */
const rate = Math.min(...rooms.rooms.map((room) => room.rate));

/** The bar under the hero: dates, rooms and guests, and one press to the family's chat. */
export function AvailabilityBar() {
  const form = useRef<HTMLFormElement>(null);
  const enquiry = useEnquiry();
  const { stay, party, ready } = enquiry;

  return (
    <form
      ref={form}
      aria-label="Disponibilità"
      onSubmit={(event) => event.preventDefault()}
      className="rounded-xs border border-line bg-raised shadow-[0_24px_60px_-24px_rgb(27_22_19/0.35)]"
    >
      <div
        className={clsx(
          "grid gap-x-8 px-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0 lg:px-0",
          "*:border-line *:py-4 max-lg:*:border-b lg:*:border-e lg:*:px-7 lg:*:py-5 lg:*:last:border-e-0",
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
      <div className="grid items-start gap-6 border-line p-6 lg:grid-cols-[1fr_auto] lg:border-t lg:px-7">
        <div className="grid justify-items-start gap-2">
          <Summary stay={stay} party={party} ready={ready} rate={rate} />
          <Link
            to={ready ? `${PATHS.search}?${enquiryQuery(stay, party)}` : PATHS.search}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline-offset-6 hover:underline"
          >
            Vedi le camere per queste date
            <Icon name="arrow" />
          </Link>
        </div>
        <Ask
          form={form}
          label="Controlla ora"
          message={ready ? houseMessage(stay, party) : generalMessage()}
        />
      </div>
      <p role="status" className="sr-only">
        {enquiry.announcement}
      </p>
    </form>
  );
}
