import { z } from "zod";
import { goodToKnowAnswer, translatedAnswer } from "./entries.ts";
import { text, title } from "./parts.ts";

const QUESTION_NAMES = [
  "payment",
  "cancellation",
  "children",
  "pets",
  "smoking",
  "climate",
  "stairs",
] as const;

/** The hours of arrival and departure are in house.yaml. The sentences here have placeholders for these hours. */
const arrival = goodToKnowAnswer
  .omit({ hidden: true })
  .refine(
    ({ words }) => ["{checkIn}", "{checkOut}"].every((name) => words.join().includes(name)),
    "Le frasi devono contenere {checkIn} e {checkOut}: lì il sito mette le ore della casa",
  )
  .refine(
    ({ words }) => !/\{(?!checkIn\}|checkOut\})/.test(words.join()),
    "Fra graffe si possono scrivere solo {checkIn} e {checkOut}",
  );

/** Makes the schema of good-to-know.yaml. Pages show the answers in the order of the schema's keys. */
const goodToKnowSchema = <Answer extends z.ZodType>(entry: Answer) =>
  z.strictObject({
    heading: title,
    booking: entry.optional(),
    payment: entry.optional(),
    cancellation: entry.optional(),
    children: entry.optional(),
    beds: entry.optional(),
    tax: entry.optional(),
    breakfast: entry.optional(),
    arrival,
    pets: entry.optional(),
    smoking: entry.optional(),
    climate: entry.optional(),
    stairs: entry.optional(),
    parking: entry.optional(),
    more: z.array(entry).optional().meta({ label: "Altre voci", item: "Voce" }),
    /** Guests can ask a question by a link to the chat, as long as the family has not written the answer to the question. */
    ask: z.strictObject({
      words: text,
      questions: z.array(z.strictObject({ about: z.enum(QUESTION_NAMES), message: text })),
    }),
  });

export const goodToKnow = goodToKnowSchema(goodToKnowAnswer);

export const translatedGoodToKnow = goodToKnowSchema(translatedAnswer);
