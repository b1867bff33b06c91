/** Errors of content forms, and which of a form's fields are filled in or need attention. */
import type { FormField } from "#app/content/forms/form-model.ts";

/** Error messages by the path of their field. */
export type FieldErrors = ReadonlyMap<string, string>;

export type FieldProps<Kind extends FormField["kind"]> = {
  field: Extract<FormField, { kind: Kind }>;
  errors: FieldErrors;
};

export const isFilled = (field: FormField): boolean =>
  "fields" in field ? field.fields.some(isFilled) : "value" in field && field.value !== "";

/** The fields in a group or in a list. */
const innerFields = (field: FormField): FormField[] =>
  field.kind === "list" ? field.entries.flat() : "fields" in field ? field.fields : [];

export const hasError = (field: FormField, errors: FieldErrors): boolean =>
  errors.has(field.path) || innerFields(field).some((one) => hasError(one, errors));

/** The paths of all fields that show an error; errors with another path are shown above the form. */
export const fieldPaths = (fields: FormField[]): string[] =>
  fields.flatMap((field) => [
    // A group shows no error of its own.
    ...("fields" in field ? [] : [field.path]),
    ...fieldPaths(innerFields(field)),
  ]);

/** Whether an entry is shown open: it is empty, or has an error. */
export const needsAttention = (field: FormField, errors: FieldErrors): boolean =>
  !isFilled(field) || hasError(field, errors);

const leafFields = (field: FormField): FormField[] =>
  "fields" in field ? field.fields.flatMap(leafFields) : [field];

/** The first text of an entry, shown while the entry is collapsed. */
export function firstTextOf(fields: FormField[]): string {
  const leaves = fields.flatMap(leafFields);
  const words = leaves.find(({ kind }) => kind === "text" || kind === "long") ?? leaves[0];
  return words && "value" in words ? words.value : "";
}
