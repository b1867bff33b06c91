import type { z } from "zod";
import { DESK_PATH } from "#app/desk/paths.ts";
import { LANGUAGE_CODES, PATH_SEGMENTS } from "#app/domain/languages.ts";
import { CALENDARS_PATH, FORM_PATHS, PATHS } from "#app/paths/paths.ts";
import { templatePaths } from "#demonstration/paths.ts";
import { addIssue, text } from "./parts.ts";

/** The first path segments of pages, forms, form answers ("/risposte"), files and the desk. No room may have such a segment. */
const RESERVED_SEGMENTS = new Set([
  ...[
    ...templatePaths,
    PATHS.roomDetails,
    ...Object.values(FORM_PATHS),
    CALENDARS_PATH,
    DESK_PATH,
  ].map((path) => path.split("/")[1]),
  ...LANGUAGE_CODES,
  ...Object.values(PATH_SEGMENTS).flatMap((segments) => Object.values(segments)),
  "assets",
  "healthz",
  "pictures",
  "risposte",
  "404",
]);

const ADDRESS_TAKEN_MESSAGE = "Questo indirizzo è già di un’altra pagina del sito";

function isUnreserved(segment: string): boolean {
  return !RESERVED_SEGMENTS.has(segment);
}

export const roomSlug = text
  .regex(
    /^[a-z0-9]+(_[a-z0-9]+)*$/,
    "Il nome nell’indirizzo si scrive in minuscolo, con _ al posto degli spazi: olive_room",
  )
  .refine(isUnreserved, ADDRESS_TAKEN_MESSAGE);

export const roomAddress = text
  .regex(
    /^[a-z0-9]+([_-][a-z0-9]+)*$/,
    "L’indirizzo si scrive in minuscolo e senza accenti, con - al posto degli spazi: olive-room",
  )
  .refine(isUnreserved, ADDRESS_TAKEN_MESSAGE);

export const storySlug = text.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "Il nome nell’indirizzo si scrive in minuscolo, con - al posto degli spazi: valle-del-vino",
);

export const SAME_ADDRESS = "Due pagine hanno lo stesso indirizzo";

/** Makes a check that reports an entry whose value of `field` an earlier entry already has. */
export const uniqueByField =
  <Field extends string>(field: Field, message: string) =>
  (
    entries: ArrayLike<Record<Field, unknown>> | Record<string, Record<Field, unknown>>,
    context: z.RefinementCtx,
  ): void => {
    const seenValues = new Set<unknown>();
    for (const [name, { [field]: value }] of Object.entries(entries)) {
      if (seenValues.has(value)) addIssue(context, [name, field], `${message}: ${value}`);
      seenValues.add(value);
    }
  };
