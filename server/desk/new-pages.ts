/** A new room and a new story: hidden, with placeholders in place of their words, until the family has written them. */
import { type Edit, editsFor, valuesOf, withEdit } from "#app/content/edits.ts";
import type { Value } from "#app/content/yaml-splice.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { inEach, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { allEdits, changeEdits, type StoredEdit } from "#server/store/edits.ts";
import { addedSlips } from "./edits.ts";
import { isSameValue } from "./unpublished.ts";
import { type DeskContext, DeskError } from "./context.ts";

type ContentGroup = Record<string, Value>;

type NewRoom = {
  name: string;
  /** The room that its price, beds, amenities and pictures are taken from. */
  model: string;
};

const placeholder = (what: string) => `da inserire (${what})`;

/** "Olive Room" as "olive_room" */
function slugFrom(name: string, space: "-" | "_"): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join(space) ?? "";
}

const listIn = (file: string, list: string, edits: Edit[]) =>
  (valuesOf(file, edits) as Record<string, ContentGroup[]>)[list] ?? [];

const groupIn = (file: string, group: string, edits: Edit[]) =>
  (valuesOf(file, edits) as Record<string, Record<string, ContentGroup>>)[group] ?? {};

/** The edits that set values of several files. */
function editsThatSet(edits: Edit[], values: (Edit & { value: Value })[]): Edit[] {
  return values.flatMap((edit) => editsFor(valuesOf(edit.file, edits), edit));
}

/** Words in each language, at a path of the language's file. */
function editsInLanguages(
  name: string,
  path: string,
  wordsIn: (language: Language) => ContentGroup,
) {
  const words = inEach(wordsIn);
  return LANGUAGE_CODES.map((language) => ({
    file: `${language}/${name}`,
    path,
    value: words[language],
  }));
}

function roomEdits(edits: Edit[], { name, model }: NewRoom): Edit[] {
  const rooms = listIn("rooms", "rooms", edits);
  const like = rooms.find(({ slug }) => slug === model) ?? rooms[0]!;
  const slug = slugFrom(name, "_");
  const option = Math.max(...rooms.map((room) => Number(room["option"]))) + 1;
  const { ratingSource: _, ...facts } = like;
  return editsThatSet(edits, [
    {
      file: "rooms",
      path: "rooms",
      value: [...rooms, { ...facts, slug, name, option, hidden: true }],
    },
    {
      file: "prices",
      path: `rates.${slug}`,
      value: groupIn("prices", "rates", edits)[String(like["slug"])]!,
    },
    ...editsInLanguages("rooms", `rooms.${slug}`, (language) => ({
      ...groupIn(`${language}/rooms`, "rooms", edits)[String(like["slug"])],
      address: language === "it" ? slug : slugFrom(name, "-"),
      teaser: placeholder("la camera in due parole"),
      lead: placeholder("una frase che la presenta"),
      description: [placeholder("come è fatta, e che cosa ha di suo")],
    })),
  ]);
}

function storyEdits(edits: Edit[], title: string, now: number): Edit[] {
  const stories = listIn("territory", "articles", edits);
  const slug = slugFrom(title, "-");
  const today = houseDayAt(now);
  const facts = {
    slug,
    day: today,
    updated: today,
    picture: stories[0]?.["picture"] ?? "intro-terrace",
    chapters: [{}],
    sources: [{ label: placeholder("chi lo dice"), link: "https://www.casa.example/" }],
    hidden: true,
  };
  return editsThatSet(edits, [
    { file: "territory", path: "articles", value: [...stories, facts] },
    ...editsInLanguages("territory", `articles.${slug}`, (language) => ({
      address: slug,
      category: placeholder("il luogo o il tema"),
      title: language === "it" ? title : placeholder("il titolo"),
      date: new Date(now).toLocaleDateString(language, {
        dateStyle: "long",
        timeZone: "Europe/Rome",
      }),
      description: placeholder("di che cosa parla, in due frasi"),
      lead: placeholder("come comincia"),
      sections: [{ heading: placeholder("titolo del capitolo"), words: [placeholder("testo")] }],
    })),
  ]);
}

/** Adds what `make` makes of the family's edits, unless content refuses it. */
async function addEdits(context: DeskContext, make: (edits: Edit[]) => Edit[]): Promise<void> {
  const { database, author, now } = context;
  const added = (edits: StoredEdit[]) =>
    make(edits)
      .map((edit) => ({ ...edit, author, editedAt: now }))
      .reduce<StoredEdit[]>(withEdit, edits);
  const stored = await database.read(allEdits);
  const [slip] = await addedSlips(database, stored, added(stored));
  if (slip) throw new DeskError(`${slip.reason}. Provate con un altro nome.`);
  let isChecked = false;
  await changeEdits(database, (edits) => {
    isChecked = isSameValue(edits, stored);
    return isChecked ? added(edits) : edits;
  });
  // Others have saved meanwhile: together with theirs, these edits may be wrong.
  if (!isChecked) await addEdits(context, make);
}

export async function addRoom(context: DeskContext, room: NewRoom): Promise<void> {
  if (!slugFrom(room.name, "_"))
    throw new DeskError("Come si chiama la camera? Serve almeno una lettera.");
  await addEdits(context, (edits) => roomEdits(edits, room));
}

export async function addStory(context: DeskContext, title: string): Promise<void> {
  if (!slugFrom(title, "-"))
    throw new DeskError("Come si intitola il racconto? Serve almeno una lettera.");
  await addEdits(context, (edits) => storyEdits(edits, title, context.now));
}
