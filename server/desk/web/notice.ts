/** Avviso: the form of content/notice.yaml. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import type { ContentForm } from "../content-form.ts";
import { contentPageProps, type FormRefusal, handleContentForm } from "./content-page.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import type { Visit } from "./visit.ts";

const SCOPE = { subject: "notice" };

async function showNotice(visit: Visit, form: ContentForm, refusal?: FormRefusal) {
  const { status, ...props } = await contentPageProps(visit, form, refusal);
  return visit.page("notice", "Avviso", props, { place: "more", status });
}

export const noticeRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.notice]: async (visit) =>
      showNotice(visit, await visit.run("readContentForm", SCOPE)),
  },
  forms: {
    [DESK_PATHS.notice]: (visit, fields) =>
      handleContentForm(visit, fields, { scope: SCOPE, path: DESK_PATHS.notice }, showNotice),
  },
};
