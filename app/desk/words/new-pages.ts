/** Screens for a new room or story about the area. A new page has placeholders, and is hidden until the family shows it. */
import { type Documents, namedValuesOf, type Place, valueAt } from "#app/content/documents.ts";
import { ROW_NAME_KEY, type Value, type YamlObject } from "#app/content/rows.ts";
import { dayFormats } from "#app/domain/day-words.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { addedIssues, editDraft } from "../publish/draft.ts";
import { DESK_PATHS } from "../paths.ts";
import type { FormOutcome, DeskRoutes, Visit } from "../web/visit.ts";
import { subjectPath } from "./part-path.ts";
import { subjectLabel } from "./site-subjects.ts";
import { NewPage } from "./screen.tsx";

const placeholder = (what: string) => `da inserire (${what})`;

/** Returns "olive_room" for the name "Olive Room" and the separator "_". */
function slugFrom(name: string, separator: "-" | "_"): string {
  const plainName = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plainName.match(/[a-z0-9]+/g)?.join(separator) ?? "";
}

type NewValue = Place & { value: Value };

const entriesOfList = (documents: Documents, file: string, list: string) =>
  valueAt(namedValuesOf(file, documents), list) as YamlObject[];

type NewPageRequest = { name: string; model: string; now: number };

/** `model` is the slug of the room whose price, beds, amenities and pictures are copied. */
function newRoomValues(documents: Documents, { name, model }: NewPageRequest): NewValue[] {
  const rooms = entriesOfList(documents, "rooms", "rooms");
  const modelRoom = rooms.find(({ slug }) => slug === model) ?? rooms[0]!;
  const slug = slugFrom(name, "_");
  const option = Math.max(...rooms.map((room) => Number(room["option"]))) + 1;
  const { ratingSource: _, [ROW_NAME_KEY]: __, ...copiedFacts } = modelRoom;
  const modelValues = (file: string, path: string) =>
    valueAt(namedValuesOf(file, documents), `${path}.${String(modelRoom["slug"])}`) as YamlObject;
  return [
    {
      file: "rooms",
      path: "rooms",
      value: [...rooms, { ...copiedFacts, slug, name, option, hidden: true }],
    },
    {
      file: "prices",
      path: `rates.${slug}`,
      value: modelValues("prices", "rates"),
    },
    ...LANGUAGE_CODES.map((language) => ({
      file: `${language}/rooms`,
      path: `rooms.${slug}`,
      value: {
        ...modelValues(`${language}/rooms`, "rooms"),
        address: language === "it" ? slug : slugFrom(name, "-"),
        teaser: placeholder("la camera in due parole"),
        lead: placeholder("una frase che la presenta"),
        description: [placeholder("come è fatta, e che cosa ha di suo")],
      },
    })),
  ];
}

function newStoryValues(documents: Documents, { name: title, now }: NewPageRequest): NewValue[] {
  const stories = entriesOfList(documents, "territory", "articles");
  const slug = slugFrom(title, "-");
  const today = houseDayAt(now);
  const storyFacts = {
    slug,
    day: today,
    updated: today,
    picture: stories[0]?.["picture"] ?? "intro-terrace",
    chapters: [{}],
    sources: [{ label: placeholder("chi lo dice"), link: "https://www.casa.example/" }],
    hidden: true,
  };
  return [
    { file: "territory", path: "articles", value: [...stories, storyFacts] },
    ...LANGUAGE_CODES.map((language) => ({
      file: `${language}/territory`,
      path: `articles.${slug}`,
      value: {
        address: slug,
        category: placeholder("il luogo o il tema"),
        title: language === "it" ? title : placeholder("il titolo"),
        date: dayFormats(language).writtenDate(today),
        description: placeholder("di che cosa parla, in due frasi"),
        lead: placeholder("come comincia"),
        sections: [{ heading: placeholder("titolo del capitolo"), words: [placeholder("testo")] }],
      },
    })),
  ];
}

type NewPageKind = {
  subject: string;
  title: string;
  nameLabel: string;
  /** The error for a name without letters and digits, because the page's address is made from the letters and digits. */
  nameRefusal: string;
  valuesOf: (documents: Documents, request: NewPageRequest) => NewValue[];
};

const PAGE_KINDS_BY_PATH: Record<string, NewPageKind> = {
  [DESK_PATHS.newRoom]: {
    subject: "rooms",
    title: "Una camera",
    nameLabel: "Nome della camera",
    nameRefusal: "Come si chiama la camera? Serve almeno una lettera.",
    valuesOf: newRoomValues,
  },
  [DESK_PATHS.newStory]: {
    subject: "territory",
    title: "Un racconto",
    nameLabel: "Titolo",
    nameRefusal: "Come si intitola il racconto? Serve almeno una lettera.",
    valuesOf: newStoryValues,
  },
};

const ADDED_NOTICE =
  "Aggiunta, e ancora nascosta. «Prima di andare online» dice che cosa manca; poi premete «Mostra» accanto al suo nome.";

async function showNewPage(visit: Visit, value = "", error?: string) {
  const { path } = visit.request;
  const { subject, title, nameLabel } = PAGE_KINDS_BY_PATH[path]!;
  const rooms = await visit.rooms();
  const models = rooms.map(({ slug, name }) => ({ value: slug, label: name }));
  const props = {
    title,
    action: path,
    back: { href: subjectPath(subject), label: subjectLabel(subject) },
    label: nameLabel,
    value,
    error,
    models: path === DESK_PATHS.newRoom ? models : undefined,
  };
  return visit.page(NewPage, props, error ? 422 : 200);
}

async function addPage(visit: Visit, fields: URLSearchParams): Promise<FormOutcome | Response> {
  const { subject, nameRefusal, valuesOf } = PAGE_KINDS_BY_PATH[visit.request.path]!;
  const [name = "", model = ""] = ["nome", "come"].map((field) => fields.get(field)?.trim());
  if (!slugFrom(name, "-")) return showNewPage(visit, name, nameRefusal);
  const refusal = await editDraft(visit, async ({ draft, applyChange }) => {
    const newValues = valuesOf(draft, { name, model, now: visit.now });
    const documents = newValues.reduce(applyChange, draft);
    const [issue] = await addedIssues(visit, draft, documents);
    return issue
      ? { documents: draft, outcome: `${issue.reason}. Provate con un altro nome.` }
      : { documents, outcome: undefined };
  });
  if (refusal) return showNewPage(visit, name, refusal);
  return { location: subjectPath(subject), notice: ADDED_NOTICE };
}

export const newPageRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.newRoom]: (visit) => showNewPage(visit),
    [DESK_PATHS.newStory]: (visit) => showNewPage(visit),
  },
  forms: { [DESK_PATHS.newRoom]: addPage, [DESK_PATHS.newStory]: addPage },
};
