/** The facts and words of the house that responses, mails and enquiry pages use, in one language. */
import type { SiteContent } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE, inEach, type Language } from "#app/domain/languages.ts";
import { PATHS_IN } from "#app/paths/paths.ts";

function houseInfo(content: SiteContent, language: Language = DEFAULT_LANGUAGE) {
  const { house, contact, newsletter, rooms, prices, phrases, answers } = content;
  const { name, phone, email } = house;
  const { form } = contact;
  return {
    paths: PATHS_IN[language],
    house: { name, phone, email },
    /** The rooms as the contact form names them. */
    rooms: rooms.rooms.map(({ name, option, slug }) => ({ name, option, slug })),
    prices,
    taxNote: house.taxNote,
    labels: { name: form.name, email: form.email, phone: form.phone, message: form.message },
    /** The text that a guest agrees to by a sign-up, which is saved with it. */
    consent: `${newsletter.words} ${newsletter.consent}`,
    phrases,
    words: answers,
  };
}

export type HouseInfo = ReturnType<typeof houseInfo>;

export type HouseInfoByLanguage = Record<Language, HouseInfo>;

export function houseInfoByLanguage(contents: Record<Language, SiteContent>): HouseInfoByLanguage {
  return inEach((language) => houseInfo(contents[language], language));
}
