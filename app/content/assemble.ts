/** Facts and words of a subject, put together: what stands in one language beside what stands once. */
import { phrasebook } from "#app/domain/phrasebook.ts";
import { taxRule } from "#app/domain/tax-rule.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { bilingual } from "#app/domain/bilingual.ts";
import { mapAround } from "#pictures/map-places.ts";
import type { Facts, LanguageWords } from "./files.ts";

/** Each of a list with the one at its place in another of the same length. */
function paired<One extends object, Other>(
  list: readonly One[],
  others: readonly Other[],
  name: string,
): (One & { picture: Other })[] {
  return list.map((one, index) => {
    const picture = others[index];
    if (picture === undefined) throw new Error(`${name} has a picture less than words`);
    return { ...one, picture };
  });
}

/** Each of a list with the words that stand under its slug; who has none is told by the reader. */
function bySlug<Fact extends { slug: string }, Said extends object>(
  list: readonly Fact[],
  said: Record<string, Said>,
): (Fact & Said)[] {
  return list.flatMap((fact) => {
    const words = said[fact.slug];
    return words ? [{ ...fact, ...words }] : [];
  });
}

/** What stands beside a price without the tax: the rule, once the family has written it down. */
function taxNoteOf({ house, phrases }: LanguageWords, { tax }: Facts["prices"]): string {
  return tax ? taxRule(house.taxRule, tax, phrasebook(phrases)) : house.taxNote;
}

/** The answer about the tax is the rule itself, once the family has written it down. */
function withTaxRule(words: LanguageWords, prices: Facts["prices"]): LanguageWords["good-to-know"] {
  const asked = words["good-to-know"];
  if (!asked.tax || !prices.tax) return asked;
  return { ...asked, tax: { ...asked.tax, words: [taxNoteOf(words, prices)] } };
}

function questionAbout(
  { "good-to-know": { ask } }: LanguageWords,
  subject: string,
): string | undefined {
  return ask.questions.find(({ about }) => about === subject)?.message;
}

/** What messages are written with; a quote is read in the guest's language alone. */
function sentOf(phrases: LanguageWords["phrases"]) {
  const { locale, price, counts, newborn, guests, from, message, contact } = phrases;
  return { locale, price, counts, newborn, guests, from, message, contact };
}

/** The guesthouse's content, subject by subject. */
export function assemble(
  { house, rooms, prices, territory, pictures }: Facts,
  words: LanguageWords,
  /** The family's own words, where these are in another language. */
  family?: LanguageWords,
) {
  const { home, about, services, search, contact, details, privacy, newsletter } = words;
  const { taxRule: _, ...houseWords } = words.house;
  const { stars, rating, ...roomsPage } = words.rooms.page;
  const asked = withTaxRule(words, prices);
  const toFamily = (own: string, said: (words: LanguageWords) => string) =>
    family ? bilingual(own, said(family)) : own;
  return {
    house: { ...house, ...houseWords, taxNote: taxNoteOf(words, prices) },
    words: words.words,
    phrases: { ...words.phrases, ...(family && { family: sentOf(family.phrases) }) },
    rooms: {
      page: roomsPage,
      rooms: bySlug(rooms.rooms, words.rooms.rooms).map(({ ratingSource, ...room }) => ({
        ...room,
        ratingWords: ratingSource
          ? interpolate(rating, { voto: `${room.rating}`, fonte: ratingSource })
          : interpolate(stars, { voto: `${room.rating}` }),
      })),
    },
    prices,
    territory: {
      page: words.territory.page,
      articles: bySlug(territory.articles, words.territory.articles).map(
        ({ chapters, sections, ...article }) => ({
          ...article,
          chapters: sections.map((said, index) => ({ ...said, ...chapters[index] })),
        }),
      ),
    },
    home: {
      ...home,
      hero: paired(home.hero, pictures.home.hero, "home.hero"),
      intro: { ...home.intro, picture: pictures.home.intro, detail: pictures.home.detail },
      area: {
        ...home.area,
        places: paired(home.area.places, pictures.home.places, "home.places"),
      },
    },
    about: {
      ...about,
      hero: { ...about.hero, picture: pictures.about.hero },
      intro: { ...about.intro, picture: pictures.about.intro },
      owner: { ...about.owner, portrait: pictures.about.portrait },
      video: { ...about.video, poster: pictures.about.video },
    },
    services: {
      ...services,
      hero: { ...services.hero, picture: pictures.services.hero },
      items: paired(services.items, pictures.services.items, "services.items"),
    },
    search: { ...search, hero: { ...search.hero, picture: pictures.search.hero } },
    contact: {
      ...contact,
      hero: { ...contact.hero, picture: pictures.contact.hero },
      map: {
        ...contact.map,
        drawing: { ...pictures.contact.map, ...mapAround(house.address.town) },
      },
    },
    details: { ...details, gallery: pictures.details.gallery },
    "good-to-know": {
      ...asked,
      ask: {
        ...asked.ask,
        questions: asked.ask.questions.map(({ about, message }) => ({
          about,
          message: toFamily(message, (said) => questionAbout(said, about) ?? message),
        })),
      },
    },
    privacy: {
      ...privacy,
      holder: {
        ...privacy.holder,
        toUs: toFamily(privacy.holder.toUs, (said) => said.privacy.holder.toUs),
      },
    },
    newsletter: {
      ...newsletter,
      draft: {
        ...newsletter.draft,
        toUs: toFamily(newsletter.draft.toUs, (said) => said.newsletter.draft.toUs),
      },
    },
    answers: words.answers,
  };
}
