/** The screen "Testi e pagine" (texts and pages) edits content/ by page and part. A part is a form or a list of entries. */
import { translationsToDo } from "./translations.ts";
import { searchSite, subjectParts } from "./site-parts.ts";
import { DESK_PATHS } from "../paths.ts";
import { type ContentForm, readContentForm } from "./content-form.ts";
import { changeContentList, readContentList, removedEntriesIn } from "./content-list.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { DeskError, PAGE_NOT_FOUND } from "../context.ts";
import { fileInfo, type FormScope, newEntryPart } from "./form-scope.ts";
import {
  NEW_ENTRY_PARAMETER,
  backLink,
  newPartPath,
  partPath,
  subjectPath,
  TEXTS_SEGMENT,
} from "./part-path.ts";
import { narrowestFileAddresses } from "../pictures/draft-pictures.ts";
import {
  isTechnicalPart,
  TECHNICAL_SUBJECTS,
  SITE_SUBJECTS,
  subjectLabel,
} from "./site-subjects.ts";
import { formStatus, handleContentForm, parseJson } from "./save-form.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import { ContentPage } from "./content-page.tsx";
import { SitePage, ListScreen } from "./screen.tsx";

function scopeOf(visit: Visit): FormScope {
  const [kindSegment, ...segments] = (visit.request.param("part") ?? "").split(".");
  const subject = visit.request.param("subject") ?? "";
  const file = kindSegment === TEXTS_SEGMENT ? `${DEFAULT_LANGUAGE}/${subject}` : subject;
  const scope = { file, part: segments.join(".") };
  // The notice, and prices outside of lists, have no page here: `partPath` returns the paths of their own screens.
  if (partPath(scope) !== visit.request.path) throw new DeskError(PAGE_NOT_FOUND);
  return scope;
}

const additionRow = (title: string, excerpt: string, subject: string, list: string) => ({
  subject,
  href: newPartPath({ file: `${DEFAULT_LANGUAGE}/${subject}`, part: newEntryPart(list) }),
  title,
  excerpt,
});

function additionRows(subject?: string) {
  const prefix = "Le parole di un ospite, ";
  const siteRows = [
    additionRow("Una recensione", `${prefix}nella pagina iniziale`, "home", "reviews.items"),
    additionRow("Una risposta", "Una voce in più in Buono a sapersi", "good-to-know", "more"),
    {
      subject: "territory",
      href: DESK_PATHS.newStory,
      title: "Un racconto",
      excerpt: "Una pagina nuova sul territorio",
    },
    {
      subject: "rooms",
      href: DESK_PATHS.newRoom,
      title: "Una camera",
      excerpt: "Con il prezzo e i letti di una che c’è già",
    },
  ];
  if (!subject) return siteRows;
  // The page "Chi siamo" (about us) has reviews of its own. Only the screen of "Chi siamo" has the link that adds one.
  const aboutRow = additionRow("Una recensione", `${prefix}in Chi siamo`, "about", "reviews.items");
  return [...siteRows, aboutRow].filter((one) => one.subject === subject);
}

async function showForm(visit: Visit, form: ContentForm) {
  const { scope, label, help, isNew } = form;
  const props = {
    ...form,
    title: label,
    status:
      isNew && fileInfo(scope.file).language
        ? "Basta l’italiano: nelle altre lingue si vede quando c’è la traduzione."
        : help,
    action: partPath(scope),
    back: backLink(scope, form.parent),
  };
  return visit.page(ContentPage, props, formStatus(form));
}

/** After a removal the response is the page of the list, with a button that puts the entry back. */
async function handleRowAction(visit: Visit, scope: FormScope, fields: URLSearchParams) {
  const [action = "", name = ""] = ["mossa", "voce"].map((field) => fields.get(field) ?? "");
  const removed = removedEntriesIn(parseJson(fields.get("tolto") ?? ""), name);
  const outcome = await changeContentList(visit, scope, { action, name, removed });
  if (!outcome.removed && !outcome.refusal)
    return { location: partPath(scope), notice: "Salvato." };
  const list = await readContentList(visit, scope);
  const removedEntry = outcome.removed && { name, values: JSON.stringify(outcome.removed) };
  const { refusal } = outcome;
  return visit.page(ListScreen, { ...list!, refusal, removed: removedEntry }, refusal ? 422 : 200);
}

function isTechnicalScope({ file, part = "" }: FormScope): boolean {
  const { subject, language } = fileInfo(file);
  return isTechnicalPart(subject, language && part);
}

