import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const PROJECT_FOLDER = join(import.meta.dirname, "../..");

const SOURCE_FILES = globSync(
  "{app/{client-state,domain,guesthouse,head,paths,render,sections,site,ui},server/{forms,mail,site}}/**/*.{ts,tsx}",
  {
    cwd: PROJECT_FOLDER,
    exclude: [
      "**/*.test.ts",
      // The demonstration's words are English, and not the family's.
      "app/sections/demo-booking/**",
      // These are words that guests write; the site does not show them.
      "app/domain/message-parser/sender.ts",
    ],
  },
);

/** Texts that are allowed in code though they look like words, with the reason. */
const ALLOWED_TEXTS = new Map([
  ["Unexpected Application Error!", "the specification's own, read as English"],
  ["Page Not Found", "the specification's own, read as English"],
  ["<!DOCTYPE html>", "HTML"],
  ["width=device-width, initial-scale=1", "a value of HTML"],
  ["[target], [data-placeholder]", "a selector"],
  ["[data-needs-valid], [type=submit]", "a selector"],
  ["Menu", "the same in Italian and in English"],
  ["Facebook", "a name"],
  ["Instagram", "a name"],
  ["garanteprivacy.it", "an address"],
  [" km", "a unit"],
  ["Europe/Rome", "a zone's name"],
  [" {index} ", "filled in by the lightbox"],
  [" {total}", "filled in by the lightbox"],
  ["Accept", "a header"],
  ["Origin", "a header"],
  ["Referer", "a header"],
  ["List-Unsubscribe=One-Click", "a header's value"],
  ["User-agent: *\nAllow: /\n\nSitemap: ", "the lines of robots.txt"],
  ["letter ", "the log's"],
  [" not sent (try ", "the log's"],
  ["SMTP_URL is not set: messages wait in the inbox, at the desk.", "the log's"],
]);

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** Names of attributes whose values only browsers read. */
const TECHNICAL =
  /^(class(Name)?|buttonClass|layout|sizes|sandbox|allow|autoComplete|viewBox|preserveAspectRatio|strokeDasharray|d|rel|referrerPolicy)$/;

const SPOKEN_ATTRIBUTES = /^(aria-label|alt|title|placeholder|label|heading)$/;

const calleeOf = ({ callee }: Node) => (isNode(callee) ? callee["name"] : undefined);

/** Parts of a file whose strings are for machines and programmers. */
function isSilentNode(node: Node): boolean {
  if (/^(Import|ExportAll)|^TS(?!As|Satisfies|NonNull)/.test(node.type)) return true;
  if (node.type === "JSXAttribute") return TECHNICAL.test(String((node["name"] as Node)["name"]));
  if (node.type === "Property") return (node["key"] as Node)["value"] === "@type";
  if (node.type === "CallExpression") return calleeOf(node) === "clsx";
  if (node.type === "NewExpression") return String(calleeOf(node)).endsWith("Error");
  // Compared strings are keys, methods or states, which are never shown.
  return node.type === "BinaryExpression" && /^[!=]==$/.test(String(node["operator"]));
}

/** Whether a text is a list of classes, like "grid max-w-prose gap-5": most words have signs, none a capital. */
function isClassList(text: string): boolean {
  const classNames = text.trim().split(/\s+/);
  return (
    classNames.every((name) => /^[^\p{Lu}]\S*[^.,;:?!]$/u.test(name)) &&
    classNames.filter((name) => /[-[(/\d]/.test(name)).length >= classNames.length / 2
  );
}

/**
 * Two words, an accent or a capitalized word make a text for reading; media queries begin with a bracket
 * or a length.
 */
function isSentence(text: string): boolean {
  if (!/\p{L}/u.test(text) || isClassList(text) || /^(\(|\d+px)/.test(text)) return false;
  if (/^[A-Z][a-z]+(-[A-Z][a-z]+)+$|^[A-Z_]+$/.test(text)) return false;
  return /\s|[À-ÿ’]/.test(text) || /^\p{Lu}\p{L}/u.test(text);
}

function literals(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) literals(one, found);
  if (!isNode(node) || isSilentNode(node)) return found;
  const { type, value } = node;
  if (type === "JSXText" && /\p{L}/u.test(String(value))) found.push(String(value).trim());
  if (type === "Literal" && typeof value === "string" && isSentence(value)) found.push(value);
  if (type === "TemplateElement") {
    const { cooked } = value as { cooked: string };
    if (isSentence(cooked)) found.push(cooked);
  }
  if (
    type === "JSXAttribute" &&
    isNode(value) &&
    SPOKEN_ATTRIBUTES.test(String((node["name"] as Node)["name"]))
  )
    if (value.type === "Literal" && value["value"] && !isSentence(String(value["value"])))
      found.push(String(value["value"]));
  const childNodes = type === "Property" && !node["computed"] ? [value] : Object.values(node);
  for (const part of childNodes) literals(part, found);
  return found;
}

const literalsIn = (file: string) =>
  literals(parseSync(file, readFileSync(join(PROJECT_FOLDER, file), "utf8")).program);

test("all words for readers are in content/, where the family can change them", () => {
  const found = SOURCE_FILES.flatMap((file) => literalsIn(file).map((text) => ({ file, text })));
  expect(found.filter(({ text }) => !ALLOWED_TEXTS.has(text))).toEqual([]);
  const foundTexts = new Set(found.map(({ text }) => text));
  expect([...ALLOWED_TEXTS.keys()].filter((text) => !foundTexts.has(text))).toEqual([]);
});
