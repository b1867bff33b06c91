/** A form of the site's words at the desk, as a phone has it on its screen. */
import type { FormField } from "#app/content/forms/form-model.ts";

type ScreenReader = { read: (path: string) => Promise<{ props: Record<string, unknown> }> };

/** Its values by their names, its names by their labels, and what is marked as to be translated. */
export async function openForm(desk: ScreenReader, path: string) {
  const { props } = await desk.read(path);
  const values: Record<string, string> = { letto: props["read"] as string, azione: "salva" };
  const names: Record<string, string> = {};
  const outdated: string[] = [];
  const missing: string[] = [];
  const collect = (fields: FormField[]) => {
    for (const field of fields) {
      if (field.kind === "list") {
        Object.assign(values, field.counts);
        field.entries.forEach(collect);
      } else if ("fields" in field) collect(field.fields);
      else if ("value" in field) {
        values[field.path] = field.value;
        names[field.label] = field.path;
      }
      if (field.kind === "languages") {
        outdated.push(...field.outdated);
        missing.push(...field.missing);
      }
    }
  };
  collect(props["fields"] as FormField[]);
  return { values, names, outdated, missing, entry: props["entry"] as string };
}
