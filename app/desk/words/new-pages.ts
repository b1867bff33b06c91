/** A new room and a new story: hidden, with placeholders in place of their words, until the family has written them. */
import { type Documents, namedValuesOf, type Place } from "#app/content/documents.ts";
import { ROW_NAME, type Value } from "#app/content/rows.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { addedSlips, changeDraft, withChangeBy } from "../publish/draft.ts";
import { type DeskContext, DeskError } from "../context.ts";

type ContentGroup = Record<string, Value>;

const placeholder = (what: string) => `da inserire (${what})`;

/** "Olive Room" as "olive_room" */
function slugFrom(name: string, space: "-" | "_"): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join(space) ?? "";
}

type NewValue = Place & { value: Value };

const listIn = (file: string, list: string, documents: Documents) =>
  (namedValuesOf(file, documents) as Record<string, ContentGroup[]>)[list] ?? [];

const groupIn = (file: string, group: string, documents: Documents) =>
  (namedValuesOf(file, documents) as Record<string, Record<string, ContentGroup>>)[group] ?? {};

/** Words in each language, at a path of the language's file. */
const valuesInLanguages = (
  name: string,
  path: string,
  wordsIn: (language: Language) => ContentGroup,
) =>
  LANGUAGE_CODES.map((language) => ({
    file: `${language}/${name}`,
    path,
    value: wordsIn(language),
  }));

/** The price, the beds, the amenities and the pictures are those of the room `model`. */
function roomValues(documents: Documents, name: string, model: string): NewValue[] {
  const rooms = listIn("rooms", "rooms", documents);
  const like = rooms.find(({ slug }) => slug === model) ?? rooms[0]!;
  const slug = slugFrom(name, "_");
  const option = Math.max(...rooms.map((room) => Number(room["option"]))) + 1;
  const { ratingSource: _, [ROW_NAME]: __, ...facts } = like;
  return [
    {
      file: "rooms",
      path: "rooms",
      value: [...rooms, { ...facts, slug, name, option, hidden: true }],
    },
    {
      file: "prices",
      path: `rates.${slug}`,
      value: groupIn("prices", "rates", documents)[String(like["slug"])]!,
    },
    ...valuesInLanguages("rooms", `rooms.${slug}`, (language) => ({
      ...groupIn(`${language}/rooms`, "rooms", documents)[String(like["slug"])],
      address: language === "it" ? slug : slugFrom(name, "-"),
      teaser: placeholder("la camera in due parole"),
      lead: placeholder("una frase che la presenta"),
      description: [placeholder("come è fatta, e che cosa ha di suo")],
    })),
  ];
}

function storyValues(documents: Documents, title: string, now: number): NewValue[] {
  const stories = listIn("territory", "articles", documents);
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
  return [
    { file: "territory", path: "articles", value: [...stories, facts] },
    ...valuesInLanguages("territory", `articles.${slug}`, (language) => ({
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
  ];
}

/** Sets the values that `make` makes of the draft, unless content refuses them. */
async function addValues(
  context: DeskContext,
  make: (documents: Documents) => NewValue[],
): Promise<void> {
  await changeDraft(context, async ({ draft, published }) => {
    const documents = make(draft).reduce(withChangeBy(context, published), draft);
    const [slip] = await addedSlips(context, draft, documents);
    if (slip) throw new DeskError(`${slip.reason}. Provate con un altro nome.`);
    return documents;
  });
}

export async function addRoom(context: DeskContext, name: string, model: string): Promise<void> {
  if (!slugFrom(name, "_"))
    throw new DeskError("Come si chiama la camera? Serve almeno una lettera.");
  await addValues(context, (documents) => roomValues(documents, name, model));
}

export async function addStory(context: DeskContext, title: string): Promise<void> {
  if (!slugFrom(title, "-"))
    throw new DeskError("Come si intitola il racconto? Serve almeno una lettera.");
  await addValues(context, (documents) => storyValues(documents, title, context.now));
}
