/** What content/answers.yaml and content/newsletter.yaml must hold: the words the server answers with. */
import { z } from "zod";
import { text } from "./parts.ts";

const page = z.strictObject({ title: text, heading: text, words: text });

const question = page.extend({ button: text });

/** A text in which the server fills in names written in braces. */
const filled = (...names: string[]) =>
  names.reduce(
    (checked, name) =>
      checked.refine((words) => words.includes(`{${name}}`), `Nel testo manca {${name}}`),
    text,
  );

export const newsletter = z.strictObject({ words: text, consent: text, check: text });

export const answers = z.strictObject({
  thanks: page.extend({ label: text, words: filled("riferimento") }),
  problems: z.strictObject({
    wrong: page,
    stranger: page,
    tooLong: page,
    wrongKind: page,
    tooMany: page,
    unavailable: page,
  }),
  fields: z.strictObject({ missing: text, tooLong: text, email: text }),
  newsletter: z.strictObject({
    asked: page,
    confirm: question,
    confirmed: page,
    leave: question,
    left: page,
    expired: page,
    wrong: page,
    tooMany: page,
    unavailable: page,
  }),
  letter: z.strictObject({
    subject: text,
    words: filled("casa", "conferma", "giorni", "lascia"),
  }),
});

export type Answers = z.output<typeof answers>;
