/**
 * The form that a word takes beside a number.
 *
 * Shapes: in, a language, a whole number and the forms it chooses from, as content writes them; out,
 *         one of them, with the number in it where it says "{numero}".
 */
import { worded } from "./worded.ts";

/** "{numero} notte" and "{numero} notti"; a whole sentence may have forms, too. */
export type Forms = { one: string; other: string };

/** Chooses by the rules of a language ("it-IT"). Italian has a third form for millions, which we never count. */
export type Choose = (count: number, forms: Forms, names?: Record<string, string>) => string;

export function chooseIn(locale: string): Choose {
  const rules = new Intl.PluralRules(locale);
  return (count, { one, other }, names = {}) =>
    worded(rules.select(count) === "one" ? one : other, { numero: `${count}`, ...names });
}
