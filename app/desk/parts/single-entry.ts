/** One entry of a form's lists, apart from all other fields. */
import type { FormField } from "#app/content/forms/form-model.ts";

type SplitFields = {
  /** The fields of the entry. */
  entry: FormField[];
  /** All others, which the form sends as they are. */
  others: FormField[];
};

/** `path` is the list's with the entry's number: "reviews.items.4". */
export function splitEntry(fields: FormField[], path: string): SplitFields {
  const split: SplitFields = { entry: [], others: [] };
  for (const field of fields)
    if (field.kind === "list") {
      const isOwn = (_: FormField[], at: number) => `${field.path}.${at}` === path;
      split.entry.push(...field.entries.filter(isOwn).flat());
      const others = field.entries.filter((entry, at) => !isOwn(entry, at));
      split.others.push({ ...field, entries: others });
    } else if ("fields" in field) {
      const inner = splitEntry(field.fields, path);
      split.entry.push(...inner.entry);
      split.others.push({ ...field, fields: inner.others });
    } else split.others.push(field);
  return split;
}
