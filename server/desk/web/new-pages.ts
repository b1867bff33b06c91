/** Una camera and Un racconto: pages that the site does not have yet. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import { DeskError } from "../context.ts";
import { subjectLabel } from "../site-subjects.ts";
import { subjectPath } from "../part-path.ts";
import type { PlaceRoutes, Visit } from "./visit.ts";

type NewPageKind = {
  path: string;
  subject: string;
  title: string;
  label: string;
  hasModels: boolean;
  add: (visit: Visit, name: string, model: string) => Promise<void>;
};

const NEW_PAGE_STATUS = "Comincia nascosta, e si vede quando ha tutte le sue parole.";

const ADDED_NOTICE =
  "Aggiunta, e ancora nascosta. «Prima di andare online» dice che cosa manca; poi premete «Mostra» accanto al suo nome.";

const ROOM_KIND: NewPageKind = {
  path: DESK_PATHS.newRoom,
  subject: "rooms",
  title: "Una camera",
  label: "Nome della camera",
  hasModels: true,
  add: (visit, name, model) => visit.run("addRoom", { name, model }),
};

const STORY_KIND: NewPageKind = {
  path: DESK_PATHS.newStory,
  subject: "territory",
  title: "Un racconto",
  label: "Titolo",
  hasModels: false,
  add: (visit, name) => visit.run("addStory", name),
};

async function showNewPage(visit: Visit, kind: NewPageKind, value = "", error?: string) {
  const { path, subject, title, label, hasModels } = kind;
  const rooms = await visit.rooms();
  const models = rooms.map(({ slug, name }) => ({ value: slug, label: name }));
  return visit.page(
    "new-page",
    title,
    {
      title,
      status: NEW_PAGE_STATUS,
      action: path,
      back: { href: subjectPath(subject), label: subjectLabel(subject) },
      label,
      help: "Da qui viene il suo indirizzo, che poi non cambia.",
      value,
      error,
      ...(hasModels && { models }),
    },
    { place: "more", status: error ? 422 : 200 },
  );
}

async function addPage(visit: Visit, kind: NewPageKind, fields: URLSearchParams) {
  const name = fields.get("nome")?.trim() ?? "";
  try {
    await kind.add(visit, name, fields.get("come") ?? "");
  } catch (error) {
    if (error instanceof DeskError) return showNewPage(visit, kind, name, error.message);
    throw error;
  }
  return { location: subjectPath(kind.subject), notice: ADDED_NOTICE };
}

export const newPageRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.newRoom]: (visit) => showNewPage(visit, ROOM_KIND),
    [DESK_PATHS.newStory]: (visit) => showNewPage(visit, STORY_KIND),
  },
  forms: {
    [DESK_PATHS.newRoom]: (visit, fields) => addPage(visit, ROOM_KIND, fields),
    [DESK_PATHS.newStory]: (visit, fields) => addPage(visit, STORY_KIND, fields),
  },
};
