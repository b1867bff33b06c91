/** Pages show the enquiry that their URL contains, even before scripts run (docs/decisions/021). */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { SiteContent } from "#app/content/site-content.ts";
import { type Availability, houseDayAt, UNKNOWN_AVAILABILITY } from "#app/domain/availability.ts";
import { type Enquiry, ENQUIRY_FIELDS, enquiryFrom, enquiryQuery } from "#app/domain/enquiry.ts";
import { createLruCache } from "#app/domain/lru.ts";
import { DEFAULT_PARTY, partyLimitsOf } from "#app/domain/party.ts";
import { pricesOfOpenRooms, stayAnswers } from "#app/domain/stay-availability.ts";
import { nightCountOf } from "#app/domain/stay.ts";
import { PATHS } from "#app/paths/paths.ts";
import { isTemplateAt } from "#app/paths/page-paths.ts";
import { storedPage, type StoredFile } from "#server/serving/representations.ts";
import type { PageEnquiry, SitePages } from "#server/serving/site-pages.ts";
import { MINUTE } from "#server/system/durations.ts";
import { createQueue } from "#server/system/one-at-a-time.ts";

/** A longer stay is answered without availability, because each night is looked up in each room. */
const MAX_ANSWERED_NIGHTS = 60;

/** The query fields that a page of the demonstration passes to the next: a card's title and price, and the enquiry. */
const HANDOVER_FIELDS = ["title", "price", ...Object.values(ENQUIRY_FIELDS)];

const MAX_HANDOVER_LENGTH = 80;

type RoomsAndPrices = Pick<SiteContent, "rooms" | "prices">;

function availabilityToRender(
  { stay, party = DEFAULT_PARTY }: Enquiry,
  { rooms: { rooms }, prices }: RoomsAndPrices,
  availability: Availability,
  now: number,
): PageEnquiry["availability"] {
  if (!stay || nightCountOf(stay) > MAX_ANSWERED_NIGHTS) return undefined;
  if (Object.keys(availability.rooms).length === 0) return undefined;
  return {
    now,
    answers: stayAnswers(availability, { stay, party, slugs: rooms.map(({ slug }) => slug) }, now),
    roomsForTotal: Object.keys(pricesOfOpenRooms(availability, { stay, party, prices }, now).rates),
  };
}

function hasHandover(path: string): boolean {
  return isTemplateAt(path) || path === PATHS.roomDetails;
}

function handoverQueryOf(query: URLSearchParams): string {
  const handoverFields = new URLSearchParams();
  for (const name of HANDOVER_FIELDS) {
    const value = query.get(name);
    if (value !== null && value.length <= MAX_HANDOVER_LENGTH) handoverFields.set(name, value);
  }
  return handoverFields.toString();
}

/** Undefined if the query holds nothing that a page shows. */
export type EnquiryPages = (
  path: string,
  query: URLSearchParams,
) => (() => Promise<StoredFile>) | undefined;

type EnquiryPagesOptions = {
  pages: Pick<SitePages, "render">;
  content: RoomsAndPrices;
  readAvailability: () => Promise<Availability | undefined>;
  now?: () => number;
};

/** Equal enquiries share a response until the availability changes. */
export function createEnquiryPages(options: EnquiryPagesOptions): EnquiryPages {
  const { pages, content, readAvailability, now = Date.now } = options;
  const responses = createLruCache<Promise<StoredFile>>(50);
  const renderInTurn = createQueue();
  const dateFields = [ENQUIRY_FIELDS.checkIn, ENQUIRY_FIELDS.checkOut];
  return (path, query) => {
    const fieldNames = hasHandover(path) ? HANDOVER_FIELDS : Object.values(ENQUIRY_FIELDS);
    if (!fieldNames.some((name) => query.has(name))) return undefined;
    const day = houseDayAt(now());
    const enquiry = enquiryFrom(partyLimitsOf(content.rooms.rooms.length), query, day);
    const handover = hasHandover(path) ? handoverQueryOf(query) : "";
    const hasWrongDates = !enquiry.stay && dateFields.some((name) => query.has(name));
    return async () => {
      const availability = (await readAvailability()) ?? UNKNOWN_AVAILABILITY;
      const toRender = availabilityToRender(enquiry, content, availability, now());
      // The key has the time in whole minutes, because the page shows how many minutes old the availability is.
      const rounded = toRender && { ...toRender, now: Math.floor(toRender.now / MINUTE) };
      const key = `${day} ${path}?${enquiryQuery(enquiry)} ${JSON.stringify([handover, hasWrongDates, rounded])}`;
      const renderPage = async () => {
        const page = await renderInTurn(async () => {
          // Between two rendered pages the server answers the requests that need no rendering.
          await nextTurn();
          return pages.render(path, { enquiry, handover, hasWrongDates, availability: toRender });
        });
        return storedPage(page);
      };
      const response = responses.get(key) ?? responses.set(key, renderPage());
      response.catch(() => responses.delete(key));
      return response;
    };
  };
}
