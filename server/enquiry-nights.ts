/**
 * What an answered page says of nights: free, taken with the nearest that are free, or to be confirmed.
 * The page itself takes it over once it is awake (app/guesthouse/nights/availability-details.tsx).
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
import { escaped } from "./answer-pages.ts";
import type { Facts } from "./facts.ts";

export type NightsSaid = {
  /** HTML by the name of its slot. */
  slots: Record<string, string>;
  /** By the room's slug, on the page that answers with each of them. */
  answers: Record<string, StayStatus>;
};

export type EnquiryPage = { facts: Facts; path: string };

type Asked = EnquiryPage & { enquiry: Enquiry };

/** Of longer stays nothing is said: each night is looked up in each room. */
const MAX_NIGHTS = 60;

function ageSaid({ nights, phrases }: Facts, { state, asOf }: StayAvailability, now: number): string {
  const when = asOf === undefined ? "" : ageWords(phrases.locale, now - asOf);
  const parts = [
    when && interpolate(nights.updated, { quando: when }),
    state === "old" && nights.old,
    state === "unknown" ? nights.doubt : nights.notBooked,
  ];
  return escaped(parts.filter(Boolean).join(" "));
}

function nearestSaid({ facts, path, enquiry }: Asked, { nearest }: StayAvailability): string {
  const { nights, phrases } = facts;
  const links = nearest.map((stay) => {
    const address = withEnquiry(path, { ...enquiry, stay });
    return `<a href="${escaped(address)}">${escaped(phrasebook(phrases).dayRange(stay))}</a>`;
  });
  const intro = links.length > 0 ? [`<span>${escaped(nights.nearest)}</span>`] : [];
  return [...intro, ...links, `<span>${escaped(nights.askAnyway)}</span>`].join(" ");
}

/** Nothing where the house publishes no nights. */
export function nightsSaid(asked: Asked, known: Availability, now: number): NightsSaid {
  const { facts, path, enquiry } = asked;
  const { nights: words, rooms } = facts;
  const { stay, party = DEFAULT_PARTY } = enquiry;
  const said: NightsSaid = { slots: {}, answers: {} };
  if (!stay || nightsOf(stay) > MAX_NIGHTS) return said;
  const { nights, rooms: roomCount } = phrasebook(facts.phrases);
  const answered = (slugs: string[]) => stayAvailability(known, { stay, party, slugs }, now);
  const html = (answer: StayAvailability, first: string) =>
    `<p>${escaped(first)}</p><p>${answer.status === "taken" ? nearestSaid(asked, answer) : ageSaid(facts, answer, now)}</p>`;

  const own = rooms.find((room) => room.path === path);
  const house = answered(own ? [own.slug] : rooms.map(({ slug }) => slug));
  if (house) {
    const count = own || party.rooms === 1 ? [] : [roomCount(party.rooms)];
    const notti = [nights(nightsOf(stay)), ...count].join(", ");
    said.slots["nights"] = html(house, interpolate(words.stay[house.status], { notti }));
  }
  if (path !== facts.paths.search) return said;
  for (const { slug, name } of rooms) {
    const answer = answered([slug]);
    if (!answer) continue;
    said.answers[slug] = answer.status;
    said.slots[`nights:${slug}`] = html(answer, words.room[answer.status]);
    if (answer.status === "ask") continue;
    const label = words.button[answer.status];
    said.slots[`ask:${slug}`] = escaped(label);
    said.slots[`name:${slug}`] = escaped(`${label}: ${name}`);
  }
  return said;
}
