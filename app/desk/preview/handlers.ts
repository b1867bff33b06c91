/** The preview: guests' pages made from the draft, with a script of the desk in place of the pages' own scripts. */
import { CONTENT_FILES } from "#app/content/files.ts";
import { type Documents, valueAt, valuesOf } from "#app/content/documents.ts";
import { checkContents } from "#app/content/read.ts";
import { memberOf } from "#app/content/rows.ts";
import { formatIssues } from "#app/content/issue.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/domain/languages.ts";
import { canonicalPath, houseLanguageAt, PATHS } from "#app/paths/paths.ts";
import type { Preview } from "#app/render/document.tsx";
import { renderPage } from "#app/render/page.tsx";
import { routeAt } from "#app/render/routes.ts";
import type { ContentName, SiteContent } from "#app/content/site-content.ts";
import { encodeAddedPictures } from "#server/site/cut-pictures.ts";
import { catalogueOf, loadPublishedSite } from "#server/site/site-source.ts";
import { type DeskContext, DeskError } from "../context.ts";
import { DESK_PATHS } from "../paths.ts";
import { draftChanges, type ChangeGroup } from "../publish/draft-changes.ts";
import { type DraftState, readDraft, readDraftState } from "../publish/draft.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import { fileInfo, formOfFile } from "../words/form-scope.ts";
import { partPath, subjectPath } from "../words/part-path.ts";
import { findPlace, screensOf } from "../words/site-parts.ts";
import { isPageSubject } from "../words/site-subjects.ts";

/** Wraps `content` so that each access to a property, such as "rooms", adds the property's name to `subjects`. */
function trackSubjects(content: SiteContent, subjects: Set<string>): SiteContent {
  return new Proxy(content, {
    get(target, name) {
      subjects.add(name as ContentName);
      return target[name as ContentName];
    },
  });
}

/** The preview's script finds `text` in the page, and puts a link to the part's form beside the text. */
export type PreviewPart = {
  text: string;
  formPath: string;
  href: string;
  label: string;
  /** Whether all pages show the text. */
  isShared: boolean;
};

function previewParts(documents: Documents, language: Language, subjects: string[]) {
  const parts = new Map<string, PreviewPart>();
  for (const subject of subjects)
    for (const { scope, screen } of screensOf(documents, subject)) {
      const file = fileInfo(scope.file).language ? `${language}/${subject}` : subject;
      if (!CONTENT_FILES.includes(file)) continue;
      const { screens } = formOfFile(file, documents);
      const languageScreen = screens.find(({ part }) => part === screen.part);
      const formPath = partPath(scope);
      for (const { path, kind, value } of languageScreen?.fields ?? [])
        for (const paragraph of kind === "paragraphs" ? value.split("\n") : [value]) {
          const text = paragraph.replaceAll(/\s+/g, " ").trim();
          const href = `${formPath}#${fileInfo(file).prefix}${path}`;
          const { label } = screen;
          if (text && !parts.has(text))
            parts.set(text, { text, formPath, href, label, isShared: !isPageSubject(subject) });
        }
    }
  return [...parts.values()];
}

async function renderPreview(context: DeskContext, address: string): Promise<string | undefined> {
  const documents = await readDraft(context);
  const catalogue = await catalogueOf(context.database, documents);
  const { contents, issues } = checkContents(catalogue, documents);
  if (!contents) throw new DeskError(`Prima c’è da correggere:\n${formatIssues(issues)}`);
  const path = canonicalPath(address);
  if (!routeAt(path, contents)) return undefined;
  const { siteUrl: url, dataDir: folder } = context.settings;
  // The files of new photographs are made now, because the preview loads these files from the same addresses as guests' pages.
  const { contents: before } = await loadPublishedSite(context.database);
  await encodeAddedPictures(catalogue, { after: contents, before }, folder);
  const language = houseLanguageAt(path);
  const site = { contents, url, today: houseDayAt(context.now) };
  // This rendering only finds which properties of the content the page reads; `language` is Italian for the demonstration.
  const subjects = new Set<string>();
  const trackedContents = { ...contents, [language]: trackSubjects(contents[language], subjects) };
  renderPage({ path, site: { ...site, contents: trackedContents } });
  const pageSubjects = [...subjects].filter(isPageSubject).toSorted();
  const sharedSubjects = [...subjects].filter((name) => !isPageSubject(name)).toSorted();
  const parts = previewParts(documents, language, [...pageSubjects, ...sharedSubjects]);
  const links: Preview["bar"]["links"] = [[DESK_PATHS.publish, "Torna al banco"]];
  if (pageSubjects[0]) links.push([subjectPath(pageSubjects[0]), "Tutte le parti"]);
  const bar = {
    label: "Anteprima",
    words: "Anteprima, solo per voi.",
    withoutLinksLabel: "Senza «Modifica»",
    links,
  };
  return renderPage({ path, site, preview: { bar, data: { parts } } }).html;
}

