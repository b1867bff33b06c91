/** The questions of the first days that every house has, in their order. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type Documents, type Place, valueAt, valuesOf } from "#app/content/documents.ts";
import type { Value } from "#app/content/rows.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { mapAround } from "#pictures/map-places.ts";
import { subjectPath } from "../words/part-path.ts";

export type StepField = {
  label: string;
  /** The places of the value: several if each language has a value of its own. */
  places: Place[];
  /** The key in `without` of content/house.yaml that an empty field sets, to say that the house has no such thing. */
  absenceKey?: string | undefined;
  parse?: (typed: string) => string;
};

export type StepChange = Place & { value?: Value | undefined };

export type Step = {
  id: string;
  title: string;
  help?: string | undefined;
  link?: { href: string; title: string } | undefined;
  fields: StepField[];
  /** Whether the step is open. By default it is open if a field has the software's own value, or a warning. */
  isOpen?: boolean;
  /** The changes that "Non c'è" (there is none) makes: the house goes without, or a text is removed or hidden. */
  removals?: StepChange[] | undefined;
  /** Matches the paths of further values whose warnings the step shows, besides those of its fields. */
  coveredPaths?: RegExp | undefined;
};

/** A question of questions.yaml; `fields` gives each label the file and the path of its value: "house phone". */
type QuestionText = {
  title: string;
  help?: string;
  fields?: Record<string, string>;
  absence?: Record<string, string>;
  without?: string[];
  covers?: string;
};

const QUESTIONS = parse(
  readFileSync(join(import.meta.dirname, "questions.yaml"), "utf8"),
) as Record<string, QuestionText>;

const placesOf = (file: string, path: string): Place[] =>
  file.startsWith("*/")
    ? LANGUAGE_CODES.map((language) => ({ file: file.replace("*", language), path }))
    : [{ file, path }];

export const absenceChanges = (...names: string[]): StepChange[] =>
  names.map((name) => ({ file: "house", path: `without.${name}`, value: true }));

function stepFrom(id: string, question: QuestionText): Step {
  const { title, help, fields = {}, absence = {}, without: absentNames, covers } = question;
  return {
    id,
    title,
    help,
    fields: Object.entries(fields).map(([label, place]) => {
      const [file = "", path = ""] = place.split(" ");
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

function sampleReviewRemovals(documents: Documents): StepChange[] {
  return ["home", "about"].flatMap((name) => {
    const file = `${DEFAULT_LANGUAGE}/${name}`;
    const items = valueAt(valuesOf(file, documents), "reviews.items") as Review[];
    return items.flatMap(({ sample, hidden }, at) =>
      sample && !hidden ? [{ file, path: `reviews.items.${at}.hidden`, value: true }] : [],
    );
  });
}

function roomStep(step: Step, { slug, name, at }: Room, isOnlyRoom: boolean): Step {
  return {
    id: `camera.${slug}`,
    title: step.title.replace("{camera}", name),
    help: step.help,
    link: { href: subjectPath("rooms"), title: "Letti, comodità e parole" },
    fields: [{ label: "Nome", places: placesOf("rooms", `rooms.${at}.name`) }],
    removals: isOnlyRoom ? undefined : [{ file: "rooms", path: `rooms.${at}.hidden`, value: true }],
    coveredPaths: new RegExp(`^rooms\\.rooms\\.${at}\\.hero$`),
  };
}

export function stepsFor(documents: Documents): Step[] {
  const { rooms: allRooms } = valuesOf("rooms", documents) as { rooms: Room[] };
  const rooms = allRooms.flatMap((room, at) => (room.hidden ? [] : [{ ...room, at }]));
  const town = String(valueAt(valuesOf("house", documents), "address.town"));
  const reviewRemovals = sampleReviewRemovals(documents);
  const { contact, home } = PATHS_IN[DEFAULT_LANGUAGE];
  const ratingPlaces = rooms.flatMap(({ at }) => placesOf("rooms", `rooms.${at}.ratingSource`));
  const houseDependentProperties: Record<string, (step: Step) => Partial<Step>> = {
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
    stelle: () => ({ fields: [{ label: "Da dove viene il voto", places: ratingPlaces }] }),
    recensioni: () => ({
      link: { href: home, title: "Guarda la pagina iniziale" },
      isOpen: reviewRemovals.length > 0,
      removals: reviewRemovals,
    }),
  };
  return Object.entries(QUESTIONS).flatMap(([id, question]) => {
    const step = stepFrom(id, question);
    return id === "camera"
      ? rooms.map((room) => roomStep(step, room, rooms.length === 1))
      : [{ ...step, ...houseDependentProperties[id]?.(step) }];
  });
}
