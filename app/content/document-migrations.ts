/**
 * Migrates a content file's stored values (document) from an earlier version of the schemas. Each migration adapts them to
 * the next version, in which the schemas have renamed, moved or removed a value. For a new version, append a migration;
 * never change an existing migration. After all migrations, upgraded-documents.ts adds the required values that are missing.
 */
import { isObject, type Value } from "./rows.ts";

type DocumentMigration = (file: string, values: Value) => Value;

function withoutValue(values: Value, path: string): Value {
  const [name = "", ...rest] = path.split(".");
  if (!isObject(values) || !Object.hasOwn(values, name)) return values;
  const { [name]: inner, ...others } = values;
  return rest.length === 0 ? others : { ...values, [name]: withoutValue(inner!, rest.join(".")) };
}

/** `paths` has the paths to remove, by the file's name without language: "home" for both "it/home" and "en/home". */
const removeValues =
  (paths: Record<string, string[]>): DocumentMigration =>
  (file, values) =>
    (paths[file.slice(file.indexOf("/") + 1)] ?? []).reduce(withoutValue, values);

/** Removes the home page's pictures of places, and labels that repeated the headings below the labels. */
const withoutRepeatedLabels = removeValues({
  pictures: ["home.places"],
  home: ["rooms.label", "reviews.label"],
  about: ["hero.label", "intro.label", "experience.label", "reviews.label"],
  services: ["hero.label"],
  search: ["hero.label", "answer.label"],
  contact: ["hero.label"],
});

/** The home page showed stories (`blog`) and places (`area`). It now shows the stories in `area`, with the button of `blog`. */
const joinStoriesAndPlaces: DocumentMigration = (file, values) => {
  const valuesWithoutLabels = withoutRepeatedLabels(file, values);
  if (!file.endsWith("/home") || !isObject(valuesWithoutLabels)) return valuesWithoutLabels;
  const { blog, area, ...otherValues } = valuesWithoutLabels;
  if (!isObject(area)) return otherValues;
  const button = isObject(blog) && blog["button"] !== undefined && { button: blog["button"] };
  return { ...otherValues, area: { ...(withoutValue(area, "places") as object), ...button } };
};

export const DOCUMENT_MIGRATIONS: DocumentMigration[] = [
  joinStoriesAndPlaces,
  // On a room's page, `page.views` is not shown any more, and `page.others` has a new default value.
  removeValues({ rooms: ["page.views", "page.others"] }),
  // Removes former hints that propose more rooms. Their new default values also name the persons and the rooms.
  removeValues({ words: ["summary.moreRooms", "summary.askMoreRooms"] }),
];

export const DOCUMENT_VERSION = DOCUMENT_MIGRATIONS.length;
