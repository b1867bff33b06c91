import type { FormField } from "#app/desk/words/content-form.ts";

type ScreenReader = { read: (path: string) => Promise<{ props: Record<string, unknown> }> };

/** The form's values by name, its names by label, and the fields marked as to be translated. */
export async function openForm(desk: ScreenReader, path: string) {
  const { props } = await desk.read(path);
  const inputs = (props["fields"] as FormField[]).flatMap((field) => field.inputs);
  const values: Record<string, string> = {
    letto: JSON.stringify(props["baseTexts"]),
    azione: "salva",
    ...Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
  };
  const names = Object.fromEntries(inputs.map(({ label, name }) => [label, name]));
  const namesWith = (problem: string) =>
    inputs.filter((one) => one.problem === problem).map((one) => one.name);
  return { values, names, outdated: namesWith("outdated"), missing: namesWith("missing") };
}

type Section = { title?: string; rows: { href: string; title: string; excerpt: string }[] };

/** The rows of a page of the site's texts below a title, or without one; none where the page has no such title. */
export async function siteRows(desk: ScreenReader, path: string, title?: string) {
  const sections = (await desk.read(path)).props["sections"] as Section[];
  const section = sections.find((one) => (title ? one.title?.startsWith(title) : !one.title));
  return section?.rows ?? [];
}
