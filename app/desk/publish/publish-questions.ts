/** Makes questions about likely mistakes in a publication. The family may publish without correcting anything. */
import { languageLabel } from "../words/form-scope.ts";
import { subjectLabel } from "../words/site-subjects.ts";
import type { ContentName, Contents } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { isInPeriod, type Prices, type Season } from "#app/domain/prices.ts";
import { countSharedSentences } from "#app/content/texts.ts";
import { daysAfter } from "#app/domain/stay.ts";

/** A price change by more than this fraction of the former price may be a typing error, so the family is asked. */
const MAX_PRICE_CHANGE_FRACTION = 1 / 3;

/** A new season's price below half or above three times the usual price may be a typing error, so the family is asked. */
const NEW_PRICE_MULTIPLES = [1 / 2, 3] as const;

/** A minimum stay of this many nights or more may be a typing error, so the family is asked. */
const LONG_MINIMUM_NIGHTS = 30;

/** A season across New Year of this many nights or more may have its two days swapped, so the family is asked. */
const LONG_SEASON_NIGHTS = 200;

/** If more than this fraction of a page's sentences is equal in two languages, the page is probably untranslated. */
const MAX_EQUAL_FRACTION = 0.5;

const MONEY_FORMAT = new Intl.NumberFormat("it-IT", { minimumFractionDigits: 2 });

const formatEuros = (cents: number) => MONEY_FORMAT.format(cents / 100);

const askIf = (isUnusual: boolean, question: string) => (isUnusual ? [`${question}: giusto?`] : []);

function priceQuestions(label: string, before?: number, after?: number): string[] {
  if (before === undefined || after === undefined) return [];
  const isLargeChange = Math.abs(after - before) > before * MAX_PRICE_CHANGE_FRACTION;
  return askIf(isLargeChange, `${label}: era ${formatEuros(before)}, ora ${formatEuros(after)}`);
}

type NameOfRoom = (slug: string) => string;

function rateQuestions(before: Prices, after: Prices, nameOf: NameOfRoom): string[] {
  return Object.entries(after.rates).flatMap(([slug, rate]) => {
    const [roomName, formerRate] = [nameOf(slug), before.rates[slug]];
    const [bed, bedBefore] = [rate.extraBed, formerRate?.extraBed];
    return [
      ...priceQuestions(`${roomName}, per due`, formerRate?.base, rate.base),
      ...priceQuestions(`${roomName}, per uno`, formerRate?.single, rate.single),
      ...priceQuestions(`${roomName}, letto in più`, bedBefore?.adult, bed?.adult),
      ...priceQuestions(`${roomName}, letto di un bambino`, bedBefore?.child, bed?.child),
    ];
  });
}

function nightCountPerYear(season: Season): number {
  const nights = Array.from({ length: 365 }, (_, at) => daysAfter("2027-01-01", at));
  return nights.filter((night) => isInPeriod(season, night)).length;
}

function newPriceQuestions({ name, rooms, base }: Season, { rates }: Prices, nameOf: NameOfRoom) {
  if (base === undefined) return [];
  const [minMultiple, maxMultiple] = NEW_PRICE_MULTIPLES;
  const roomRates = Object.entries(rates).filter(([room]) => !rooms || rooms.includes(room));
  const isUnusual = (price: number) => base < price * minMultiple || base > price * maxMultiple;
  const unusualRates = roomRates.filter(([, rate]) => isUnusual(rate.base));
  return unusualRates.slice(0, 1).map(([room, rate]) => {
    const usualPriceText = `${nameOf(room)} di solito ${formatEuros(rate.base)}`;
    return `La stagione ${name} costa ${formatEuros(base)}, ${usualPriceText}: giusto?`;
  });
}

const isWithoutEffect = ({ base, single, minNights }: Season) =>
  base === undefined && single === undefined && minNights === undefined;

