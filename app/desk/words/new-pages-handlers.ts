/** Una camera and Un racconto: pages that the site does not have yet. */
import { addRoom, addStory } from "./new-pages.ts";
import { DESK_PATHS } from "../paths.ts";
import { DeskError } from "../context.ts";
import { subjectLabel } from "./site-subjects.ts";
import { subjectPath } from "./part-path.ts";
import type { PlaceRoutes, Visit } from "../web/visit.ts";

/** By their addresses. */
const KINDS: Record<string, { subject: string; title: string; label: string }> = {
  [DESK_PATHS.newRoom]: { subject: "rooms", title: "Una camera", label: "Nome della camera" },
  [DESK_PATHS.newStory]: { subject: "territory", title: "Un racconto", label: "Titolo" },
};

const ADDED_NOTICE =
  "Aggiunta, e ancora nascosta. «Prima di andare online» dice che cosa manca; poi premete «Mostra» accanto al suo nome.";

async function showNewPage(visit: Visit, value = "", error?: string) {
  const { path } = visit.request;
  const { subject, title, label } = KINDS[path]!;
  const rooms = await visit.rooms();
  const models = rooms.map(({ slug, name }) => ({ value: slug, label: name }));
  const props = {
    title,
    action: path,
    back: { href: subjectPath(subject), label: subjectLabel(subject) },
    label,
    value,
    error,
    ...(path === DESK_PATHS.newRoom && { models }),
  };
  return visit.page("new-page", props, { status: error ? 422 : 200 });
}

async function addPage(visit: Visit, fields: URLSearchParams) {
  const { path } = visit.request;
  const name = fields.get("nome")?.trim() ?? "";
  try {
    if (path === DESK_PATHS.newStory) await addStory(visit, name);
    else await addRoom(visit, name, fields.get("come") ?? "");
  } catch (error) {
    if (error instanceof DeskError) return showNewPage(visit, name, error.message);
    throw error;
  }
  return { location: subjectPath(KINDS[path]!.subject), notice: ADDED_NOTICE };
}

export const newPageRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.newRoom]: (visit) => showNewPage(visit),
    [DESK_PATHS.newStory]: (visit) => showNewPage(visit),
  },
  forms: { [DESK_PATHS.newRoom]: addPage, [DESK_PATHS.newStory]: addPage },
};
