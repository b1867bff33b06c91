import { clsx } from "clsx";
import { useEnquiry } from "#app/client-state/choice.ts";
import type { Content } from "#app/content/site-content.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { BEDS_PER_ROOM, type Party, personsPerRoom, roomFit } from "#app/domain/party.ts";
import { quoteRooms, splitIntoRooms } from "#app/domain/quote-rooms.ts";
import type { StayAvailability } from "#app/domain/stay-availability.ts";
import { useGuesthouse, usePhrases } from "#app/site/house.ts";
import { usePageFacts } from "#app/site/page-context.ts";
import { IconList } from "#app/ui/content-icon.tsx";
import type { EnquiryPricing } from "../enquiry/pricing.ts";
import { FreshnessNote } from "../nights/availability-details.tsx";
import { useAvailability } from "../nights/availability-store.ts";
import type { SearchRoom } from "./search-rooms.ts";

type SharedAnswerProps = {
  shared: SearchRoom["own"];
  pricing: EnquiryPricing;
  answers: (StayAvailability | undefined)[];
  words: Content<"search">["room"];
};

function useFitWords(party: Party, words: SharedAnswerProps["words"]): string {
  const { choose } = usePhrases();
  const { together } = useGuesthouse().words.summary;
  const fit = roomFit(party);
  const persone = choose(personsPerRoom(party), words.people);
  if (fit === "too-many") return interpolate(words.tooMany, { persone, posti: `${BEDS_PER_ROOM}` });
  const beds = interpolate(fit === "extra-bed" ? words.extraBed : words.doubleBed, { persone });
  return party.rooms > 1 ? `${beds} ${choose(party.rooms - 1, together)}` : beds;
}

/** The words that apply to all rooms of the search, shown once above them. */
export function SharedAnswer({ shared, pricing, answers, words }: SharedAnswerProps) {
  const { party, prices } = pricing;
  const { house } = useGuesthouse();
  const { taxWords } = usePhrases();
  const { stay } = useEnquiry();
  const { nights: known } = usePageFacts();
  const availabilityState = useAvailability();
  const fitWords = useFitWords(party, words);
  const hasTooManyGuests = roomFit(party) === "too-many";
  const [share = party] = splitIntoRooms(party);
  // A room without a reading counts as the oldest one.
  const [oldest] = answers
    .filter((answer) => answer !== undefined)
    .sort((one, other) => (one.asOf ?? 0) - (other.asOf ?? 0));
  return (
    <div className="mb-6 grid gap-2 lg:mb-8">
      <div className="grid gap-x-8 gap-y-1 lg:flex lg:flex-wrap">
        <p className="font-medium">{words.every}</p>
        <IconList items={shared} className="gap-x-8 gap-y-1 lg:flex lg:flex-wrap" />
      </div>
      <p className={clsx("font-medium", hasTooManyGuests ? "text-alert" : "text-accent-text")}>
        {fitWords}
      </p>
      {stay && !hasTooManyGuests && (
        // The tax is shown here, because it is the same for each room.
        <p className="text-sm text-quiet first-letter:uppercase">
          {taxWords(quoteRooms(stay, share, prices)) ?? house.taxNote}
        </p>
      )}
      {oldest && <FreshnessNote {...oldest} now={availabilityState?.now ?? known?.now ?? 0} />}
    </div>
  );
}
