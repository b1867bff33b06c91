/**
 * What a new version of the schemas makes of older documents: each function brings the values of a file from one
 * version to the next, where a name was changed or a value moved. A new version appends one; none is ever changed.
 */
import { isGroup, type Value } from "./rows.ts";

type DocumentMigration = (file: string, values: Value) => Value;

/** Values without a name, which stands in a group of theirs or among themselves. */
function without(values: Value, path: string): Value {
  const [name = "", ...rest] = path.split(".");
  if (!isGroup(values) || !Object.hasOwn(values, name)) return values;
  const { [name]: own, ...others } = values;
  return rest.length === 0 ? others : { ...values, [name]: without(own!, rest.join(".")) };
}

/** Small words over a heading that said the same. */
const REPEATED_LABELS: Record<string, string[]> = {
  home: ["rooms.label", "reviews.label"],
  about: ["hero.label", "intro.label", "experience.label", "reviews.label"],
  services: ["hero.label"],
  search: ["hero.label", "answer.label"],
  contact: ["hero.label"],
};

/** The home page's stories stand under what was its places' heading. */
const oneRowOfStories: DocumentMigration = (file, values) => {
  if (file === "pictures") return without(values, "home.places");
  const [language = "", name = ""] = file.split("/");
  const labels = language === "template" ? [] : (REPEATED_LABELS[name] ?? []);
  const kept = labels.reduce(without, values);
  if (name !== "home" || !isGroup(kept)) return kept;
  const { blog, area, ...rest } = kept;
  if (!isGroup(area)) return rest;
  const button = isGroup(blog) && blog["button"] !== undefined && { button: blog["button"] };
  return { ...rest, area: { ...(without(area, "places") as object), ...button } };
};

/** A room's further views have no heading, and "all rooms" at its foot are the other ones, as the own file says. */
function withOtherRooms(file: string, values: Value): Value {
  if (!file.endsWith("/rooms") || !isGroup(values) || !isGroup(values["page"])) return values;
  const { views: _, others: __, ...page } = values["page"];
  return { ...values, page };
}

/** The hint for more rooms says for whom, and how many; its sentences are the own file's. */
function withHintForPeople(file: string, values: Value): Value {
  if (!file.endsWith("/words") || !isGroup(values) || !isGroup(values["summary"])) return values;
  const { moreRooms: _, askMoreRooms: __, ...summary } = values["summary"];
  return { ...values, summary };
}

export const DOCUMENT_MIGRATIONS: DocumentMigration[] = [
  oneRowOfStories,
  withOtherRooms,
  withHintForPeople,
];

/** The version that documents are written in. */
export const DOCUMENT_VERSION = DOCUMENT_MIGRATIONS.length;
