/** The controls of a form of content/: each field in its languages, and what was typed into them. */
import type { PlacedField } from "#app/content/forms/form-screens.ts";
import { languageLabel, type ReadScope } from "./form-scope.ts";

/** The texts of a form by the names of their fields. */
export type FormTexts = Record<string, string>;

export type Target = { file: string; field: PlacedField };

/** A control of the form, with the value in each file that it changes. */
export type Control = { name: string; label: string; targets: [Target, ...Target[]] };

const isWords = ({ kind, isAlike }: PlacedField) =>
  (kind === "text" || kind === "long" || kind === "paragraphs") && !isAlike;

/** The controls of each field: one for a language, or one for all where there is nothing to translate. */
export function controlsOf({ sources }: ReadScope): { field: PlacedField; controls: Control[] }[] {
  const [own, ...others] = sources;
  return own!.screen.fields.map((field) => {
    const first: Target = { file: own!.file, field };
    const targets = others.flatMap(({ screen, file, language, prefix }) => {
      const same = screen.fields.find(({ path }) => path === field.path);
      return same ? [{ file, field: same, language, prefix }] : [];
    });
    const { path, label } = field;
    if (!isWords(field) && targets.every((one) => one.field.value === field.value))
      return { field, controls: [{ name: path, label, targets: [first, ...targets] }] };
    const translations = targets.map(({ language, prefix, ...target }): Control => ({
      name: prefix + path,
      label: `${label}, ${languageLabel(language)}`,
      targets: [target],
    }));
    return { field, controls: [{ name: path, label, targets: [first] }, ...translations] };
  });
}

export const currentText = ({ targets }: Control) => targets[0].field.value;

/** What came of each control; nothing of those that the form did not have. */
export function typedTexts(all: ReadScope, posted: URLSearchParams): FormTexts {
  const names = controlsOf(all).flatMap(({ controls }) => controls);
  const texts = names.flatMap(({ name, targets }): [string, string][] => {
    const values = posted.getAll(name);
    if (values.length === 0) return [];
    const isSeveral = targets[0].field.kind === "choices";
    // A box that is not ticked is not sent: the value that stands before it counts.
    const text = isSeveral ? values.filter(Boolean).join("\n") : values.at(-1)!;
    return [[name, text.replaceAll("\r\n", "\n")]];
  });
  return Object.fromEntries(texts);
}
