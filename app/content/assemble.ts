/** Joins a page's values that are the same in all languages (facts) with the words of the same page in one language. */
import { phrasebook, withItalianBelow } from "#app/domain/phrasebook.ts";
import { pricesOfRooms } from "#app/domain/prices.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { mapAround } from "#pictures/map-places.ts";
import type { Language } from "#app/domain/languages.ts";
import type { Facts } from "./files.ts";
import { goodToKnowOf } from "./good-to-know.ts";
import { isVisible, type VisibleWords } from "./visible-entries.ts";

/** Adds the first picture to the first entry, and so on; the schemas require as many pictures as entries. */
const addPictures = <Entry extends object, Picture>(entries: Entry[], pictures: Picture[]) =>
  entries.map((entry, index) => ({ ...entry, picture: pictures[index]! }));

/** `wordsBySlug` has the words of each entry of `facts`, because cross-file-issues.ts refuses content that lacks some. */
function joinBySlug<Fact extends { slug: string }, Words extends object>(
  facts: readonly Fact[],
  wordsBySlug: Record<string, Words>,
): (Fact & Words)[] {
  return facts.map((fact) => ({ ...fact, ...wordsBySlug[fact.slug]! }));
}

function visiblePrices(prices: Facts["prices"], slugs: string[]): Facts["prices"] {
  return {
    ...pricesOfRooms(slugs, prices),
    seasons: prices.seasons.map((season) => ({
      ...season,
      ...(season.rooms && { rooms: season.rooms.filter((slug) => slugs.includes(slug)) }),
    })),
  };
}

/** Returns the note about the tourist tax: the amounts in prices.yaml or, if prices.yaml has no tax, `house.taxNote`. */
function taxNoteOf({ house, phrases }: VisibleWords, { tax }: Facts["prices"]): string {
  if (!tax) return house.taxNote;
  const { perNight, maxNights, from, to, freeBelow, town, source } = tax;
  const { pluralize, money, seasonDay } = phrasebook(phrases);
  const { taxRule } = house;
  const clauses = [
    interpolate(taxRule.perNight, { prezzo: money(perNight) }),
    maxNights !== undefined && pluralize(maxNights, taxRule.most),
    from && to && interpolate(taxRule.season, { primo: seasonDay(from), ultimo: seasonDay(to) }),
    freeBelow !== undefined && interpolate(taxRule.free, { anni: `${freeBelow}` }),
  ];
  const sourceText = [town, source].filter(Boolean).join(", ");
  return `${clauses.filter(Boolean).join(", ")}${sourceText && ` (${sourceText})`}.`;
}

function withoutQuotePhrases(phrases: VisibleWords["phrases"]) {
  const { quote: _quote, ...otherPhrases } = phrases;
  return otherPhrases;
}

/** Leaves out each value that `without` marks as absent, such as the link to Facebook, even if house.yaml has the value. */
function visibleHouse(facts: Facts["house"]) {
  const { without = {}, links, codes, developer, kilometres, ...house } = facts;
  const { cin, cir, ...otherCodes } = codes;
  return {
    ...house,
    links: {
      ...(!without.facebook && { facebook: links.facebook }),
      ...(!without.instagram && { instagram: links.instagram }),
    },
    codes: { ...otherCodes, ...(!without.codes && { cin, cir }) },
    ...(!without.developer && { developer }),
    ...(!without.distances && { kilometres }),
  };
}

export function assemble(
  { house, rooms, prices, territory, pictures, notice }: Facts,
  words: VisibleWords,
  language: Language,
  /** The Italian words, if `words` are in another language. */
  italian?: VisibleWords,
) {
  const visibleRooms = rooms.rooms.filter(isVisible);
  const { home, about, services, search, contact, details, privacy, newsletter } = words;
  const { taxRule: _, ...houseWords } = words.house;
  const { stars: starsText, rating: ratingText, ...roomsPage } = words.rooms.page;
  const { without = {} } = house;
  const taxNote = taxNoteOf(words, prices);
  const goodToKnow = words["good-to-know"];
  const taxAnswer = goodToKnow.tax && prices.tax && { ...goodToKnow.tax, words: [taxNote] };
  const inBothLanguages = (text: string, select: (words: VisibleWords) => string) =>
    italian ? withItalianBelow(text, select(italian)) : text;
  return {
    house: { ...visibleHouse(house), ...houseWords, taxNote },
    words: words.words,
    notice: { line: notice[language], until: notice.until },
    phrases: { ...words.phrases, ...(italian && { family: withoutQuotePhrases(italian.phrases) }) },
    rooms: {
      page: roomsPage,
      rooms: joinBySlug(visibleRooms, words.rooms.rooms).map(
        ({ rating, ratingSource: fonte = "", ...room }) => ({
          ...room,
          rating: without.stars ? undefined : rating,
          ratingWords: without.stars
            ? ""
            : interpolate(fonte ? ratingText : starsText, { voto: `${rating}`, fonte }),
        }),
      ),
    },
    prices: visiblePrices(
      prices,
      visibleRooms.map(({ slug }) => slug),
    ),
    territory: {
      page: words.territory.page,
      articles: joinBySlug(territory.articles.filter(isVisible), words.territory.articles).map(
        ({ chapters, sections, ...article }) => ({
          ...article,
          chapters: sections.map((section, index) => ({ ...section, ...chapters[index] })),
        }),
      ),
    },
    home: {
      ...home,
      hero: addPictures(home.hero, pictures.home.hero),
      intro: { ...home.intro, picture: pictures.home.intro, detail: pictures.home.detail },
    },
    about: {
      ...about,
      hero: { ...about.hero, picture: pictures.about.hero },
      intro: { ...about.intro, picture: pictures.about.intro },
      owner: { ...about.owner, portrait: pictures.about.portrait },
      video: without.video ? undefined : { ...about.video, poster: pictures.about.video },
    },
    services: {
      ...services,
      hero: { ...services.hero, picture: pictures.services.hero },
      items: addPictures(services.items, pictures.services.items),
      rental: without.rental ? undefined : services.rental,
    },
    search: { ...search, hero: { ...search.hero, picture: pictures.search.hero } },
    contact: {
      ...contact,
      hero: { ...contact.hero, picture: pictures.contact.hero },
      map: {
        ...contact.map,
        isDrawn: !without.map,
        drawing: { ...pictures.contact.map, ...mapAround(house.address.town) },
      },
    },
    details: { ...details, gallery: pictures.details.gallery },
    "good-to-know": goodToKnowOf(
      { ...goodToKnow, ...(taxAnswer && { tax: taxAnswer }) },
      house.arrival,
      italian?.["good-to-know"],
    ),
    privacy: {
      ...privacy,
      holder: {
        ...privacy.holder,
        toUs: inBothLanguages(privacy.holder.toUs, (other) => other.privacy.holder.toUs),
      },
    },
    newsletter: {
      ...newsletter,
      draft: {
        ...newsletter.draft,
        toUs: inBothLanguages(newsletter.draft.toUs, (other) => other.newsletter.draft.toUs),
      },
    },
    answers: words.answers,
    replies: words.replies,
  };
}
