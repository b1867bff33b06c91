/**
 * Fields that several files have. The sentence at a field is what the family reads when the field is
 * wrong or missing, so these are written for them, in Italian.
 */
import { z } from "zod";
import { ICON_NAMES } from "#app/ui/icon-names.ts";
import type { CropName } from "#pictures/crops.ts";
import { type PictureData, pictureOf } from "#pictures/catalogue.ts";

/** The most letters of a text, and of what stands in a heading, a menu or a mail's subject. */
const MOST = { text: 3_000, title: 120 };

/** What no text of a page may hold, and what to do about it. */
const SIGNS: [sign: RegExp, reason: string][] = [
  [
    /\ufffd/,
    "C’è il segno � al posto di una lettera, persa quando il file è stato salvato: riscriverla, e salvare il file come UTF-8",
  ],
  [
    /(?!\n)\p{Cc}|[\p{Cs}\p{Bidi_Control}\ufeff\u2028\u2029]/u,
    "C’è un segno che non si vede, forse copiato da un altro programma: cancellare la riga e riscriverla a mano",
  ],
];

const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1, "Il testo è vuoto")
    .max(most, `Il testo è troppo lungo: al massimo ${most} lettere`)
    .superRefine((written, context) => {
      const found = SIGNS.find(([sign]) => sign.test(written));
      if (found) context.addIssue({ code: "custom", message: found[1] });
    });

const isOneLine = (written: string) => !written.includes("\n");

const ONE_LINE = "Il testo va in una riga sola: togliere gli a capo e le righe vuote";

/** A text of one line. */
export const text = words(MOST.text).refine(isOneLine, ONE_LINE);

/** What stands in a heading, a menu or a mail's subject. */
export const title = words(MOST.title).refine(isOneLine, ONE_LINE);

/** A text that may have paragraphs. */
export const lines = words(MOST.text);

/** A text in which names written in braces are filled in: each of these, and no other. */
const filledIn =
  (base: z.ZodString) =>
  (...names: string[]) => {
    const places = names.map((name) => `{${name}}`);
    const isKnown = ([place]: RegExpExecArray) => places.includes(place);
    return places
      .reduce(
        (checked, place) =>
          checked.refine((written) => written.includes(place), `Nel testo manca ${place}`),
        base,
      )
      .refine(
        (written) => [...written.matchAll(/\{[^}]*\}/g)].every(isKnown),
        places.length > 0
          ? `Fra graffe qui si può scrivere solo ${places.join(", ")}`
          : "Qui il sito non riempie niente: le graffe vanno tolte",
      );
  };

export const filled = filledIn(text);

export const filledLines = filledIn(lines);

/**
 * A word or a sentence beside a number: `one` for a single thing, `other` for none or several; the rest
 * where the language has more (`npm run check:content` says which).
 */
export const forms = (...names: string[]) =>
  z.strictObject({
    zero: filled(...names).optional(),
    one: filled(...names),
    two: filled(...names).optional(),
    few: filled(...names).optional(),
    many: filled(...names).optional(),
    other: filled(...names),
  });

export const icon = z.enum(
  ICON_NAMES,
  `Questa icona non esiste. Ci sono: ${ICON_NAMES.join(", ")}`,
);

export const externalLink = z.url({
  protocol: /^https$/,
  error: "Serve un indirizzo che comincia con https://",
});

export const euros = z
  .string('Il prezzo va scritto così: "85,00"')
  .regex(/^\d+,\d{2}$/, 'Il prezzo va scritto così: "85,00"')
  .transform((written) => Number(written.replace(",", "")))
  .refine((cents) => cents > 0, "Il prezzo deve essere maggiore di zero");

export const hour = text.regex(/^\d{1,2}:\d{2}$/, "L'ora va scritta così: 9:00");

export const day = z.iso.date("Il giorno va scritto così: 2024-05-10");

/** A picture of the catalogue, cut for its place; becomes what `Picture` needs to show it. */
export const picture = (crop: CropName) =>
  text.transform((id, context) => {
    const found = pictureOf(id, crop);
    if (typeof found !== "string") return found;
    context.addIssue({ code: "custom", message: found });
    return z.NEVER;
  });

/** A picture that stands in two places, cut for each. */
export const pictureFor = <Place extends CropName>(...places: Place[]) =>
  text.transform((id, context) => {
    const found = places.map((place) => [place, pictureOf(id, place)] as const);
    const slip = found.find(([, cut]) => typeof cut === "string");
    if (!slip) return Object.fromEntries(found) as Record<Place, PictureData>;
    context.addIssue({ code: "custom", message: String(slip[1]) });
    return z.NEVER;
  });

export const opening = z.strictObject({
  label: title,
  heading: title,
  words: text,
});

export const pageHero = z.strictObject({ label: title, words: text });

export const block = z.strictObject({ label: title, heading: title, words: text });

/** Whether something only stands in until the family has the real thing; nothing said means it is real. */
export const sample = z.boolean().default(false);

/** The face is left out where there is none, the day and the place where they are not known. */
export const review = z.strictObject({
  quote: text,
  name: text,
  from: text,
  avatar: picture("avatar").optional(),
  date: day.optional(),
  source: text.optional(),
  sample,
});
