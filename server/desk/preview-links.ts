/**
 * The links of a previewed page: beside the first words of each part of content one to the part's form. The
 * words are found in the finished HTML, so that guests' pages need no marks for it.
 */
import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";
import { valueAt, valuesOf } from "#app/content/edits.ts";
import { CONTENT_FILES } from "#app/content/read.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { prefixOf } from "#app/content/forms/translated-fields.ts";
import type { Subject } from "#server/site/content-dependencies.ts";
import type { StoredEdit } from "#server/store/edits.ts";
import type { DeskContext } from "./context.ts";
import { textsBelow } from "./translations.ts";
import { partPath } from "./part-path.ts";
import { subjectParts } from "./site-parts.ts";
import { isPageSubject } from "./site-subjects.ts";

/** A link to a part's form at the desk. */
type PartLink = { subject: string; part: string; href: string; label: string };

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** A subject in a language as the desk has it: "it/home" is "home", in Italian. */
function splitSubject(subject: Subject): [language: string, name: string] {
  const [language = "", ...name] = subject.split("/");
  return [language, name.join("/")];
}

/**
 * The subjects of a page in its language, what few pages read first: a text in several is more likely
 * theirs.
 */
export function pageSubjects(pages: ReadonlyMap<string, Subject[]>, path: string): Subject[] {
  const counts = new Map<Subject, number>();
  for (const subjects of pages.values())
    for (const subject of subjects) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const own = Map.groupBy(pages.get(path) ?? [], (subject) => splitSubject(subject)[0]);
  const [most = []] = [...own.values()].toSorted((one, other) => other.length - one.length);
  return most.toSorted((one, other) => counts.get(one)! - counts.get(other)!);
}

/** The parts of these subjects, by each of their texts. */
export async function partsByText(
  context: DeskContext,
  edits: StoredEdit[],
  subjects: Subject[],
): Promise<Map<string, PartLink>> {
  const links = new Map<string, PartLink>();
  for (const subject of subjects) {
    const [language, name] = splitSubject(subject);
    const prefix = prefixOf(language, language === DEFAULT_LANGUAGE ? 0 : 1);
    for (const { scope, label } of await subjectParts(context, name)) {
      const file = scope.isWords ? `${language}/${name}` : name;
      if (!CONTENT_FILES.includes(file)) continue;
      const values = valuesOf(file, edits);
      const texts = scope.part
        ? textsBelow(valueAt(values, scope.part), scope.part)
        : textsBelow(values).filter(([path]) => !path.includes("."));
      const part = partPath(scope);
      for (const [path, text] of texts) {
        const href = `${part}#${scope.isWords ? prefix : ""}${path}`;
        if (!links.has(collapseSpaces(text)))
          links.set(collapseSpaces(text), { subject: name, part, href, label });
      }
    }
  }
  return links;
}

/** Elements whose text is invisible, or that cannot show a link. */
const HIDDEN_ELEMENTS = new Set([
  "header",
  "script",
  "style",
  "template",
  "noscript",
  "dialog",
  "svg",
  "select",
]);

/** Elements that may not contain a link. */
const CLICKABLE_ELEMENTS = new Set(["a", "button", "label", "summary"]);

function isHiddenElement({ tagName, attrs }: Tree.Element): boolean {
  return (
    HIDDEN_ELEMENTS.has(tagName) ||
    attrs.some(
      ({ name, value }) =>
        name === "hidden" ||
        name === "inert" ||
        (name === "aria-hidden" && value === "true") ||
        (name === "class" && /\bsr-only\b/.test(value)),
    )
  );
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => "tagName" in node;

const ownText = ({ childNodes }: Tree.Element) =>
  collapseSpaces(
    childNodes
      .map((node) => (node.nodeName === "#text" ? (node as Tree.TextNode).value : ""))
      .join(""),
  );

type LinkInsertion = { at: number; link: PartLink };

/**
 * The places of the links: each part once, where the first of its texts stands. Words that all pages share
 * have theirs at the foot of the page.
 */
function insertionsIn(html: string, links: ReadonlyMap<string, PartLink>): LinkInsertion[] {
  const found = new Map<string, LinkInsertion>();
  const visit = (element: Tree.Element, isFooter: boolean, pressed?: Tree.Element) => {
    if (isHiddenElement(element)) return;
    const outer = pressed ?? (CLICKABLE_ELEMENTS.has(element.tagName) ? element : undefined);
    const link = links.get(ownText(element));
    const at =
      outer?.sourceCodeLocation?.startOffset ?? element.sourceCodeLocation?.startTag?.endOffset;
    if (link && at !== undefined && !found.has(link.part))
      if (isFooter || isPageSubject(link.subject)) found.set(link.part, { at, link });
    for (const child of element.childNodes)
      if (isElement(child)) visit(child, isFooter || child.tagName === "footer", outer);
  };
  const page = parse(html, { sourceCodeLocationInfo: true });
  for (const child of page.childNodes) if (isElement(child)) visit(child, false);
  return [...found.values()];
}

/** Styles of the edit links: visibly 2 rem high, with a transparent border as touch area. */
const LINK_STYLE = `<style>
[data-part]{display:block;margin-block:.25rem}
[data-part] a{display:inline-flex;align-items:center;height:2.75rem;min-width:2.75rem;padding:0 .75rem;border:.375rem solid transparent;border-inline-width:0;background:#1b1613 padding-box;color:#d9b382;font:600 .8125rem/1 sans-serif;letter-spacing:0;text-transform:none;text-decoration:underline;text-underline-offset:.25em}
body:has(#page-alone:checked) [data-part]{display:none}
</style>`;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The page with its links, and the subject that most of it is made of. */
export function withPartLinks(
  html: string,
  links: ReadonlyMap<string, PartLink>,
): { html: string; subject: string | undefined } {
  const insertions = insertionsIn(html, links);
  const subjects = Map.groupBy(
    insertions.filter(({ link }) => isPageSubject(link.subject)),
    ({ link }) => link.subject,
  );
  const [most] = [...subjects].toSorted(([, one], [, other]) => other.length - one.length);
  const linked = insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce(
      (text, { at, link: { href, label } }) =>
        `${text.slice(0, at)}<span data-part><a href="${escapeHtml(href)}" aria-label="Modifica: ${escapeHtml(label)}">Modifica</a></span>${text.slice(at)}`,
      html,
    );
  return { html: linked.replace("</head>", `${LINK_STYLE}</head>`), subject: most?.[0] };
}
