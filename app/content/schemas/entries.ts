/**
 * The schemas of entries that the family can add and hide: reviews and answers. A translated entry may be incomplete: its
 * missing values are taken from the Italian entry, but an entry without a text is not shown (app/content/visible-entries.ts).
 */
import { z } from "zod";
import { DEFAULT_LANGUAGE, inEach, languageName } from "#app/domain/languages.ts";
import { addIssue, day, picture, sample, text, title } from "./parts.ts";

export const hidden = z.boolean().optional().meta({
  label: "Nascosta",
  help: "Resta qui, e gli ospiti non la vedono.",
  isMain: true,
});

export const LANGUAGE_NAMES = inEach((language) => languageName(language, DEFAULT_LANGUAGE));

const reviewFields = z.strictObject({
  quote: text.meta({ label: "Le sue parole", help: "Come le ha scritte, senza cambiarle." }),
  name: title.meta({ isAlike: true }),
  from: title.meta({ label: "Da dove viene" }),
  source: title.optional().meta({
    label: "Dove l’ha scritto",
    help: "Per esempio Google, Booking.com o Libro degli ospiti.",
    isMain: true,
  }),
  date: day.optional().meta({ label: "Quando l’ha scritto", input: "date", isMain: true }),
  consent: z.boolean().optional().meta({
    label: "Ha dormito qui, e ci ha detto di sì",
    help: "Cercate il nome fra i vostri soggiorni. Se non gliel’avete ancora chiesto, chiedeteglielo prima: senza il suo sì non si pubblica.",
    isMain: true,
  }),
  language: z
    .enum([...Object.values(LANGUAGE_NAMES), "un’altra"])
    .optional()
    .meta({ label: "In che lingua l’ha scritto" }),
  avatar: picture("avatar").optional(),
  sample,
  hidden,
});

const REQUIRED_REVIEW_FIELDS = [
  ["source", "Dove l’ha scritto? Per esempio Google, Booking.com o Libro degli ospiti"],
  ["date", "Quando l’ha scritto? Basta il giorno più vicino"],
  [
    "consent",
    "Manca il suo sì: chiedetegli se potete mettere le sue parole, poi segnate la casella",
  ],
] as const;

const review = reviewFields.superRefine((value, context) => {
  if (value.sample) return;
  for (const [name, message] of REQUIRED_REVIEW_FIELDS)
    if (!value[name]) addIssue(context, [name], message);
});

const reviewItems = <Review extends z.ZodType>(entry: Review) =>
  z.array(entry).meta({ label: "Le recensioni", item: "Recensione" });

export const reviews = z.strictObject({
  heading: title,
  note: text,
  /** Is shown after `note` if at least one review has a source. */
  verification: text,
  /** Is shown beside the source of a review that was written in another language. */
  translation: text,
  items: reviewItems(review),
});

export const translatedReviewsShape = { items: reviewItems(reviewFields.partial()) };

const answerWords = z
  .array(text)
  .min(1, "Serve almeno una frase, oppure si toglie la voce intera")
  .meta({ isMain: true, item: "Frase" });

export const goodToKnowAnswer = z.strictObject({
  name: title.meta({ label: "Titolo" }),
  words: answerWords,
  hidden,
});

export const translatedAnswer = goodToKnowAnswer.partial();
