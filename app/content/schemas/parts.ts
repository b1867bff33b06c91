/** The schemas of fields that several files have. Their messages are for the family, in Italian. */
import { z } from "zod";
import { ICON_NAMES } from "#app/ui/icon-names.ts";
import type { CropName } from "#pictures/crops.ts";
import type { PictureRef } from "#pictures/catalogue.ts";

export const addIssue = (context: z.RefinementCtx, path: PropertyKey[], message: string): void =>
  context.addIssue({ code: "custom", path, message });

const MAX_CHARACTERS = { text: 3_000, title: 120 };

const FORBIDDEN_CHARACTERS: [pattern: RegExp, reason: string][] = [
  [
    /\ufffd/,
    "C’è il segno � al posto di una lettera, persa quando il file è stato salvato: riscriverla, e salvare il file come UTF-8",
  ],
  [
    /(?!\n)\p{Cc}|[\p{Cs}\p{Bidi_Control}\ufeff\u2028\u2029]/u,
    "C’è un segno che non si vede, forse copiato da un altro programma: cancellare la riga e riscriverla a mano",
  ],
];

const textUpTo = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1, "Il testo è vuoto")
    .max(maxLength, `Il testo è troppo lungo: al massimo ${maxLength} lettere`)
    .superRefine((value, context) => {
      const [, message] = FORBIDDEN_CHARACTERS.find(([pattern]) => pattern.test(value)) ?? [];
      if (message) addIssue(context, [], message);
    });

const isOneLine = (value: string) => !value.includes("\n");

const ONE_LINE_MESSAGE = "Il testo va in una riga sola: togliere gli a capo e le righe vuote";

export const text = textUpTo(MAX_CHARACTERS.text).refine(isOneLine, ONE_LINE_MESSAGE);
export const title = textUpTo(MAX_CHARACTERS.title).refine(isOneLine, ONE_LINE_MESSAGE);

export const multilineText = textUpTo(MAX_CHARACTERS.text);

const withPlaceholders =
  (base: z.ZodString) =>
  (...names: string[]) => {
    const placeholders = names.map((name) => `{${name}}`);
    const isAllowed = ([placeholder]: RegExpExecArray) => placeholders.includes(placeholder);
    return placeholders
      .reduce(
        (schema, placeholder) =>
          schema.refine((value) => value.includes(placeholder), `Nel testo manca ${placeholder}`),
        base,
      )
      .refine(
        (value) => [...value.matchAll(/\{[^}]*\}/g)].every(isAllowed),
        placeholders.length > 0
          ? `Fra graffe qui si può scrivere solo ${placeholders.join(", ")}`
          : "Qui il sito non riempie niente: le graffe vanno tolte",
      );
  };

export const textWith = withPlaceholders(text);
export const multilineTextWith = withPlaceholders(multilineText);

/** Some languages need more forms than `one` and `other`; `npm run check:content` reports missing forms. */
export const pluralForms = (...names: string[]) =>
  z.strictObject({
    zero: textWith(...names).optional(),
    one: textWith(...names),
    two: textWith(...names).optional(),
    few: textWith(...names).optional(),
    many: textWith(...names).optional(),
    other: textWith(...names),
  });

export const icon = z.enum(
  ICON_NAMES,
  `Questa icona non esiste. Ci sono: ${ICON_NAMES.join(", ")}`,
);

const LINK_MESSAGE = "Serve un indirizzo che comincia con https://";

export const externalLink = z
  .url({ protocol: /^https$/, error: LINK_MESSAGE })
  .regex(/^https:\/\/\S+$/, LINK_MESSAGE);

export const euros = z
  .string('Il prezzo va scritto così: "85,00"')
  .regex(/^\d+,\d{2}$/, 'Il prezzo va scritto così: "85,00"')
  .transform((price) => Number(price.replace(",", "")))
  .refine((cents) => cents > 0, "Il prezzo deve essere maggiore di zero")
  .meta({ input: "euros" });

export const hour = text.regex(/^\d{1,2}:\d{2}$/, "L'ora va scritta così: 9:00");

export const day = z.iso.date("Il giorno va scritto così: 2024-05-10");

const pictureId = z.string().trim().min(1, "Manca l’immagine: sceglietene una");

/** The id of a picture in the catalogue; forms offer the pictures that are large enough for the crop. */
export const picture = (crop: CropName) =>
  pictureId.transform((id): PictureRef => ({ id, crop })).meta({ input: "picture", crops: [crop] });

export const pictureFor = <Crop extends CropName>(...crops: Crop[]) =>
  pictureId
    .transform((id) => {
      const entries = crops.map((crop): [Crop, PictureRef] => [crop, { id, crop }]);
      return Object.fromEntries(entries) as Record<Crop, PictureRef>;
    })
    .meta({ input: "picture", crops });

export const headingAndText = z.strictObject({ heading: title, words: text });

export const pageHero = z.strictObject({ words: text });

/** Whether a value is an example, which the family has to replace by the real one. */
export const sample = z.boolean().default(false);
