/** What the build tells the server about the house. */
import type { Answers } from "#app/content/schemas/answers.ts";
import type { Phrases } from "#app/domain/phrasebook.ts";
import type { Subject } from "#app/domain/contact-message.ts";

export type Facts = {
  /** The address that stands in the pages: https://www.example.com */
  siteUrl: string;
  house: { name: string; phone: string; email: string };
  /** The rooms: as the form's select knows them, where their pages are, in cents a night. */
  rooms: (Subject & { path: string; rate: number })[];
  /** How the form calls its fields. */
  labels: { name: string; email: string; message: string };
  /** What a guest agrees to with a sign-up; kept with it. */
  consent: string;
  /** What guests send, and how things are counted. */
  phrases: Phrases;
  words: Answers;
};

/** One of each thing that is asked of the facts; the words are checked where they are written. */
const SHAPE = {
  siteUrl: "",
  house: { name: "", phone: "", email: "" },
  rooms: [{ name: "", option: 0, path: "", rate: 0 }],
  labels: { name: "", email: "", message: "" },
  consent: "",
  phrases: { locale: "" },
  words: { thanks: { title: "" } },
};

/** The places where a value is not of a shape. */
function misfits(value: unknown, shape: unknown, place = "facts"): string[] {
  if (Array.isArray(shape))
    return Array.isArray(value)
      ? value.flatMap((entry, index) => misfits(entry, shape[0], `${place}.${index}`))
      : [place];
  if (typeof shape !== "object") return typeof value === typeof shape ? [] : [place];
  return Object.entries(shape as object).flatMap(([key, part]) =>
    misfits((Object(value) as Record<string, unknown>)[key], part, `${place}.${key}`),
  );
}

/** The facts as the build has written them; throws when a build of another version did. */
export function readFacts(json: string): Facts {
  const facts: unknown = JSON.parse(json);
  const places = misfits(facts, SHAPE);
  if (places.length > 0)
    throw new Error(`The build is of another version (${places[0]}): run "npm run build" first`);
  return facts as Facts;
}
