/** What responses, mails and enquiry pages say about the house, in one language. */
import type { Answers } from "#app/content/schemas/answers.ts";
import type { Phrases } from "#app/domain/phrasebook.ts";
import type { Prices } from "#app/domain/prices.ts";
import type { Subject } from "#app/domain/contact-message.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE, inEach, type Language } from "#app/domain/languages.ts";
import { type Paths, PATHS_IN } from "#app/paths/paths.ts";

export type HouseInfo = {
  language: Language;
  paths: Paths;
  house: { name: string; phone: string; email: string };
  /** The rooms, as the contact form names them and with the paths of their pages. */
  rooms: (Subject & { slug: string; path: string })[];
  prices: Prices;
  taxNote: string;
  nights: SiteContent["words"]["nights"];
  summary: SiteContent["words"]["summary"];
  changeDates: string;
  roomTotal: string;
  labels: Record<"name" | "email" | "phone" | "message", string>;
  /** What a guest agrees to with a sign-up; saved with it. */
  consent: string;
  phrases: Phrases;
  words: Answers;
};

type HouseContent = Pick<
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

export function houseInfo(content: HouseContent, language: Language = DEFAULT_LANGUAGE): HouseInfo {
  const { house, contact, newsletter, rooms, prices, phrases, answers, words, search } = content;
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

export type HouseInfoByLanguage = Record<Language, HouseInfo>;

export function houseInfoByLanguage(contents: Record<Language, HouseContent>): HouseInfoByLanguage {
  return inEach((language) => houseInfo(contents[language], language));
}