const { room: roomPath, territory: storyPath, ...pagePaths } = PATHS;

/** The path of the page that shows the texts of a page or topic (subject). Other subjects are shown on the home page. */
const PAGE_PATH_BY_SUBJECT: Record<string, string> = {
  ...pagePaths,
  house: PATHS.contact,
  "good-to-know": PATHS.contact,
  details: PATHS.roomDetails,
};

/** Returns the address of the room or story that `path` names or, if there is none, of the first room or story. */
function entryAddress(textsBySlug: unknown, path: string): string {
  const entries = Object(textsBySlug) as Record<string, unknown>;
  const slug = path.split(".").find((segment) => Object.hasOwn(entries, segment));
  return String(memberOf(entries[slug ?? Object.keys(entries)[0] ?? ""], "address") ?? "");
}

function pagePathOf({ subject, path }: ChangeGroup, { draft }: DraftState): string {
  const textsAt = (name: string, list: string) =>
    valueAt(valuesOf(`${DEFAULT_LANGUAGE}/${name}`, draft), list);
  if (subject === "rooms" || subject === "prices")
    return roomPath(entryAddress(textsAt("rooms", "rooms"), path));
  if (subject === "territory")
    return storyPath(entryAddress(textsAt("territory", "articles"), path));
  return PAGE_PATH_BY_SUBJECT[subject === "pictures" ? path.split(".")[0]! : subject] ?? PATHS.home;
}

/** Returns the path of the page with the last change, "#" and the path of the form: "/about#/banco/sito/about/parole.intro". */
async function urlOfChange(context: DeskContext, subject: string, path: string): Promise<string> {
  const draftState = await readDraftState(context);
  const [lastChange] = draftChanges(draftState)
    .filter((one) => (!subject || one.subject === subject) && (!path || one.path === path))
    .toSorted((one, other) => other.at - one.at);
  if (!lastChange) return PATHS.home;
  const [{ file }] = lastChange.changes;
  const place = findPlace(draftState.draft, file, lastChange.path);
  const scope = { file: fileInfo(file).italianFile, part: place?.screen.part };
  return pagePathOf(lastChange, draftState) + (place ? `#${partPath(scope)}` : "");
}

/** Like the desk's content security policy, but with the inline styles and `data:` images of guests' pages. */
const PREVIEW_CSP =
  "default-src 'none'; script-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'self' 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

async function showPreview(visit: Visit, query: URLSearchParams): Promise<Response> {
  // The query may name a change, by its subject (a file's name) and path. If the subject is empty, the last change is shown.
  const subject = query.get("cosa");
  if (subject !== null) {
    const url = await urlOfChange(visit, subject, query.get("posto") ?? "");
    const location = encodeURI(DESK_PATHS.preview + url.replace(/^\/(?=#|$)/, ""));
    return new Response(null, { status: 303, headers: { Location: location } });
  }
  const address = visit.request.path.slice(DESK_PATHS.preview.length) || "/";
  const html = await renderPreview(visit, address);
  if (html === undefined) throw new DeskError("Questa pagina nella bozza non c’è.");
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": PREVIEW_CSP,
    },
  });
}

export const previewRoutes: DeskRoutes = {
  pages: { [DESK_PATHS.preview]: showPreview, [`${DESK_PATHS.preview}/*`]: showPreview },
};
