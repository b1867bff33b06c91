/** Makes the questions that the desk asks each family in the first days, in the order of questions.yaml. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type Documents, type Place, valueAt, valuesOf } from "#app/content/documents.ts";
import type { Value } from "#app/content/rows.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { mapAround } from "#pictures/map-places.ts";
import { subjectPath } from "../words/part-path.ts";

export type QuestionField = {
  label: string;
  /** The places of the value: several if each language has a value of its own. */
  places: Place[];
  /** If the family empties the field, this key becomes true below `without` in content/house.yaml. */
  absenceKey?: string | undefined;
  parse?: (typed: string) => string;
};

/** A change of content that an answer makes. Without `value`, the value at the place is removed. */
export type AnswerChange = Place & { value?: Value | undefined };

export type Question = {
  id: string;
  title: string;
  help?: string | undefined;
  link?: { href: string; title: string } | undefined;
  fields: QuestionField[];
  /** Whether it still has to be answered; by default if a field has the software's value or a warning. */
  isOpen?: boolean;
  /** The changes that the answer "Non c'è" (there is none) makes, such as the removal of a text. */
  removals?: AnswerChange[] | undefined;
  /** The question also shows the warnings about values whose paths match this pattern, not only those of its fields. */
  coveredPaths?: RegExp | undefined;
};

/** A question of questions.yaml. `fields` maps each label to a file and a path in this file, such as "house phone" (house.yaml, `phone`). */
type YamlQuestion = {
  title: string;
  help?: string;
  fields?: Record<string, string>;
  absence?: Record<string, string>;
  without?: string[];
  covers?: string;
};

const YAML_QUESTIONS = parse(
  readFileSync(join(import.meta.dirname, "questions.yaml"), "utf8"),
) as Record<string, YamlQuestion>;

const placesOf = (file: string, path: string): Place[] =>
  file.startsWith("*/")
    ? LANGUAGE_CODES.map((language) => ({ file: file.replace("*", language), path }))
    : [{ file, path }];

export const absenceChanges = (...names: string[]): AnswerChange[] =>
  names.map((name) => ({ file: "house", path: `without.${name}`, value: true }));

function questionFrom(id: string, yamlQuestion: YamlQuestion): Question {
  const { title, help, fields = {}, absence = {}, without: absentNames, covers } = yamlQuestion;
  return {
    id,
    title,
    help,
    fields: Object.entries(fields).map(([label, fileAndPath]) => {
      const [file = "", path = ""] = fileAndPath.split(" ");
      return { label, places: placesOf(file, path), absenceKey: absence[label] };
    }),
    removals: absentNames && absenceChanges(...absentNames),
    coveredPaths: covers === undefined ? undefined : new RegExp(covers),
  };
}

const videoIdIn = (typed: string) =>
  /(?:v=|be\/|embed\/|shorts\/)([\w-]{11})/.exec(typed)?.[1] ?? typed;

type Room = { slug: string; name: string; hidden?: boolean; at: number };

type Review = { sample?: boolean; hidden?: boolean };

function sampleReviewRemovals(documents: Documents): AnswerChange[] {
  return ["home", "about"].flatMap((subject) => {
    const file = `${DEFAULT_LANGUAGE}/${subject}`;
    const reviews = valueAt(valuesOf(file, documents), "reviews.items") as Review[];
    return reviews.flatMap(({ sample, hidden }, at) =>
      sample && !hidden ? [{ file, path: `reviews.items.${at}.hidden`, value: true }] : [],
    );
  });
}

function roomQuestion(question: Question, { slug, name, at }: Room, isOnlyRoom: boolean): Question {
  return {
    id: `camera.${slug}`,
    title: question.title.replace("{camera}", name),
    help: question.help,
    link: { href: subjectPath("rooms"), title: "Letti, comodità e parole" },
    fields: [{ label: "Nome", places: placesOf("rooms", `rooms.${at}.name`) }],
    removals: isOnlyRoom ? undefined : [{ file: "rooms", path: `rooms.${at}.hidden`, value: true }],
    coveredPaths: new RegExp(`^rooms\\.rooms\\.${at}\\.hero$`),
  };
}

export function questionsFor(documents: Documents): Question[] {
  const { rooms: allRooms } = valuesOf("rooms", documents) as { rooms: Room[] };
  const rooms = allRooms.flatMap((room, at) => (room.hidden ? [] : [{ ...room, at }]));
  const town = String(valueAt(valuesOf("house", documents), "address.town"));
  const reviewRemovals = sampleReviewRemovals(documents);
  const { contact, home } = PATHS_IN[DEFAULT_LANGUAGE];
  const ratingSources = rooms.flatMap(({ at }) => placesOf("rooms", `rooms.${at}.ratingSource`));
  const houseDependentProperties: Record<string, (question: Question) => Partial<Question>> = {
    prezzi: () => ({
      fields: rooms.map(({ slug, name }) => ({
        label: name,
        places: placesOf("prices", `rates.${slug}.base`),
      })),
    }),
    mappa: () => ({
      link: { href: contact, title: "Guarda i Contatti" },
      isOpen: !mapAround(town).isTownOnMap,
    }),
    video: ({ fields }) => ({ fields: fields.map((field) => ({ ...field, parse: videoIdIn })) }),
    stelle: () => ({ fields: [{ label: "Da dove viene il voto", places: ratingSources }] }),
    recensioni: () => ({
      link: { href: home, title: "Guarda la pagina iniziale" },
      isOpen: reviewRemovals.length > 0,
      removals: reviewRemovals,
    }),
  };
  return Object.entries(YAML_QUESTIONS).flatMap(([id, yamlQuestion]) => {
    const question = questionFrom(id, yamlQuestion);
    return id === "camera"
      ? rooms.map((room) => roomQuestion(question, room, rooms.length === 1))
      : [{ ...question, ...houseDependentProperties[id]?.(question) }];
  });
}
