import type { FormField } from "#app/desk/words/content-form.ts";

type ScreenReader = { read: (path: string) => Promise<{ props: Record<string, unknown> }> };

/** `values` by field name, field names by label, and the names of fields with an outdated or a missing translation. */
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
    inputs.filter((one) => one.translationProblem === problem).map((one) => one.name);
  return { values, names, outdated: namesWith("outdated"), missing: namesWith("missing") };
}

type Section = { title?: string; rows: { href: string; title: string; excerpt: string }[] };

/** The rows of the section with this title, or of the one without a title; none where the page has no such section. */
export async function siteRows(desk: ScreenReader, path: string, title?: string) {
  const sections = (await desk.read(path)).props["sections"] as Section[];
  const section = sections.find((one) => (title ? one.title?.startsWith(title) : !one.title));
  return section?.rows ?? [];
}
