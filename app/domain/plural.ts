/**
 * The form that a word takes beside a number.
 *
 * Shapes: in, a language, a whole number and the forms it chooses from, as content writes them; out,
 *         one of them, with the number in it where it says "{numero}".
 */
import { memoize } from "./memoize.ts";
import { interpolate } from "./interpolate.ts";

/** "{numero} notte" and "{numero} notti"; a whole sentence may have forms, too. */
export type Forms = { one: string; other: string } & {
  [Form in "zero" | "two" | "few" | "many"]?: string | undefined;
};

/** Chooses by the rules of a language ("it-IT"); a form that content leaves out is `other`. */
export type Choose = (count: number, forms: Forms, names?: Record<string, string>) => string;

export function pluralizer(locale: string): Choose {
  const rules = memoize(() => new Intl.PluralRules(locale));
  return (count, forms, names = {}) =>
    interpolate(forms[rules().select(count)] ?? forms.other, { numero: `${count}`, ...names });
}
