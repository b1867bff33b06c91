/** Il sito: every word of content/, by page and part, each part a form in all languages. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import type { ContentForm } from "../content-form.ts";
import { DeskError } from "../context.ts";
import type { FormScope } from "../form-scope.ts";
import { SUBJECT_GROUPS, SUBJECT_LABELS, subjectLabel } from "../site-subjects.ts";
import { contentPageProps, type FormRefusal, handleContentForm } from "./content-page.ts";
import { idOf, partPath, subjectPath, WORDS } from "./part-path.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import type { Visit } from "./visit.ts";

function subjectOf(visit: Visit): string {
  const id = visit.request.param("subject");
  const subject = Object.keys(SUBJECT_LABELS).find((one) => idOf(one) === id);
  if (!subject) throw new DeskError("Questa pagina del banco non c’è.");
  return subject;
}

function scopeOf(visit: Visit): FormScope {
  const [kind, ...steps] = (visit.request.param("part") ?? "").split(".");
  return { subject: subjectOf(visit), isWords: kind === WORDS, part: steps.join(".") };
}

type Place = { scope: FormScope; label: string; name: string; excerpt: string };

const placeProps = ({ scope, label, name, excerpt }: Place) => ({
  href: `${partPath(scope)}#${name}`,
  title: `${subjectLabel(scope.subject)}, ${label}`,
  excerpt,
});

async function showPart(visit: Visit, form: ContentForm, refusal?: FormRefusal) {
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
      title: part.label,
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
      const outdated = found ? [] : await visit.run("outdatedPlaces");
      const groups = SUBJECT_GROUPS.map(({ title, subjects }) => ({
        title,
        subjects: subjects.map((subject) => ({
          href: subjectPath(subject),
          title: subjectLabel(subject),
        })),
      }));
      const props = {
        wanted,
        found: found?.map(placeProps),
        outdated: outdated.map(placeProps),
        groups,
        notice: visit.notice,
      };
      return visit.page("site", "Il sito", props, { place: "more" });
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
      return visit.page("site-subject", title, { title, parts: rows }, { place: "more" });
    },
    [`${DESK_PATHS.site}/:subject/:part`]: async (visit) =>
      showPart(visit, await visit.run("readContentForm", scopeOf(visit))),
  },
  forms: {
    [`${DESK_PATHS.site}/:subject/:part`]: async (visit, fields) => {
      const scope = scopeOf(visit);
      return handleContentForm(visit, fields, { scope, path: partPath(scope) }, showPart);
    },
  },
};