function seasonQuestions(
  season: Season,
  former: Season | undefined,
  prices: Prices,
  nameOf: NameOfRoom,
): string[] {
  const { name, from, to, minNights = 1 } = season;
  const dayRangeOf = (one: Season) => `${one.from} ${one.to}`;
  const hasNewDays = !former || dayRangeOf(former) !== dayRangeOf(season);
  const nightCount = from > to && hasNewDays ? nightCountPerYear(season) : 0;
  return [
    ...askIf(
      isWithoutEffect(season) && !(former && isWithoutEffect(former)),
      `La stagione ${name} non ha né prezzo né notti al minimo, e non cambia niente`,
    ),
    ...(former ? [] : newPriceQuestions(season, prices, nameOf)),
    ...priceQuestions(`La stagione ${name}, per due`, former?.base, season.base),
    ...priceQuestions(`La stagione ${name}, per uno`, former?.single, season.single),
    ...askIf(
      minNights >= LONG_MINIMUM_NIGHTS && minNights !== former?.minNights,
      `La stagione ${name} chiede almeno ${minNights} notti`,
    ),
    ...askIf(
      nightCount >= LONG_SEASON_NIGHTS,
      `La stagione ${name} va dal ${from} al ${to} dell’anno dopo, ${nightCount} notti`,
    ),
  ];
}

function untranslatedPageQuestions(contents: Contents): string[] {
  const languagePairs = LANGUAGE_CODES.flatMap((one, at) =>
    LANGUAGE_CODES.slice(0, at).map((other) => [one, other] as const),
  );
  return languagePairs.flatMap(([one, other]) =>
    (Object.keys(contents[one]) as ContentName[])
      // Prices and the demonstration are not translated.
      .filter((name) => name !== "prices" && !name.startsWith("template/"))
      .filter((name) => {
        const shared = countSharedSentences(contents[one][name], contents[other][name]);
        return shared.equalCount > shared.allCount * MAX_EQUAL_FRACTION;
      })
      .map(
        (name) =>
          `${subjectLabel(name)} ha quasi le stesse parole ${languageLabel(one)} e ${languageLabel(other)}: giusto?`,
      ),
  );
}

/** The family is asked about a room that is removed from the site, because the desk will not show the room's stays. */
function removedRoomQuestions(before: Contents, after: Contents): string[] {
  const { rooms } = after[DEFAULT_LANGUAGE].rooms;
  return before[DEFAULT_LANGUAGE].rooms.rooms
    .filter(({ slug }) => rooms.every((room) => room.slug !== slug))
    .map(
      ({ name }) =>
        `${name} esce dal sito, e i suoi soggiorni da Oggi e dal Calendario, finché non la rimettete: giusto?`,
    );
}

export function publishQuestions(before: Contents, after: Contents): string[] {
  const [formerPrices, prices] = [before[DEFAULT_LANGUAGE].prices, after[DEFAULT_LANGUAGE].prices];
  const nameOf: NameOfRoom = (slug) =>
    after[DEFAULT_LANGUAGE].rooms.rooms.find((room) => room.slug === slug)?.name ?? slug;
  const questionsBefore = new Set(untranslatedPageQuestions(before));
  const previousSeasons = new Map(formerPrices.seasons.map((season) => [season.name, season]));
  return [
    ...removedRoomQuestions(before, after),
    ...rateQuestions(formerPrices, prices, nameOf),
    ...prices.seasons.flatMap((season) =>
      seasonQuestions(season, previousSeasons.get(season.name), prices, nameOf),
    ),
    ...priceQuestions("L’imposta di soggiorno", formerPrices.tax?.perNight, prices.tax?.perNight),
    ...askIf(
      /…|\.\.\./.test(prices.tax?.source ?? "") && prices.tax?.source !== formerPrices.tax?.source,
      `L’imposta di soggiorno cita ancora l’esempio, «${prices.tax?.source}»`,
    ),
    ...untranslatedPageQuestions(after).filter((question) => !questionsBefore.has(question)),
  ];
}
