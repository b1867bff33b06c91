/** The questions guests ask before they write, and the family's answers. */
import { z } from "zod";
import { text, title } from "./parts.ts";

const answer = z.strictObject({
  name: title,
  words: z.array(text).min(1, "Serve almeno una frase, oppure si toglie la voce intera"),
});

const ASKED = [
  "payment",
  "cancellation",
  "children",
  "pets",
  "smoking",
  "climate",
  "stairs",
] as const;

const HOURS = ["checkIn", "checkOut"];

function strangers(words: string[]): string[] {
  return [...words.join(" ").matchAll(/\{([^}]*)\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !HOURS.includes(name));
}

/** The hours are in house.yaml; sentences have placeholders for them. */
const arrival = answer
  .refine(
    ({ words }) => HOURS.every((name) => words.join(" ").includes(`{${name}}`)),
    'Le frasi devono contenere {checkIn} e {checkOut}: le ore si scrivono in house.yaml, sotto "arrival"',
  )
  .refine(
    ({ words }) => strangers(words).length === 0,
    "Fra graffe si possono scrivere solo {checkIn} e {checkOut}",
  );

/** All but `arrival` is optional; pages keep this order. */
export const goodToKnow = z.strictObject({
  heading: title,
  booking: answer.optional(),
  payment: answer.optional(),
  cancellation: answer.optional(),
  children: answer.optional(),
  beds: answer.optional(),
  tax: answer.optional(),
  breakfast: answer.optional(),
  arrival,
  pets: answer.optional(),
  smoking: answer.optional(),
  climate: answer.optional(),
  stairs: answer.optional(),
  parking: answer.optional(),
  more: z.array(answer).optional(),
  /** The guest's question in the chat where an answer is still missing. */
  ask: z.strictObject({
    words: text,
    questions: z.array(z.strictObject({ about: z.enum(ASKED), message: text })),
  }),
});
