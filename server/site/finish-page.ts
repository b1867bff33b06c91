/**
 * The finish of a page, in one pass: it gets its style sheet inside, its scripts wait until it has
 * painted, machines get their data, and what it may run is written down. Why: docs/decisions/004, 013.
 */
import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";
import { THEME_SCRIPT } from "#app/client-state/theme-script.ts";
import { contentSecurityPolicy } from "../content-security-policy.ts";
import { START } from "./release.ts";
import type { Node } from "#app/head/json-ld.ts";
import { deferredStartScript } from "#app/hydration/deferred-start.ts";

/** What the head of a page says to those who only read that. */
export type Head = { title: string; description: string; address: string; isListed: boolean };

export type FinishedPage = {
  html: string;
  /** Its content security policy. */
  policy: string;
  /** The file its scripts begin with; it brings what the page was rendered from. */
  start: { file: string; code: string };
  head: Head;
};

/** What a page is finished with; an answer to a form has no script but the theme's. */
type Finish = { sheets: ReadonlyMap<string, string>; graph?: Node[]; isAnswer?: boolean };

type Edit = { from: number; to: number; text: string };

/** The theme is all that is left: without the mark that scripts run, nothing waits for them. */
const THEME_ALONE = THEME_SCRIPT.replace('r.classList.add("js");', "");

/** All elements, as they follow each other. */
function elementsOf({ childNodes }: Tree.ParentNode): Tree.Element[] {
  return childNodes.flatMap((child) => ("tagName" in child ? [child, ...elementsOf(child)] : []));
}

function attribute({ attrs }: Tree.Element, name: string): string {
  return attrs.find((one) => one.name === name)?.value ?? "";
}

/** The page as it was written, with pieces of it replaced. */
function edited(html: string, edits: Edit[]): string {
  let text = "";
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    text += html.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + html.slice(at);
}

/** Where an element stands, and what is in it. Throws for one that the page leaves open. */
function placeOf({ tagName, sourceCodeLocation: place }: Tree.Element) {
  if (!place) throw new Error(`<${tagName}> is not written in the page`);
  const inside = { from: place.startTag?.endOffset ?? 0, to: place.endTag?.startOffset ?? 0 };
  return { whole: { from: place.startOffset, to: place.endOffset }, inside };
}

function blockOf(graph: Node[]): string {
  const data = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return `<script type="application/ld+json">${data.replaceAll("<", "\\u003c")}</script>`;
}

/** A page's start module is a file. */
function startOf(code: string): FinishedPage["start"] {
  const name = createHash("sha256").update(code).digest("hex").slice(0, 8);
  return { file: `${START}${name}.js`, code };
}

/** The router's scripts with what a page was rendered from: a fifth of the page, and asleep it needs none. */
const ROUTER = /^window\.__reactRouterContext\b/;

/** What the elements of the head say; the parser has read the signs that stand for others. */
function headOf(elements: Tree.Element[]): Head {
  const metas = new Map(
    elements.map((one) => [attribute(one, "name"), attribute(one, "content")] as const),
  );
  const [words] = elements.find(({ tagName }) => tagName === "title")?.childNodes ?? [];
  const canonical = elements.find((one) => attribute(one, "rel") === "canonical");
  return {
    title: words && "value" in words ? words.value : "",
    description: metas.get("description") ?? "",
    address: canonical ? attribute(canonical, "href") : "",
    isListed: canonical !== undefined && !metas.get("robots")?.includes("noindex"),
  };
}

/** Finishes a page as the bundle has rendered it. */
export function finishPage(html: string, { sheets, graph, isAnswer }: Finish): FinishedPage {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const linked = (rel: string) => named("link").filter((one) => attribute(one, "rel") === rel);
  const preloads = linked("modulepreload");
  const [head] = named("head");
  const [link] = linked("stylesheet");
  const sheet = link && sheets.get(attribute(link, "href"));
  if (!head || !link || sheet === undefined)
    throw new Error("A page names no style sheet of the build");

  const codeOf = (script: Tree.Element) => {
    const { from, to } = placeOf(script).inside;
    return html.slice(from, to);
  };
  const scripts = named("script").filter((one) => !attribute(one, "src"));
  const module = scripts.find((one) => attribute(one, "type") === "module");
  if (!module) throw new Error("A page has no start module");
  const routers = scripts.filter((one) => ROUTER.test(codeOf(one)));
  const start = startOf([...routers, module].map(codeOf).join("\n"));
  const wake = deferredStartScript(
    `/${start.file}`,
    preloads.map((one) => attribute(one, "href")),
  );

  const edits: Edit[] = preloads.map((one) => ({ ...placeOf(one).whole, text: "" }));
  edits.push({ ...placeOf(link).whole, text: `<style>${sheet}</style>` });
  const run: string[] = [];
  for (const script of scripts) {
    const code = codeOf(script);
    const isTheme = code === THEME_SCRIPT;
    if (isAnswer && !isTheme) {
      edits.push({ ...placeOf(script).whole, text: "" });
      continue;
    }
    // The element stays: React looks for it when it wakes.
    if (routers.includes(script)) {
      edits.push({ ...placeOf(script).inside, text: "" });
      continue;
    }
    const kept = isAnswer ? THEME_ALONE : script === module ? wake : code;
    if (kept !== code) edits.push({ ...placeOf(script).inside, text: kept });
    run.push(kept);
  }
  const end = placeOf(head).inside.to;
  if (graph) edits.push({ from: end, to: end, text: blockOf(graph) });
  return {
    html: edited(html, edits),
    policy: contentSecurityPolicy({ scripts: run, styles: [sheet] }),
    start,
    head: headOf(elementsOf(head)),
  };
}
