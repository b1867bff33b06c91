/**
 * Turns a rendered page into its final HTML in one pass: inlines the style sheet, moves the scripts
 * into a start module that loads after the first paint, adds structured data, computes the CSP.
 * Why: docs/decisions/004, 013.
 */
import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";
import { HEAD_SCRIPT, THEME_SCRIPT } from "#app/client-state/theme-script.ts";
import { type HeadMetadata, START_MODULE_PREFIX } from "./release.ts";
import type { JsonLdNode } from "#app/head/json-ld.ts";
import { deferredStartScript } from "#app/hydration/deferred-start.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

type FinishedPage = {
  html: string;
  policy: string;
  /** The start module; it contains the data that the page was rendered from. */
  start: { file: string; code: string };
  head: HeadMetadata;
};

/** `graph` is the structured data. A response to a form keeps no script but the theme's. */
type FinishOptions = {
  sheets: ReadonlyMap<string, string>;
  graph?: JsonLdNode[];
  isResponse?: boolean;
};

type HtmlEdit = { from: number; to: number; text: string };

function elementsOf({ childNodes }: Tree.ParentNode): Tree.Element[] {
  return childNodes.flatMap((child) => ("tagName" in child ? [child, ...elementsOf(child)] : []));
}

function attributeOf({ attrs }: Tree.Element, name: string): string {
  return attrs.find((one) => one.name === name)?.value ?? "";
}

/** The HTML with its edits; everything else stays byte for byte. */
function applyHtmlEdits(html: string, edits: HtmlEdit[]): string {
  let text = "";
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    text += html.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + html.slice(at);
}

/** Where an element and its content stand in the HTML; throws for an element the parser added. */
function rangesOf({ tagName, sourceCodeLocation: place }: Tree.Element) {
  if (!place) throw new Error(`<${tagName}> is not written in the page`);
  const inside = { from: place.startTag?.endOffset ?? 0, to: place.endTag?.startOffset ?? 0 };
  return { whole: { from: place.startOffset, to: place.endOffset }, inside };
}

function structuredDataBlock(graph: JsonLdNode[]): string {
  const data = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return `<script type="application/ld+json">${data.replaceAll("<", "\\u003c")}</script>`;
}

/** The start module as a file, named by its hash. */
function startModuleOf(code: string): FinishedPage["start"] {
  const name = createHash("sha256").update(code).digest("hex").slice(0, 8);
  return { file: `${START_MODULE_PREFIX}${name}.js`, code };
}

/** The router's scripts with the data of a page: a fifth of its bytes, needed at hydration only. */
const ROUTER_SCRIPT = /^window\.__reactRouterContext\b/;

/** The metadata of the head, with entities decoded by the parser. */
function headOf(elements: Tree.Element[]): HeadMetadata {
  const metas = new Map(
    elements.map((one) => [attributeOf(one, "name"), attributeOf(one, "content")] as const),
  );
  const [words] = elements.find(({ tagName }) => tagName === "title")?.childNodes ?? [];
  const canonical = elements.find((one) => attributeOf(one, "rel") === "canonical");
  return {
    title: words && "value" in words ? words.value : "",
    description: metas.get("description") ?? "",
    address: canonical ? attributeOf(canonical, "href") : "",
    isListed: canonical !== undefined && !metas.get("robots")?.includes("noindex"),
  };
}

export function finishPage(
  html: string,
  { sheets, graph, isResponse }: FinishOptions,
): FinishedPage {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const elementsNamed = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const linksOf = (rel: string) =>
    elementsNamed("link").filter((one) => attributeOf(one, "rel") === rel);
  const preloads = linksOf("modulepreload");
  const [head] = elementsNamed("head");
  const [link] = linksOf("stylesheet");
  const sheet = link && sheets.get(attributeOf(link, "href"));
  if (!head || !link || sheet === undefined)
    throw new Error("A page names no style sheet of the build");

  const codeOf = (script: Tree.Element) => {
    const { from, to } = rangesOf(script).inside;
    return html.slice(from, to);
  };
  const scripts = elementsNamed("script").filter((one) => !attributeOf(one, "src"));
  const startModuleScript = scripts.find((one) => attributeOf(one, "type") === "module");
  if (!startModuleScript) throw new Error("A page has no start module");
  const routers = scripts.filter((one) => ROUTER_SCRIPT.test(codeOf(one)));
  const start = startModuleOf([...routers, startModuleScript].map(codeOf).join("\n"));
  const wake = deferredStartScript(
    `/${start.file}`,
    preloads.map((one) => attributeOf(one, "href")),
  );

  const edits: HtmlEdit[] = preloads.map((one) => ({ ...rangesOf(one).whole, text: "" }));
  edits.push({ ...rangesOf(link).whole, text: `<style>${sheet}</style>` });
  const inlineScripts: string[] = [];
  for (const script of scripts) {
    const code = codeOf(script);
    const isHead = code === HEAD_SCRIPT;
    if (isResponse && !isHead) {
      edits.push({ ...rangesOf(script).whole, text: "" });
      continue;
    }
    // The empty element stays: React looks for it at hydration.
    if (routers.includes(script)) {
      edits.push({ ...rangesOf(script).inside, text: "" });
      continue;
    }
    const newCode = isResponse ? THEME_SCRIPT : script === startModuleScript ? wake : code;
    if (newCode !== code) edits.push({ ...rangesOf(script).inside, text: newCode });
    inlineScripts.push(newCode);
  }
  const end = rangesOf(head).inside.to;
  if (graph) edits.push({ from: end, to: end, text: structuredDataBlock(graph) });
  return {
    html: applyHtmlEdits(html, edits),
    policy: contentSecurityPolicy({ scripts: inlineScripts, styles: [sheet] }),
    start,
    head: headOf(elementsOf(head)),
  };
}
