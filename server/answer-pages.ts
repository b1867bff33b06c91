/** The pages a form is answered with: built templates whose slots are filled in for each guest. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type AnswerName, ANSWERS } from "#app/site/paths.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { type Facts, readFacts } from "./facts.ts";

/** Words by the name of the place they go to. */
export type Slots = Record<string, string>;

/**
 * `words` says something, `question` asks with a button, `form` gives a form back with other ways to
 * send its text, `bare` a form without a text.
 */
export type AnswerPages = {
  facts: Facts;
  fill: (name: AnswerName, slots: Slots) => string;
  policy: (name: AnswerName) => string;
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

async function eachAnswer(of: (name: AnswerName) => string | Promise<string>) {
  const entries = await Promise.all(ANSWERS.map(async (name) => [name, await of(name)] as const));
  return Object.fromEntries(entries) as Record<AnswerName, string>;
}

/** Reads what the build has written; throws when it is not there. */
export async function loadAnswerPages(folder: string): Promise<AnswerPages> {
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const facts = readFacts(await read("facts.json"));
  const templates = await eachAnswer((name) => read(`${name}.html`));
  // Slots stand in no script and no style: one policy holds for all that is filled in.
  const policies = await eachAnswer((name) => contentSecurityPolicy(templates[name]));
  return {
    facts,
    fill: (name, slots) => filled(chosen(templates[name], slots["room"]), slots),
    policy: (name) => policies[name],
  };
}
