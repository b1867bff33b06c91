/**
 * The form that a word takes beside a number.
 *
 * Shapes: in, a whole number and the forms it chooses from, as content writes them; out, one of them.
 */

/** "notte" and "notti"; a sentence may stand in the place of the noun. */
export type Forms = { one: string; other: string };

const rules = new Intl.PluralRules("it-IT");

/** The form for so many. Italian has a third for millions, which we never count. */
export function formFor(count: number, { one, other }: Forms): string {
  return rules.select(count) === "one" ? one : other;
}

/** "1 notte", "2 notti" */
export function counted(count: number, forms: Forms): string {
  return `${count} ${formFor(count, forms)}`;
}
