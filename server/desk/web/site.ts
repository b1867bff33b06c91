/** Il sito: every word of content/, by page and part, each part a form in all languages. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import type { ContentForm } from "../content-form.ts";
import { ADDITIONS } from "../additions.ts";
import { DeskError } from "../context.ts";
import type { FormScope } from "../form-scope.ts";
import { SUBJECT_GROUPS, SUBJECT_LABELS, subjectLabel } from "../site-subjects.ts";
import { firstPicture, smallFiles } from "../site-pictures.ts";
import { contentPageProps, type FormRefusal, handleContentForm } from "./content-page.ts";
import { partPath, placeProps, subjectPath, WORDS_SEGMENT } from "../part-path.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import type { Visit } from "./visit.ts";

function subjectOf(visit: Visit): string {
  const subject = visit.request.param("subject") ?? "";
  if (!Object.hasOwn(SUBJECT_LABELS, subject))
    throw new DeskError("Questa pagina del banco non c’è.");
  return subject;
}

function scopeOf(visit: Visit): FormScope {
  const [kind, ...steps] = (visit.request.param("part") ?? "").split(".");
  return { subject: subjectOf(visit), isWords: kind === WORDS_SEGMENT, part: steps.join(".") };
}

/** The query parameter with the list that gets a new entry. */
const ADD_PARAMETER = "aggiungi";

/** Additions with a screen of their own. */
const OTHER_ADDITIONS = [
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

function demandAddition(scope: FormScope, list: string): void {
  if (!ADDITIONS.some((one) => one.list === list && partPath(one.scope) === partPath(scope)))
    throw new DeskError("Questa pagina del banco non c’è.");
}

const additionTitle = ({ subject }: FormScope) =>
  ADDITIONS.find(({ scope }) => scope.subject === subject)?.label;

/** Links to the additions of a subject, or of all subjects. */
function additionRows(subject?: string) {
  const entries = ADDITIONS.map(({ label, help, scope, list }) => ({
    subject: scope.subject,
    href: `${partPath(scope)}?${ADD_PARAMETER}=${list}`,
    title: label,
    excerpt: help,
  }));
  const all = [...entries, ...OTHER_ADDITIONS];
  if (subject) return all.filter((one) => one.subject === subject);
  // Chi siamo has reviews of its own, which are added there.
  return all.filter(({ title }, at) => all.findIndex((one) => one.title === title) === at);
}

async function showPart(visit: Visit, form: ContentForm, refusal?: FormRefusal, entry?: string) {
  const { status, ...props } = await contentPageProps(visit, form, refusal);
  const { scope } = form;
  const parts = await visit.run("subjectParts", scope.subject);
  const part = parts.find((one) => partPath(one.scope) === partPath(scope));
  if (!part) throw new DeskError("Questa pagina del banco non c’è.");
  const page = subjectLabel(scope.subject);
  return visit.page(
    "site-part",
    `${part.label} · ${page}`,
    {
      ...props,
      title: entry ? (additionTitle(scope) ?? part.label) : part.label,
      entry,
      action: partPath(scope),
      back: { href: subjectPath(scope.subject), label: page },
    },
    { place: "more", status },
  );
}

export const siteRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.site]: async (visit, query) => {
      const wanted = query.get("cerca")?.trim() ?? "";
      const found = wanted ? await visit.run("searchSite", wanted) : undefined;
      const { missing, outdated } = found
        ? { missing: [], outdated: [] }
        : await visit.run("translationsToDo");
      const files = smallFiles(visit.contents());
      const groups = SUBJECT_GROUPS.map(({ title, subjects }) => ({
        title,
        subjects: subjects.map((subject) => ({
          href: subjectPath(subject),
          title: subjectLabel(subject),
          picture: files.get(firstPicture(visit.contents(), subject) ?? "")?.address,
        })),
      }));
      const props = {
        wanted,
        found: found?.map(placeProps),
        missing: missing.map(placeProps),
        outdated: outdated.map(placeProps),
        additions: additionRows(),
        groups,
        notice: visit.notice,
      };
      return visit.page("site", "Testi e pagine", props, { place: "more" });
    },
    [DESK_PATHS.toDo]: async (visit) => {
      const all = await visit.run("siteToDo");
      const rows = all.flatMap(({ place }) => (place ? [placeProps(place)] : []));
      const others = all.flatMap(({ place, reason }) => (place ? [] : [reason]));
      return visit.page(
        "site-to-do",
        "Prima di andare online",
        { rows, others },
        { place: "more" },
      );
    },
    [`${DESK_PATHS.site}/:subject`]: async (visit) => {
      const subject = subjectOf(visit);
      const parts = await visit.run("subjectParts", subject);
      const title = subjectLabel(subject);
      const rows = parts.map(({ scope, label, excerpt }) => ({
        href: partPath(scope),
        title: label,
        excerpt,
      }));
      const props = { title, parts: rows, additions: additionRows(subject), notice: visit.notice };
      return visit.page("site-subject", title, props, { place: "more" });
    },
    [`${DESK_PATHS.site}/:subject/:part`]: async (visit, query) => {
      const list = query.get(ADD_PARAMETER);
      if (!list) return showPart(visit, await visit.run("readContentForm", scopeOf(visit)));
      demandAddition(scopeOf(visit), list);
      const { entry, ...form } = await visit.run("newEntryForm", scopeOf(visit), list);
      return showPart(visit, form, undefined, entry);
    },
  },
  forms: {
    [`${DESK_PATHS.site}/:subject/:part`]: async (visit, fields) => {
      const scope = scopeOf(visit);
      const entry = fields.get("sola") ?? undefined;
      return handleContentForm(
        visit,
        fields,
        { scope, path: partPath(scope) },
        (...[own, form, refusal]) => showPart(own, form, refusal, entry),
      );
    },
  },
};
