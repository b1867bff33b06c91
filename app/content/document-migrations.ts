/**
 * Migrations for documents of an earlier version of the schemas. Each adapts the values of a file to the next version,
 * in which the schemas have renamed, moved or removed a value. A new version appends a migration; no existing one is
 * changed. Afterwards the required values that a document lacks are added (upgraded-documents.ts).
 */
import { isGroup, type Value } from "./rows.ts";

type DocumentMigration = (file: string, values: Value) => Value;

function withoutValue(values: Value, path: string): Value {
  const [name = "", ...rest] = path.split(".");
  if (!isGroup(values) || !Object.hasOwn(values, name)) return values;
  const { [name]: inner, ...others } = values;
  return rest.length === 0 ? others : { ...values, [name]: withoutValue(inner!, rest.join(".")) };
}

/** `paths` has the paths of values to remove, by file without its language: "home" for "it/home" and "en/home". */
const removeValues =
  (paths: Record<string, string[]>): DocumentMigration =>
  (file, values) =>
    (paths[file.slice(file.indexOf("/") + 1)] ?? []).reduce(withoutValue, values);

/** Removes the pictures of the places on the home page, and labels that repeated the headings below them. */
const withoutRepeatedLabels = removeValues({
  pictures: ["home.places"],
  home: ["rooms.label", "reviews.label"],
  about: ["hero.label", "intro.label", "experience.label", "reviews.label"],
  services: ["hero.label"],
  search: ["hero.label", "answer.label"],
  contact: ["hero.label"],
});

/** The home page had stories and places in two sections; the section of the places now has the stories. */
const joinStoriesAndPlaces: DocumentMigration = (file, values) => {
  const valuesWithoutLabels = withoutRepeatedLabels(file, values);
  if (!file.endsWith("/home") || !isGroup(valuesWithoutLabels)) return valuesWithoutLabels;
  const { blog, area, ...otherValues } = valuesWithoutLabels;
  if (!isGroup(area)) return otherValues;
  const button = isGroup(blog) && blog["button"] !== undefined && { button: blog["button"] };
  return { ...otherValues, area: { ...(withoutValue(area, "places") as object), ...button } };
};

export const DOCUMENT_MIGRATIONS: DocumentMigration[] = [
  joinStoriesAndPlaces,
  // Removes the heading of a room's further pictures, and the words of a link that pages no longer have.
  removeValues({ rooms: ["page.views", "page.others"] }),
  // Removes the hints that propose more rooms; the software's new hints also name the persons and the rooms.
  removeValues({ words: ["summary.moreRooms", "summary.askMoreRooms"] }),
];

export const DOCUMENT_VERSION = DOCUMENT_MIGRATIONS.length;
