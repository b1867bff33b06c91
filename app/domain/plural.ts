import { memoize } from "./memoize.ts";
import { interpolate } from "./interpolate.ts";

/** "{numero} notte" and "{numero} notti"; a whole sentence may have forms, too. */
export type PluralForms = { one: string; other: string } & {
  [Form in "zero" | "two" | "few" | "many"]?: string | undefined;
};

/** Fills the number into "{numero}" and `names` into other placeholders. */
export type Choose = (count: number, forms: PluralForms, names?: Record<string, string>) => string;

export function pluralizer(locale: string): Choose {
  const rules = memoize(() => new Intl.PluralRules(locale));
  return (count, forms, names = {}) =>
    interpolate(forms[rules().select(count)] ?? forms.other, { numero: `${count}`, ...names });
}
