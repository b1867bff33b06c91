import { memoize } from "./memoize.ts";
import { interpolate } from "./interpolate.ts";

/** "{numero} notte" and "{numero} notti"; a whole sentence may have forms, too. */
export type PluralForms = { one: string; other: string } & {
  [Form in "zero" | "two" | "few" | "many"]?: string | undefined;
};

export type Pluralize = ReturnType<typeof pluralizer>;

export function pluralizer(locale: string) {
  const rules = memoize(() => new Intl.PluralRules(locale));
  /** Fills the number into "{numero}" and `values` into other placeholders. */
  return (count: number, forms: PluralForms, values: Record<string, string> = {}): string =>
    interpolate(forms[rules().select(count)] ?? forms.other, { numero: `${count}`, ...values });
}
