import { memoize } from "./memoize.ts";
import { interpolate } from "./interpolate.ts";

/** The singular and plural forms of a word or of a whole sentence: "{numero} notte" and "{numero} notti". */
export type PluralForms = { one: string; other: string } & {
  [Form in "zero" | "two" | "few" | "many"]?: string | undefined;
};

export type Pluralize = ReturnType<typeof pluralizer>;

export function pluralizer(locale: string) {
  const rules = memoize(() => new Intl.PluralRules(locale));
  /** Chooses the form for `count`; fills `count` into "{numero}", and `values` into the other placeholders. */
  return (count: number, forms: PluralForms, values: Record<string, string> = {}): string =>
    interpolate(forms[rules().select(count)] ?? forms.other, { numero: `${count}`, ...values });
}