const partRows = (parts: Awaited<ReturnType<typeof subjectParts>>) =>
  parts.map(({ scope, label, excerpt }) => ({ href: partPath(scope), title: label, excerpt }));

const SITE_TITLE = "Testi e pagine";
const BACK_TO_SITE = { href: DESK_PATHS.site, label: SITE_TITLE };

const TECHNICAL_ROW = {
  href: DESK_PATHS.technical,
  title: "Per chi vi segue il sito",
  excerpt: "Menu, messaggi già pronti, titoli per i motori di ricerca",
};

async function showSearch(visit: Visit, searchTerm: string): Promise<Response> {
  const rows = await searchSite(visit, searchTerm);
  const help =
    rows.length === 0
      ? `«${searchTerm}» non c’è: provate con una parola sola, o con l’inizio.`
      : undefined;
  const sections = [{ title: `Trovato (${rows.length})`, help, rows }];
  return visit.page(SitePage, { title: SITE_TITLE, searchTerm, sections });
}

async function showSite(visit: Visit): Promise<Response> {
  const { missing, outdated } = await translationsToDo(visit);
  const content: Record<string, object> = visit.contents()[DEFAULT_LANGUAGE];
  const pageRows = SITE_SUBJECTS.map((subject) => ({
    href: subjectPath(subject),
    title: subjectLabel(subject),
    picture: narrowestFileAddresses(content[subject] ?? {})
      .values()
      .next().value,
  }));
  const translationSections = [
    {
      title: `Da tradurre (${missing.length})`,
      help: "Finché manca, in quella lingua non si vede.",
      rows: missing,
    },
    {
      title: `Da ritradurre (${outdated.length})`,
      help: "Qui l’italiano è cambiato dopo.",
      rows: outdated,
    },
  ];
  const sections = [
    ...translationSections.filter(({ rows }) => rows.length > 0),
    { title: "Aggiungere", rows: additionRows() },
    { title: "Le pagine", rows: pageRows },
    { rows: [TECHNICAL_ROW] },
  ];
  return visit.page(SitePage, { title: SITE_TITLE, searchTerm: "", sections });
}

export const siteRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.site]: async (visit, query) => {
      const searchTerm = query.get("cerca")?.trim();
      return searchTerm ? showSearch(visit, searchTerm) : showSite(visit);
    },
    [DESK_PATHS.technical]: async (visit) => {
      const sections = await Promise.all(
        TECHNICAL_SUBJECTS.map(async (subject) => {
          const parts = await subjectParts(visit, subject);
          const technicalParts = parts.filter(({ scope }) => isTechnicalScope(scope));
          return { title: subjectLabel(subject), rows: partRows(technicalParts) };
        }),
      );
      const { title } = TECHNICAL_ROW;
      const advice = "Di solito qui non c’è niente da cambiare.";
      return visit.page(SitePage, { title, status: advice, back: BACK_TO_SITE, sections });
    },
    [`${DESK_PATHS.site}/:subject`]: async (visit) => {
      const subject = visit.request.param("subject") ?? "";
      if (![...SITE_SUBJECTS, ...TECHNICAL_SUBJECTS].includes(subject))
        throw new DeskError(PAGE_NOT_FOUND);
      const parts = await subjectParts(visit, subject);
      const additions = { title: "Aggiungere", rows: additionRows(subject) };
      const sections = [
        { rows: partRows(parts.filter(({ scope }) => !isTechnicalScope(scope))) },
        ...(additions.rows.length > 0 ? [additions] : []),
      ];
      return visit.page(SitePage, { title: subjectLabel(subject), back: BACK_TO_SITE, sections });
    },
    [`${DESK_PATHS.site}/:subject/:part`]: async (visit, query) => {
      const scope = scopeOf(visit);
      const list = await readContentList(visit, scope);
      if (list) return visit.page(ListScreen, list);
      const form = await readContentForm(visit, scope);
      if (form.isNew && !query.has(NEW_ENTRY_PARAMETER))
        throw new DeskError("Questa voce non c’è più: forse l’ha tolta qualcun altro.");
      return showForm(visit, form);
    },
  },
  forms: {
    [`${DESK_PATHS.site}/:subject/:part`]: async (visit, fields) => {
      const scope = scopeOf(visit);
      if (fields.has("mossa")) return handleRowAction(visit, scope, fields);
      return handleContentForm(visit, fields, scope, showForm);
    },
  },
};
