/** What a room and a story are called in addresses. */
import { z } from "zod";
import { text } from "./parts.ts";

/** First steps of addresses that are taken: pages, forms, files. A test holds the list complete. */
const TAKEN = new Set([
  "about",
  "assets",
  "blog",
  "blog_details",
  "calendari",
  "cerca_stanza",
  "contatti",
  "find_room",
  "grazie",
  "healthz",
  "home2",
  "home3",
  "home4",
  "home5",
  "lettere",
  "messaggi",
  "our_team",
  "pictures",
  "pricing",
  "privacy",
  "risposte",
  "room",
  "room_details",
  "service_details",
  "services",
  "territorio",
  "404",
]);

export const roomSlug = text
  .regex(
    /^[a-z0-9]+(_[a-z0-9]+)*$/,
    "Il nome nell’indirizzo si scrive in minuscolo, con _ al posto degli spazi: olive_room",
  )
  .refine((slug) => !TAKEN.has(slug), "Questo indirizzo è già di un’altra pagina del sito");

export const storySlug = text.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "Il nome nell’indirizzo si scrive in minuscolo, con - al posto degli spazi: valle-del-vino",
);

/** Holds that no two entries of a list share a field; told where it stands the second time. */
export const eachOnce =
  <Field extends string>(field: Field, words: string) =>
  (entries: Record<Field, unknown>[], context: z.RefinementCtx): void => {
    const values = entries.map((entry) => entry[field]);
    for (const [index, value] of values.entries())
      if (values.indexOf(value) < index)
        context.addIssue({ code: "custom", path: [index, field], message: `${words}: ${value}` });
  };
