/** The pages a form is answered with: templates whose slots are filled in for each guest. */
import { inEach, type Language } from "#app/domain/languages.ts";
import type { FormResponseName } from "#app/paths/paths.ts";
import type { AllFacts, Facts } from "./facts.ts";

/** Words by the name of the place they go to. */
export type Slots = Record<string, string>;

/**
 * `words` says something, `question` asks with a button, `form` gives a form back with other ways to
 * send its text, `bare` a form without a text.
 */
export type AnswerPages = {
  facts: Facts;
  fill: (name: FormResponseName, slots: Slots) => string;
  policy: (name: FormResponseName) => string;
};

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in an element or in an attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Puts words into a template; a slot without words becomes empty. */
export function filled(template: string, slots: Slots): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(slots[name] ?? ""));
}

/** Chooses a room in a template's select; without one it stays at the general question. */
function chosen(html: string, value: string | undefined): string {
  return value ? html.replace(`<option value="${value}"`, '$& selected=""') : html;
}

/** A page whose slots stand in no script and no style: one policy holds for all that is filled in. */
export type AnswerTemplate = { html: string; policy: string };

/** The answers of a release, in each language. */
export function answerPages(
  answers: Record<Language, Record<FormResponseName, AnswerTemplate>>,
  facts: AllFacts,
): Record<Language, AnswerPages> {
  return inEach((language) => {
    const templates = answers[language];
    return {
      facts: facts[language],
      fill: (name, slots) => filled(chosen(templates[name].html, slots["room"]), slots),
      policy: (name) => templates[name].policy,
    };
  });
}
