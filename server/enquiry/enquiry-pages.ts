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
import { isDemoPath } from "#app/paths/page-paths.ts";
import { storedPage, type StoredFile } from "#server/serving/representations.ts";
import type { PageEnquiry, SitePages } from "#server/serving/site-pages.ts";
import { MINUTE } from "#server/system/durations.ts";
import { createQueue } from "#server/system/one-at-a-time.ts";

/** For a longer stay a page shows no availability, because each night would have to be looked up in each room. */
const MAX_ANSWERED_NIGHTS = 60;

/** The query fields that a page of the demonstration passes to the next page: a card's title and price, and the enquiry. */
const PASSED_FIELDS = ["title", "price", ...Object.values(ENQUIRY_FIELDS)];

const MAX_PASSED_LENGTH = 80;

type RoomsAndPrices = Pick<SiteContent, "rooms" | "prices">;

function answersToRender(
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

function takesPassedFields(path: string): boolean {
  return isDemoPath(path) || path === PATHS.roomDetails;
}

function passedQueryOf(query: URLSearchParams): string {
  const passedFields = new URLSearchParams();
  for (const name of PASSED_FIELDS) {
    const value = query.get(name);
    if (value !== null && value.length <= MAX_PASSED_LENGTH) passedFields.set(name, value);
  }
  return passedFields.toString();
}

/** Returns a function that renders the page with the query's enquiry; undefined if the page uses no field of the query. */
export type EnquiryRenderer = (
  path: string,
  query: URLSearchParams,
) => (() => Promise<StoredFile>) | undefined;

type EnquiryRendererOptions = {
  pages: Pick<SitePages, "render">;
  content: RoomsAndPrices;
  readAvailability: () => Promise<Availability | undefined>;
  now?: () => number;
};

/** Requests share a response if the rendered page would be the same. */
export function createEnquiryRenderer(options: EnquiryRendererOptions): EnquiryRenderer {
  const { pages, content, readAvailability, now = Date.now } = options;
  const cachedResponses = createLruCache<Promise<StoredFile>>(50);
  const renderInTurn = createQueue();
  const dateFields = [ENQUIRY_FIELDS.checkIn, ENQUIRY_FIELDS.checkOut];
  return (path, query) => {
    const fieldNames = takesPassedFields(path) ? PASSED_FIELDS : Object.values(ENQUIRY_FIELDS);
    if (!fieldNames.some((name) => query.has(name))) return undefined;
    const day = houseDayAt(now());
    const enquiry = enquiryFrom(partyLimitsOf(content.rooms.rooms.length), query, day);
    const handover = takesPassedFields(path) ? passedQueryOf(query) : "";
    const hasWrongDates = !enquiry.stay && dateFields.some((name) => query.has(name));
    return async () => {
      const availability = (await readAvailability()) ?? UNKNOWN_AVAILABILITY;
      const answers = answersToRender(enquiry, content, availability, now());
      // The cache key has the time in whole minutes, because the page shows how many minutes old the availability is.
      const answersInKey = answers && { ...answers, now: Math.floor(answers.now / MINUTE) };
      const cacheKey = `${day} ${path}?${enquiryQuery(enquiry)} ${JSON.stringify([handover, hasWrongDates, answersInKey])}`;
      const renderPage = async () => {
        const page = await renderInTurn(async () => {
          // Between two rendered pages the server answers the requests that need no rendering.
          await nextTurn();
          return pages.render(path, { enquiry, handover, hasWrongDates, availability: answers });
        });
        return storedPage(page);
      };
      const response = cachedResponses.get(cacheKey) ?? cachedResponses.set(cacheKey, renderPage());
      response.catch(() => cachedResponses.delete(cacheKey));
      return response;
    };
  };
}
