/**
 * The style sheet that stands in a page. Template pages get all of it; a page of the guesthouse gets
 * what its own scripts and pages can ask for, so that four other designs cost it nothing. That holds
 * because no page of the guesthouse links to a template page (tests/e2e/template-routes.spec.ts):
 * whoever goes there loads a new document.
 */
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Selector, transform } from "lightningcss";
import { langAt } from "#app/site/template-paths.ts";
import type { PageFiles } from "./page-files.ts";

/** Scripts that a page fetches when a part of it is first used. */
const USED_LATER = "assets/lightbox-*.js";

/** The sheet of the client's build, as its manifest names it. */
async function builtSheet(client: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
  const sheet = (manifest as Record<string, { file: string }>)["style.css"]?.file;
  if (!sheet) throw new Error(`${client} holds no style sheet`);
  return (await readFile(join(client, sheet), "utf8")).trim();
}

/** Whether a built page is one of the template's. */
export function isTemplatePage(page: string): boolean {
  return langAt(`/${page}`.replace(/\/?(index|404)\.html$/, "") || "/") === "en";
}

/** Every word that could be a class, in the guesthouse's pages and the scripts they load. */
async function guesthouseWords(client: string, pages: PageFiles): Promise<Set<string>> {
  const texts = [...pages].filter(([file]) => !isTemplatePage(file)).map(([, html]) => html);
  const named = texts.flatMap((html) => html.match(/assets\/[\w.-]+\.js/g) ?? []);
  const later = await Array.fromAsync(glob(USED_LATER, { cwd: client }));
  const scripts = [...new Set([...named, ...later])];
  const codes = await Promise.all(scripts.map((file) => readFile(join(client, file), "utf8")));
  return new Set([...texts, ...codes].flatMap((text) => text.split(/[\s"'`]+/)));
}

/** The families that a sheet names beside declaring them. */
function namesFamily(sheet: string, family: string): boolean {
  return sheet.replaceAll(/@font-face\{[^}]*\}/g, "").includes(family);
}

/** Leaves out the fonts that no rule names. */
export function withoutIdleFonts(sheet: string): string {
  return sheet.replaceAll(/@font-face\{[^}]*\}/g, (face) => {
    const family = /font-family:"?([^;"}]+)/.exec(face)?.[1] ?? "";
    return namesFamily(sheet, family) ? face : "";
  });
}

function isAskedFor(selector: Selector, words: Set<string>): boolean {
  return selector.every((part) => {
    if (part.type === "class") return words.has(part.name);
    if (part.type === "attribute" && part.name === "data-design")
      return part.operation?.value === "guesthouse";
    return true;
  });
}

/** Leaves out the rules whose classes nobody asks for. */
export function trimmed(sheet: string, words: Set<string>): string {
  const { code } = transform({
    filename: "style.css",
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const { selectors } = rule.value;
          const kept = selectors.filter((selector) => isAskedFor(selector, words));
          if (kept.length === selectors.length) return undefined;
          return kept.length === 0 ? [] : { ...rule, value: { ...rule.value, selectors: kept } };
        },
      },
    },
  });
  return code.toString();
}

/** Tells which style sheet a built page gets. */
export async function pageStyles(
  client: string,
  pages: PageFiles,
): Promise<(page: string) => string> {
  const all = await builtSheet(client);
  const own = withoutIdleFonts(trimmed(all, await guesthouseWords(client, pages)));
  return (page) => (isTemplatePage(page) ? all : own);
}
