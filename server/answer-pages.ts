/** The pages a form is answered with: built templates whose slots are filled in for each guest. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AnswerName } from "#app/site/paths.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { type Facts, readFacts } from "./facts.ts";

/** Words by the name of the place they go to. */
export type Slots = Record<string, string>;

/**
 * `parole` says something, `domanda` asks with a button, `modulo` gives a form back with other ways to
 * send its text, `vuoto` a form without a text.
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

/** Reads what the build has written; throws when it is not there. */
export async function loadAnswerPages(folder: string): Promise<AnswerPages> {
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const facts = readFacts(await read("facts.json"));
  const templates = {
    parole: await read("parole.html"),
    domanda: await read("domanda.html"),
    modulo: await read("modulo.html"),
    vuoto: await read("vuoto.html"),
  };
  // Slots stand in no script and no style: one policy holds for all that is filled in.
  const policies = {
    parole: contentSecurityPolicy(templates.parole),
    domanda: contentSecurityPolicy(templates.domanda),
    modulo: contentSecurityPolicy(templates.modulo),
    vuoto: contentSecurityPolicy(templates.vuoto),
  };
  return {
    facts,
    fill: (name, slots) => filled(chosen(templates[name], slots["room"]), slots),
    policy: (name) => policies[name],
  };
}
