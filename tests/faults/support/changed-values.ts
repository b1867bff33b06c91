import { CONTENT_FILES } from "#app/content/files.ts";
import { type Documents, type Place, valuesOf, withValue } from "#app/content/documents.ts";
import { checkContents } from "#app/content/read.ts";
import type { Value } from "#app/content/rows.ts";
import { catalogue } from "#tests/support/content.ts";

/** A scalar or a list of content/, by its file and its path, such as "sections.0.title". */
export type PlacedValue = Place & { value: Value };

/** The mark with this number: a word that content/ does not contain. */
export const markOf = (index: number) => `Zq${index.toString(36)}z`;

function placesIn(file: string, value: Value, path: string[] = []): PlacedValue[] {
  const placeOfValue = { file, path: path.join("."), value };
  if (typeof value !== "object" || value === null) return [placeOfValue];
  const innerPlaces = Object.entries(value).flatMap(([name, one]) =>
    placesIn(file, one, [...path, name]),
  );
  return Array.isArray(value) ? [placeOfValue, ...innerPlaces] : innerPlaces;
}

export const allPlaces = (): PlacedValue[] =>
  CONTENT_FILES.flatMap((file) => placesIn(file, valuesOf(file, {})));

const nameOf = ({ path }: Place) => path.split(".").findLast((step) => !/^\d+$/.test(step)) ?? "";

/** Valid values for paths at which neither a mark nor the value of another path is valid. */
const FITTING_VALUES: [place: RegExp, value: Value][] = [
  [/^house links\./, "https://www.casa.example/"],
  [/^house arrival\.checkInFrom$/, "10:00"],
  [/^house arrival\.checkOutBefore$/, "11:00"],
  [/^rooms rooms\.\d\.option$/, 9],
  [
    /^prices seasons$/,
    [{ name: "Sempre", from: "01-01", to: "12-31", base: "99,00", single: "89,00" }],
  ],
  [/^prices discounts$/, [{ nights: 7, percent: 10 }]],
  [/^pictures (home\.detail|about\.(portrait|video))$/, "elegant-wide"],
  [/^house phone$/, "+39 0861 123456"],
  [/^house email$/, "altra@casa.example"],
  [/ (articles\.\d\.)?(updated|day)$/, "2026-10-01"],
  [/ (about\.|film\.)?video\.youtube$/, "dQw4w9WgXcQ"],
  [/^\w\w\/privacy sections\.\d\.after$/, ["Altro ancora."]],
  [/ sections\.\d\.items$/, [{ name: "Altro", words: "Altro ancora." }]],
];

const isPlaceholder = (text: string) => text.startsWith("da inserire");

function markedTexts(text: string, mark: string): string[] {
  const placeholders = text.match(/\{\w+\}/g) ?? [];
  const shortText = [mark, ...placeholders].join(" ");
  // A placeholder sentence is replaced as a whole.
  return isPlaceholder(text) ? [shortText] : [`${text} ${mark}`, shortText];
}

function candidates(place: PlacedValue, all: PlacedValue[], mark: string): Value[] {
  const { file, path, value } = place;
  const fittingValues = FITTING_VALUES.filter(([pattern]) => pattern.test(`${file} ${path}`)).map(
    ([, other]) => other,
  );
  // A list with placeholder sentences, which no page shows, gets the mark as one more entry.
  if (Array.isArray(value) && value.some((one) => typeof one === "string" && isPlaceholder(one)))
    return [[...value, mark]];
  if (Array.isArray(value))
    return [value.toReversed(), [...value, ...value.slice(0, 1)], value.slice(1), ...fittingValues];
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [...fittingValues, value + 1, value - 1];
  if (typeof value !== "string") return [];
  const sameNamed = all.filter((one) => nameOf(one) === nameOf(place)).map((one) => one.value);
  const raisedPrice = value.replace(/^\d+(?=,\d\d$)/, (euros) => `${Number(euros) + 1}`);
  return [...markedTexts(value, mark), raisedPrice, ...fittingValues, ...new Set(sameNamed)];
}

export const documentsWith = (place: Place, value: Value, before: Documents = {}): Documents =>
  withValue(before, place, value, { author: "anna", at: 1, published: {} });

const isValueTaken = (place: Place, value: Value) =>
  checkContents(catalogue, documentsWith(place, value)).issues.length === 0;

/** A valid value other than the present one; undefined where there is none. */
export const otherValue = (place: PlacedValue, all: PlacedValue[], mark: string) =>
  candidates(place, all, mark)
    .filter((other) => JSON.stringify(other) !== JSON.stringify(place.value))
    .find((other) => isValueTaken(place, other));

/** The text with the mark; undefined where that is not valid, and for a placeholder sentence, which hides other texts. */
export function markedValue(place: PlacedValue, mark: string): string | undefined {
  const { value } = place;
  if (typeof value !== "string" || isPlaceholder(value)) return undefined;
  return markedTexts(value, mark).find((other) => isValueTaken(place, other));
}
