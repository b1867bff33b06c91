/** What answers, letters and filled pages say of the house. */
import type { Answers } from "#app/content/schemas/answers.ts";
import type { Phrases } from "#app/domain/phrasebook.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Subject } from "#app/domain/contact-message.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE, inEach, type Language } from "#app/domain/languages.ts";
import { type Paths, PATHS_IN } from "#app/paths/paths.ts";

export type Facts = {
  language: Language;
  paths: Paths;
  house: { name: string; phone: string; email: string };
  /** The rooms: as the form's select knows them, and where their pages are. */
  rooms: (Subject & { slug: string; path: string })[];
  prices: Prices;
  /** Beside a total, while the tax is not known. */
  taxNote: string;
  /** What pages say of nights and prices. */
  nights: SiteContent["words"]["nights"];
  summary: SiteContent["words"]["summary"];
  changeDates: string;
  /** How the search calls a room's total. */
  roomTotal: string;
  /** How the form calls its fields. */
  labels: Record<"name" | "email" | "phone" | "message", string>;
  /** What a guest agrees to with a sign-up; kept with it. */
  consent: string;
  /** What guests send, and how things are counted. */
  phrases: Phrases;
  words: Answers;
};

type Told = Pick<
  SiteContent,
  | "house"
  | "contact"
  | "newsletter"
  | "rooms"
  | "prices"
  | "phrases"
  | "answers"
  | "words"
  | "search"
>;

/** The facts in one language. */
export function factsOf(told: Told, language: Language = DEFAULT_LANGUAGE): Facts {
  const { house, contact, newsletter, rooms, prices, phrases, answers, words, search } = told;
  const paths = PATHS_IN[language];
  const { name, phone, email } = house;
  const { form } = contact;
  return {
    language,
    paths,
    house: { name, phone, email },
    rooms: rooms.rooms.map(({ name, option, slug, address }) => ({
      name,
      option,
      slug,
      path: paths.room(address),
    })),
    prices,
    taxNote: house.taxNote,
    nights: words.nights,
    summary: words.summary,
    changeDates: words.ask.changeDates,
    roomTotal: search.room.total,
    labels: { name: form.name, email: form.email, phone: form.phone, message: form.message },
    consent: `${newsletter.words} ${newsletter.consent}`,
    phrases,
    words: answers,
  };
}

/** What is said of the house, in every language. */
export type AllFacts = Record<Language, Facts>;

/** The facts, from content/. */
export function allFactsOf(contents: Record<Language, Told>): AllFacts {
  return inEach((language) => factsOf(contents[language], language));
}
