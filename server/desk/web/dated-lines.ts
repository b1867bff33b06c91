/** Avviso and Saluto: lines of the site that have a last day. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import type { ContentForm } from "../content-form.ts";
import { contentPageProps, type FormRefusal, handleContentForm } from "./content-page.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import type { Visit } from "./visit.ts";

type DatedLineKind = { subject: string; path: string; title: string; status: string };

const NOTICE_LINE: DatedLineKind = {
  subject: "notice",
  path: DESK_PATHS.notice,
  title: "Avviso",
  status: "Una riga sopra tutte le pagine, fino all’ultimo giorno compreso. Vuoto: nessun avviso.",
};

const GREETING_LINE: DatedLineKind = {
  subject: "greeting",
  path: DESK_PATHS.greeting,
  title: "Saluto",
  status:
    "Una riga nella pagina iniziale, sotto l’apertura, fino all’ultimo giorno compreso. Vuoto: nessun saluto.",
};

function datedLineRoutes({ subject, path, title, status: words }: DatedLineKind): PlaceRoutes {
  const scope = { subject };
  const show = async (visit: Visit, form: ContentForm, refusal?: FormRefusal) => {
    const { status, ...fields } = await contentPageProps(visit, form, refusal);
    const props = { ...fields, title, status: words, action: path };
    return visit.page("dated-line", title, props, { place: "more", status });
  };
  return {
    pages: {
      [path]: async (visit) => show(visit, await visit.run("readContentForm", scope)),
    },
    forms: {
      [path]: (visit, fields) => handleContentForm(visit, fields, { scope, path }, show),
    },
  };
}

export const noticeRoutes = datedLineRoutes(NOTICE_LINE);

export const greetingRoutes = datedLineRoutes(GREETING_LINE);
