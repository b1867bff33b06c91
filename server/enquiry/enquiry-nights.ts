/**
 * The HTML about availability in an enquiry page: free, taken with the nearest free stays, or to be
 * confirmed. After hydration app/guesthouse/nights/availability-notice.tsx replaces it.
 */
import { ageWords } from "#app/domain/age-words.ts";
import { type Enquiry, withEnquiry } from "#app/domain/enquiry.ts";
import type { Availability } from "#app/domain/availability.ts";
import type { StayStatus } from "#app/domain/room-availability.ts";
import { DEFAULT_PARTY } from "#app/domain/party.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { type StayAvailability, stayAvailability } from "#app/domain/stay-availability.ts";
import { nightsOf } from "#app/domain/stay.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { escapeHtml } from "#server/text/escape-html.ts";
import type { HouseInfo } from "#server/text/house-info.ts";

export type AvailabilityHtml = {
  /** HTML by slot name. */
  slots: Record<string, string>;
  /** By room slug, on the search page. */
  answers: Record<string, StayStatus>;
};

export type EnquiryPage = { info: HouseInfo; path: string };

type EnquiryRequest = EnquiryPage & { enquiry: Enquiry };

/** Longer stays get no answer: each night is looked up in each room. */
const MAX_ANSWERED_NIGHTS = 60;

function freshnessHtml(
  { nights, phrases }: HouseInfo,
  { state, asOf }: StayAvailability,
  now: number,
): string {
  const when = asOf === undefined ? "" : ageWords(phrases.locale, now - asOf);
  const parts = [
    when && interpolate(nights.updated, { quando: when }),
    state === "old" && nights.old,
    state === "unknown" ? nights.doubt : nights.notBooked,
  ];
  return escapeHtml(parts.filter(Boolean).join(" "));
}

function nearestStaysHtml(
  { info, path, enquiry }: EnquiryRequest,
  { nearest }: StayAvailability,
): string {
  const { nights, phrases } = info;
  const links = nearest.map((stay) => {
    const address = withEnquiry(path, { ...enquiry, stay });
    return `<a href="${escapeHtml(address)}">${escapeHtml(phrasebook(phrases).dayRange(stay))}</a>`;
  });
  const intro = links.length > 0 ? [`<span>${escapeHtml(nights.nearest)}</span>`] : [];
  return [...intro, ...links, `<span>${escapeHtml(nights.askAnyway)}</span>`].join(" ");
}

/** Empty in a house without calendars and closures. */
export function availabilityHtml(
  request: EnquiryRequest,
  availability: Availability,
  now: number,
): AvailabilityHtml {
  const { info, path, enquiry } = request;
  const { nights: words, rooms } = info;
  const { stay, party = DEFAULT_PARTY } = enquiry;
  const result: AvailabilityHtml = { slots: {}, answers: {} };
  if (!stay || nightsOf(stay) > MAX_ANSWERED_NIGHTS) return result;
  const { nights, rooms: roomCount } = phrasebook(info.phrases);
  const availabilityOf = (slugs: string[]) =>
    stayAvailability(availability, { stay, party, slugs }, now);
  const html = (answer: StayAvailability, first: string) =>
    `<p>${escapeHtml(first)}</p><p>${answer.status === "taken" ? nearestStaysHtml(request, answer) : freshnessHtml(info, answer, now)}</p>`;

  const own = rooms.find((room) => room.path === path);
  const house = availabilityOf(own ? [own.slug] : rooms.map(({ slug }) => slug));
  if (house) {
    const count = own || party.rooms === 1 ? [] : [roomCount(party.rooms)];
    const notti = [nights(nightsOf(stay)), ...count].join(", ");
    if (own && house.status === "taken") {
      const taken = `${phrasebook(info.phrases).dayRange(stay)}: ${words.day.taken}`;
      result.slots["hero-price"] = `<span data-taken="">${escapeHtml(taken)}</span>`;
      result.slots["hero-per"] = "";
      result.slots["hero-ask"] = escapeHtml(words.button.taken);
    }
    result.slots["nights"] = html(house, interpolate(words.stay[house.status], { notti }));
  }
  if (path !== info.paths.search) return result;
  for (const { slug, name } of rooms) {
    const answer = availabilityOf([slug]);
    if (!answer) continue;
    result.answers[slug] = answer.status;
    result.slots[`nights:${slug}`] = html(answer, words.room[answer.status]);
    if (answer.status === "ask") continue;
    const label = words.button[answer.status];
    result.slots[`ask:${slug}`] = escapeHtml(label);
    result.slots[`name:${slug}`] = escapeHtml(`${label}: ${name}`);
  }
  return result;
}
