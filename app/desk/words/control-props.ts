/** What a control of a content form shows. */
import type { FormField } from "#app/content/forms/form-screens.ts";

/** Error messages by the name of their field. */
export type FieldErrors = ReadonlyMap<string, string>;

export type ControlProps = {
  field: FormField;
  input: FormField["inputs"][number];
  help?: string | undefined;
  error?: string | undefined;
};
